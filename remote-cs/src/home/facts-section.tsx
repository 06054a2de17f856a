import { declaredFactsQuery, useLiveQuery } from '@vcms/data';
import { DEMAND_FACT_NAMES, DEMAND_FACTS, formatDate } from '@vcms/domain';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { recordPath } from './service-paths.ts';

const SHOWN = 5;

/** Contractors that declared facts which would take demands away: they count once somebody confirms them (domain 3.7). */
export function FactsSection() {
  const { firestore } = useBackend();
  const state = useLiveQuery(declaredFactsQuery(firestore, SHOWN));
  return (
    <LiveSection
      isDense
      title="Facts to confirm"
      rows={1}
      state={state}
      empty={<Text color="fg.muted">Nothing is waiting for confirmation.</Text>}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, name, declaredFacts }) => {
            const facts = DEMAND_FACT_NAMES.filter((fact) => declaredFacts?.values[fact] !== undefined);
            const declared =
              declaredFacts === undefined ? '' : `. Declared ${formatDate(declaredFacts.declaredAt)}`;
            return {
              id,
              to: recordPath(id, 'profile'),
              name,
              detail: `${facts.map((fact) => DEMAND_FACTS[fact]).join(', ')}${declared}`,
            };
          })}
        />
      )}
    </LiveSection>
  );
}
