import { tradeWords } from '@vcms/companies/model';
import { type Company, DEMAND_FACT_NAMES, DEMAND_FACTS, type DemandFact, factText } from '@vcms/domain';
import { Alert, Text } from '@vcms/ui';

type Facts = Parameters<typeof factText>[0];

function wordsOf(values: Facts, fact: DemandFact): string {
  return fact === 'trades' ? tradeWords(values.trades ?? []) : factText(values, fact);
}

function Line({ company, values, fact }: { company: Company; values: Facts; fact: DemandFact }) {
  const counts = wordsOf(company, fact);
  return (
    <Text overflowWrap="anywhere">
      {DEMAND_FACTS[fact]}: {wordsOf(values, fact)}.{' '}
      {counts === '' ? 'Until then nothing is on file.' : `Until then ${counts} counts.`}
    </Text>
  );
}

/** Which facts wait for the firm and what counts until then, or why they came back (domain 3.7, ADR 29). */
export function WaitingNotice({ company, firm }: { readonly company: Company; readonly firm: string }) {
  const { declaredFacts: declared } = company;
  if (declared === undefined) return null;
  const isWaiting = declared.state === 'waiting';
  const facts = DEMAND_FACT_NAMES.filter((fact) => declared.values[fact] !== undefined);
  return (
    <Alert.Root status={isWaiting ? 'info' : 'warning'} mb="6">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{isWaiting ? `Waits for confirmation by ${firm}` : `Returned by ${firm}`}</Alert.Title>
        <Alert.Description>
          {facts.map((fact) =>
            isWaiting ? (
              <Line key={fact} company={company} values={declared.values} fact={fact} />
            ) : (
              <Text key={fact} overflowWrap="anywhere">
                {DEMAND_FACTS[fact]}: {wordsOf(declared.values, fact)}
              </Text>
            ),
          )}
          {declared.reason !== undefined && (
            <Text overflowWrap="anywhere">
              {declared.reason} Correct what is wrong and save it again, or keep what is on file.
            </Text>
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
