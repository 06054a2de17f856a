import { sentAnnouncementsQuery } from '@vcms/announcements/data';
import { useLiveQuery } from '@vcms/data';
import { type CalendarDate, readerDate } from '@vcms/domain';
import { LinkRows, LiveSection, RelativeDay, ViewAll } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { ANNOUNCEMENTS_PATH } from '../announcements/paths.ts';

const SHOWN = 2;
const TITLE = 'Latest announcements';

/** What the client announced last, and how many have read it; nothing before the first one (domain 4.2). */
export function SentSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const state = useLiveQuery(query(sentAnnouncementsQuery(firestore, companyId), limit(SHOWN)));
  if (state.kind === 'loading' || (state.kind === 'ready' && state.items.length === 0)) return null;
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={<ViewAll to={ANNOUNCEMENTS_PATH} of={TITLE} />}
      state={state}
      empty={null}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, subject, sentAt, read, recipients }) => ({
            id,
            to: `${ANNOUNCEMENTS_PATH}/${encodeURIComponent(id)}`,
            name: subject,
            detail: `Read by ${read.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')}`,
            end: <RelativeDay date={readerDate(sentAt)} today={today} />,
          }))}
        />
      )}
    </LiveSection>
  );
}
