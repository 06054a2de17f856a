import {
  engagementOfPairQuery,
  engagementsOfClientInStatesQuery,
  type LiveState,
  useLiveQueries,
  useLiveQuery,
  varianceLinesQuery,
} from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { itemsOf, LinkRows, LiveSection, RelativeDay, ViewAll } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { type ClientTask, clientTasks } from './client-tasks.ts';

const SHOWN = 5;
const TITLE = 'Needs you';

/** Who waits for a decision, and the variances that somebody requested, each with the contractor's name. */
function useClientTasks(): LiveState<ClientTask> {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const waiting = useLiveQuery(
    query(engagementsOfClientInStatesQuery(firestore, companyId, ['submitted', 'requested']), limit(SHOWN)),
  );
  const variances = useLiveQuery(
    query(varianceLinesQuery(firestore, { clientId: companyId }, 'requested'), limit(SHOWN)),
  );
  const concerned = [...new Set(itemsOf(variances).map(({ contractorId }) => contractorId))].toSorted();
  const named = useLiveQueries(concerned.map((id) => engagementOfPairQuery(firestore, companyId, id)));
  for (const state of [waiting, variances, named]) if (state.kind !== 'ready') return state;
  return {
    kind: 'ready',
    items: clientTasks(itemsOf(waiting), itemsOf(variances), itemsOf(named)),
    unreadable: [waiting, variances].flatMap((state) => (state.kind === 'ready' ? state.unreadable : [])),
  };
}

/** What this client has to decide, longest first: one line and one link each. */
export function NeedsYouSection({ today }: { readonly today: CalendarDate }) {
  const state = useClientTasks();
  const [first] = itemsOf(state);
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={first !== undefined && <ViewAll to={first.list} of={TITLE} />}
      rows={5}
      state={state}
      empty={<Text color="fg.muted">No one is waiting for your decision.</Text>}
    >
      {(tasks) => (
        <LinkRows
          rows={tasks.slice(0, SHOWN).map(({ id, to, title, since }) => ({
            id,
            to,
            name: title,
            end: <RelativeDay date={since} today={today} />,
          }))}
        />
      )}
    </LiveSection>
  );
}
