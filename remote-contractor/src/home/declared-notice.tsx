import { companyRef, useLiveDocument } from '@vcms/data';
import { DEMAND_FACT_NAMES, DEMAND_FACTS, type DeclaredFacts, factText } from '@vcms/domain';
import { useFirm } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Alert, Text } from '@vcms/ui';

function titleOf({ state }: DeclaredFacts, firm: string): string {
  return state === 'waiting' ? `Waiting for confirmation by ${firm}` : `Returned by ${firm}`;
}

/** What the own company declared and the firm has not confirmed, or has returned with a reason (domain 3.7). */
export function DeclaredNotice() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const firm = useFirm();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const declared = company.kind === 'ready' ? company.value.declaredFacts : undefined;
  if (declared === undefined) return null;
  const name = (firm.kind === 'ready' ? firm.items[0]?.name : undefined) ?? 'the firm';
  const facts = DEMAND_FACT_NAMES.filter((fact) => declared.values[fact] !== undefined);
  return (
    <Alert.Root status={declared.state === 'waiting' ? 'info' : 'warning'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{titleOf(declared, name)}</Alert.Title>
        <Alert.Description>
          {facts.map((fact) => (
            <Text key={fact}>
              {DEMAND_FACTS[fact]}: {factText(declared.values, fact)}
            </Text>
          ))}
          {declared.reason !== undefined && <Text>{declared.reason}</Text>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
