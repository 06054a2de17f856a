import { auditQuery, firmReviewsQuery, useLiveQueries, useLiveQuery } from '@vcms/data';
import { momentToday, type ReviewSubject } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { reviewSideOf } from './review-side.ts';

export interface LastDecisionProps {
  readonly subjects: readonly ReviewSubject[];
}

function Since({ moment }: { readonly moment: Date | undefined }) {
  return moment === undefined ? 'No decision yet.' : `Last decision ${momentToday(moment, new Date())}.`;
}

function LastOfFirm({ subjects }: LastDecisionProps) {
  const { firestore } = useBackend();
  const last = useLiveQueries(
    subjects.map((subject) => query(firmReviewsQuery(firestore, subject), limit(1))),
  );
  if (last.kind !== 'ready') return null;
  const [newest] = last.items.map(({ decidedAt }) => decidedAt).toSorted((a, b) => b.getTime() - a.getTime());
  return <Since moment={newest} />;
}

/** A client lists no reviews over all contractors: its own decisions stand in its trail. */
function LastOfClient({ clientId }: { readonly clientId: string }) {
  const { firestore } = useBackend();
  const last = useLiveQuery(query(auditQuery(firestore, { clientId, action: 'review.decide' }), limit(1)));
  return last.kind === 'ready' ? <Since moment={last.items[0]?.at} /> : null;
}

/** When something was decided last, for an empty queue. */
export function LastDecision({ subjects }: LastDecisionProps) {
  const side = reviewSideOf(useSession());
  return side.kind === 'firm' ? <LastOfFirm subjects={subjects} /> : <LastOfClient clientId={side.scope} />;
}
