import { engagementsOfClientInStatesQuery, useLiveQuery, varianceLinesQuery } from '@vcms/data';
import { type Engagement, formatDate as formatDay, itemTitle } from '@vcms/domain';
import { formatDate, type LinkRow, LinkRows, LiveSection } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

/** Rows of a list; its page shows the others. */
const SHOWN = 10;

function rowOf({ id, state, contractorName, updatedAt }: Engagement): LinkRow {
  const since = formatDate(updatedAt);
  return state === 'submitted'
    ? {
        id,
        to: '/contractor-approval',
        name: contractorName,
        detail: `Waiting for your approval since ${since}`,
      }
    : {
        id,
        to: '/new-contractor-request',
        name: contractorName,
        detail: `Asked for by a colleague on ${since}`,
      };
}

/** The contractors that need a decision of this client, longest first. */
export function WaitingSection() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const waiting = engagementsOfClientInStatesQuery(firestore, companyId, ['submitted', 'requested']);
  const state = useLiveQuery(query(waiting, limit(SHOWN)));
  return (
    <LiveSection
      title="Needs you"
      rows={2}
      description="Contractors that wait for your decision, longest first"
      state={state}
      empty={<Text color="fg.muted">No one is waiting.</Text>}
    >
      {(items) => <LinkRows rows={items.map(rowOf)} />}
    </LiveSection>
  );
}

/** Variances that somebody asked this client for. */
export function VariancesSection({ nameOf }: { readonly nameOf: (contractorId: string) => string }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const requested = varianceLinesQuery(firestore, { clientId: companyId }, 'requested');
  const state = useLiveQuery(query(requested, limit(SHOWN)));
  return (
    <LiveSection
      title="Variances to decide"
      rows={1}
      state={state}
      empty={<Text color="fg.muted">No variance is requested.</Text>}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, contractorId, key, from, to }) => ({
            id,
            to: '/all-variances',
            name: `${nameOf(contractorId)}: ${itemTitle(key)}`,
            detail: `From ${formatDay(from)} to ${formatDay(to)}`,
          }))}
        />
      )}
    </LiveSection>
  );
}
