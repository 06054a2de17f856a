import { lateTasksQuery, useLiveQuery } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { CountRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { personLink } from './admin-links.ts';
import { lateReviewers } from './late-reviewers.ts';
import { inTimeFrom } from './overdue-since.ts';
import { ReviewerName } from './reviewer-name.tsx';

/** The oldest ones are read; the figure above counts all that are late. */
const READ = 100;

/** Who took the firm's late reviews last, and how many nobody has taken; nothing while all are in time (domain 4.2). */
export function LateReviewersSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const [before] = useState(() => inTimeFrom(today));
  const state = useLiveQuery(query(lateTasksQuery(firestore, before), limit(READ)));
  if (state.kind === 'loading' || (state.kind === 'ready' && state.items.length === 0)) return null;
  const isCut = state.kind === 'ready' && state.items.length === READ;
  return (
    <LiveSection
      isDense
      title="Late reviews by reviewer"
      description={isCut ? `Of the firm’s ${READ} that wait longest` : 'Of the firm’s own reviews'}
      state={state}
      empty={null}
    >
      {(tasks) => (
        <CountRows
          rows={lateReviewers(tasks).map(({ uid, name, count }) => ({
            key: uid ?? 'nobody',
            label:
              uid === undefined ? 'Unassigned' : <ReviewerName name={name ?? uid} to={personLink(uid)} />,
            count,
          }))}
        />
      )}
    </LiveSection>
  );
}
