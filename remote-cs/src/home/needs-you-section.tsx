import { firmTaskLinesQuery, takenTaskLinesQuery, useLiveQuery } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { itemsOf, LinkRows, LiveSection, RelativeDay, useArrivalTime } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { REVIEWED_SUBJECTS, reviewWork } from './review-work.ts';

const SHOWN = 5;
/** What others have taken is left out, so a few more are read. */
const READ = 10;

export interface NeedsYouSectionProps {
  readonly today: CalendarDate;
  readonly now: () => Date;
}

/** The reviews that need this person: those it has taken, then those that were promised first and nobody has taken. */
export function NeedsYouSection({ today, now }: NeedsYouSectionProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const taken = useLiveQuery(query(takenTaskLinesQuery(firestore, userId), limit(SHOWN)));
  const oldest = useLiveQuery(query(firmTaskLinesQuery(firestore, REVIEWED_SUBJECTS), limit(READ)));
  const asOf = useArrivalTime(oldest, now);
  const failed = taken.kind === 'ready' ? oldest : taken;
  const work = reviewWork(itemsOf(taken), itemsOf(oldest), userId, asOf).slice(0, SHOWN);
  const none = <Text color="fg.muted">No review is waiting.</Text>;
  return (
    <LiveSection isDense title="Needs you" rows={5} state={failed} empty={none}>
      {() =>
        work.length === 0 ? (
          none
        ) : (
          <LinkRows
            rows={work.map(({ id, to, title, promisedOn }) => ({
              id,
              to,
              name: title,
              end: <RelativeDay date={promisedOn} today={today} isLate={promisedOn < today} />,
            }))}
          />
        )
      }
    </LiveSection>
  );
}
