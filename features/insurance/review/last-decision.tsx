import { auditQuery, firmReviewsQuery, useLiveQuery } from '@vcms/data';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { momentText } from './moment-text.ts';
import { reviewSideOf } from './review-side.ts';

function Since({ moment }: { readonly moment: Date | undefined }) {
  return moment === undefined ? 'No decision yet.' : `Last decision ${momentText(moment, new Date())}.`;
}

function LastOfFirm() {
  const { firestore } = useBackend();
  const last = useLiveQuery(query(firmReviewsQuery(firestore, 'policy'), limit(1)));
  return last.kind === 'ready' ? <Since moment={last.items[0]?.decidedAt} /> : null;
}

/** A client lists no reviews over all contractors: its own decisions stand in its trail. */
function LastOfClient({ clientId }: { readonly clientId: string }) {
  const { firestore } = useBackend();
  const last = useLiveQuery(query(auditQuery(firestore, { clientId, action: 'review.decide' }), limit(1)));
  return last.kind === 'ready' ? <Since moment={last.items[0]?.at} /> : null;
}

/** When something was decided last, for an empty queue. */
export function LastDecision() {
  const side = reviewSideOf(useSession());
  return side.kind === 'firm' ? <LastOfFirm /> : <LastOfClient clientId={side.scope} />;
}
