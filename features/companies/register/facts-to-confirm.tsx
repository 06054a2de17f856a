import { declaredFactsQuery, useLiveQuery } from '@vcms/data';
import type { Company } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { RecordLink } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { EmptyState, LoadingBlock, Stack, Text } from '@vcms/ui';
import { WaitingFacts } from './declared-facts.tsx';

/** Companies whose facts wait, read at a time; those that follow appear as these are decided. */
const READ = 25;

function since({ declaredFacts }: Company): number {
  return declaredFacts?.declaredAt.getTime() ?? 0;
}

function Entry({ company }: { readonly company: Company }) {
  const { id, name, declaredFacts: declared } = company;
  if (declared === undefined) return null;
  return (
    <li>
      <WaitingFacts key={declared.declaredAt.getTime()} title={name} company={company} declared={declared} />
      <Text mt="2" textStyle="sm">
        <RecordLink id={id}>Open the record of {name}</RecordLink>
      </Text>
    </li>
  );
}

/** Every contractor that declared facts which count once the firm confirmed them, the longest wait first (ADR 29). */
export function FactsToConfirm() {
  const { firestore } = useBackend();
  const state = useLiveQuery(declaredFactsQuery(firestore, READ));
  if (state.kind === 'loading') return <LoadingBlock label="Loading facts to confirm" rows={6} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.items.length === 0) {
    return (
      <EmptyState
        title="No facts to confirm."
        description="When a contractor declares another name, trade, NAICS code, beginning or headcount that would lower its requirements, it appears here."
        icon="check-circle"
      />
    );
  }
  return (
    <>
      <Text mb="4" color="fg.muted">
        {state.items.length === READ ? `The first ${READ} companies.` : ''} The longest wait comes first.
      </Text>
      <Stack as="ul" gap="6" listStyleType="none" m="0" p="0">
        {state.items
          .toSorted((left, right) => since(left) - since(right))
          .map((company) => (
            <Entry key={company.id} company={company} />
          ))}
      </Stack>
    </>
  );
}
