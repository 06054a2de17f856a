import {
  type CallableRequest,
  type Company,
  DEMAND_FACT_NAMES,
  DEMAND_FACTS,
  type DeclaredFacts,
  type DemandFact,
  factText,
  formatDate,
} from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { FormProblem, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Box, Button, DataList, HStack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';
import { ReturnFactsDialog } from './return-facts-dialog.tsx';

/** Of one fact what counts and what was declared: "05/01/2004 → 01/01/2026". */
function changeText(company: Company, declared: DeclaredFacts, fact: DemandFact): string {
  const before = factText(company, fact);
  return `${before === '' ? 'Nothing on file' : before} → ${factText(declared.values, fact)}`;
}

export interface WaitingFactsProps {
  /** Default: Declared facts. */
  readonly title?: string;
  readonly company: Company;
  readonly declared: DeclaredFacts;
}

/** What one contractor declared, beside what counts, with Confirm and Return. */
export function WaitingFacts({ title = 'Declared facts', company, declared }: WaitingFactsProps) {
  const { busy, call } = useTrustedCall('companyDecideFacts');
  const [isReturning, setReturning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const facts = DEMAND_FACT_NAMES.filter((fact) => declared.values[fact] !== undefined);

  /** Answers whether it was decided. */
  async function decide(
    decision: Pick<CallableRequest<'companyDecideFacts'>, 'decision' | 'reason'>,
    done: string,
  ): Promise<boolean> {
    setProblem(undefined);
    const result = await call({
      companyId: company.id,
      declaredAt: declared.declaredAt.getTime(),
      ...decision,
    });
    if (result.kind === 'done') notify.show({ kind: 'success', message: done });
    else setProblem(result.message);
    return result.kind === 'done';
  }

  return (
    <DashboardSection
      title={title}
      description={`By the company on ${formatDate(declared.declaredAt)}. What is on file counts until you confirm the change.`}
    >
      {!isReturning && <FormProblem message={problem} />}
      <DataList
        items={facts.map((fact) => ({
          label: DEMAND_FACTS[fact],
          value: changeText(company, declared, fact),
        }))}
      />
      {declared.explanation !== undefined && (
        <Text mt="3" overflowWrap="anywhere">
          Reason given: {declared.explanation}
        </Text>
      )}
      <Text mt="3" color="fg.muted">
        Confirm only what you have seen proof of, such as a license: these facts decide what clients require
        of the company.
      </Text>
      <HStack mt="4" gap="2">
        <Button
          loading={busy && !isReturning}
          loadingText="Confirming"
          onClick={() => void decide({ decision: 'confirm' }, `The facts of ${company.name} are confirmed.`)}
        >
          Confirm
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => setReturning(true)}>
          Return
        </Button>
      </HStack>
      {isReturning && (
        <ReturnFactsDialog
          company={company}
          busy={busy}
          problem={problem}
          send={async (reason) => {
            const done = `${company.name} has been notified with your reason.`;
            if (await decide({ decision: 'return', reason }, done)) setReturning(false);
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </DashboardSection>
  );
}

/** What a contractor declared of itself and the firm decides about (domain 3.7, ADR 29); nothing where nothing waits. */
export function DeclaredFactsPanel({ company }: { readonly company: StoredCompany }) {
  const { declaredFacts: declared } = company;
  if (declared?.state !== 'waiting') return null;
  return (
    <Box mb="6">
      <WaitingFacts key={declared.declaredAt.getTime()} company={company} declared={declared} />
    </Box>
  );
}
