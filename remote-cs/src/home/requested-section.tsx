import { unansweredRequests, useLiveQuery } from '@vcms/data';
import { type CalendarDate, readerDate } from '@vcms/domain';
import { LinkRows, LiveSection, RelativeDay } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { REQUESTS_PATH } from './service-paths.ts';

const SHOWN = 3;

/** Companies that clients request and nobody has invited yet; nothing where there is none. */
export function RequestedSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const waiting = useLiveQuery(unansweredRequests(firestore, SHOWN));
  if (waiting.kind === 'loading' || (waiting.kind === 'ready' && waiting.items.length === 0)) return null;
  return (
    <LiveSection
      isDense
      title="Requested contractors"
      description="New to VCMS, not invited yet"
      rows={1}
      state={waiting}
      empty={null}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, companyName, clientName, createdAt }) => ({
            id,
            to: REQUESTS_PATH,
            name: `${companyName} for ${clientName}`,
            end: <RelativeDay date={readerDate(createdAt)} today={today} />,
          }))}
        />
      )}
    </LiveSection>
  );
}
