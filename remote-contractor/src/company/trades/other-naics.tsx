import { saveProfile } from '@vcms/companies/data';
import type { NaicsTable } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { COMPANY_BOUNDS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { ChosenList, FormProblem, SearchList, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import { findNaicsChoices, naicsChoice, noNaics } from './naics-form.tsx';

const { naicsOtherMax } = COMPANY_BOUNDS;

export interface OtherNaicsProps {
  readonly company: StoredCompany;
  readonly table: NaicsTable;
}

/** Further industries: no requirement depends on them, so each is stored when it is chosen. */
export function OtherNaics({ company, table }: OtherNaicsProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { naicsOther, naicsPrimary = '' } = company;

  async function store(next: readonly string[], message: string): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const context = { firestore, uid: userId, companyId: company.id };
    const result = await saveProfile(context, company, { naicsOther: next });
    setBusy(false);
    if (result.kind === 'done') notify.show({ kind: 'success', message });
    else setProblem(writeProblem(result));
  }

  return (
    <DashboardSection
      title="Other NAICS codes"
      description={`At most ${naicsOtherMax}. Each is saved when you add or remove it.`}
    >
      <FormProblem message={problem} />
      <ChosenList
        label="Your other NAICS codes"
        items={naicsOther.map((code) => naicsChoice(table, code))}
        empty="No other codes yet."
        busy={busy}
        remove={(code) =>
          void store(
            naicsOther.filter((other) => other !== code),
            `${code} is removed.`,
          )
        }
      />
      {naicsOther.length < naicsOtherMax ? (
        <Box mt="4">
          <SearchList
            label="Find another NAICS code"
            help="Search by words or by the first digits."
            verb="Add"
            nothing={noNaics}
            find={(text) => findNaicsChoices(table, text, [...naicsOther, naicsPrimary])}
            choose={(code) => void store([...naicsOther, code], `${code} is added.`)}
          />
        </Box>
      ) : (
        <Text mt="3">Remove a code to add another one.</Text>
      )}
    </DashboardSection>
  );
}
