import { type CountsState, engagementsWithoutDemandsQuery, useLiveQuery } from '@vcms/data';
import { ENGAGEMENT_STATE_LABELS } from '@vcms/domain';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { companyLink } from './admin-links.ts';
import type { FirmCount } from './firm-counts.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';
import { ShownOf } from './shown-of.tsx';

/** Open engagements of which nothing is asked: no version in force, or everything waived (domain 4.2). */
export function EngagementsWithoutDemands({ counts }: { readonly counts: CountsState<FirmCount> }) {
  const { firestore } = useBackend();
  const state = useLiveQuery(engagementsWithoutDemandsQuery(firestore, LINES));
  return (
    <LiveSection title="Engagements without requirements" state={state} empty={NOTHING_HERE}>
      {(items) => (
        <>
          <LinkRows
            rows={items.map(({ id, clientId, clientName, contractorName, state: stands }) => ({
              id,
              to: companyLink(clientId, 'engagements'),
              name: `${contractorName} for ${clientName}`,
              detail: `${ENGAGEMENT_STATE_LABELS[stands]}. Nothing is asked: the client publishes requirements, or ends what it waived.`,
            }))}
          />
          <ShownOf counts={counts} name="engagements without demands" />
        </>
      )}
    </LiveSection>
  );
}
