import { newDocumentsQuery, useLiveQuery } from '@vcms/data';
import { addDays, type CalendarDate } from '@vcms/domain';
import { LinkRows, LiveSection, RelativeDay, ViewAll } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';

const SHOWN = 2;
const DAYS = 7;
const TITLE = 'Documents added this week';
const CENTER = '/documents-center/files';

/** The last file of each contractor that added one within seven days; nothing where nobody did (domain 4.2). */
export function NewDocumentsSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const since = addDays(today, 1 - DAYS);
  const state = useLiveQuery(query(newDocumentsQuery(firestore, companyId, since), limit(SHOWN)));
  if (state.kind === 'loading' || (state.kind === 'ready' && state.items.length === 0)) return null;
  return (
    <LiveSection isDense title={TITLE} aside={<ViewAll to={CENTER} of={TITLE} />} state={state} empty={null}>
      {(items) => (
        <LinkRows
          rows={items.flatMap(({ id, contractorId, contractorName, newestDocument }) =>
            newestDocument === undefined
              ? []
              : [
                  {
                    id,
                    to: `${CENTER}/${encodeURIComponent(contractorId)}`,
                    name: `${newestDocument.title}, ${contractorName}`,
                    end: <RelativeDay date={newestDocument.on} today={today} />,
                  },
                ],
          )}
        />
      )}
    </LiveSection>
  );
}
