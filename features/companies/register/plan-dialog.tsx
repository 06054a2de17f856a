import { type CompanyPlan, planFitsKind, ROLE_LABELS, roleOfPlan } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify } from '@vcms/sdk';
import { RadioGroup, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';
import { PLAN_WORDS } from './company-words.ts';

export interface PlanDialogProps {
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

const PLANS: readonly CompanyPlan[] = ['full', 'reduced', 'limited'];

function consequence({ kind }: StoredCompany, plan: CompanyPlan): string {
  const role = kind === 'firm' ? undefined : roleOfPlan(plan, kind);
  return role === undefined
    ? ''
    : `Its people become: ${ROLE_LABELS[role]} (${role}), with the menu of that role.`;
}

/** Changes the plan, and says before which role and menu follow (domain 4.3). */
export function PlanDialog({ company: shown, onClose }: PlanDialogProps) {
  // As it was: the page behind says at once what is chosen here.
  const [company] = useState(shown);
  const [plan, setPlan] = useState<CompanyPlan>(company.plan ?? 'full');
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('companySetPlan');
  const notify = useNotify();
  const { firestore } = useBackend();

  async function submit(): Promise<void> {
    setProblem(undefined);
    const expected = { path: company.record.path, before: { plan: company.plan }, after: { plan } };
    const result = await whileExpected(firestore, expected, () => call({ companyId: company.id, plan }));
    if (result.kind !== 'done') return setProblem(result.message);
    const { usersChanged: changed } = result.value;
    const people = changed === 1 ? 'One person has a new role.' : `${changed} people have a new role.`;
    notify.show({
      kind: 'success',
      message: `${company.name} has the plan ${PLAN_WORDS[plan]}.`,
      description: people,
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Plan of ${company.name}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Change plan"
      busyText="Changing"
      busy={busy}
      disabled={plan === company.plan}
      problem={problem}
    >
      <RadioGroup.Root
        value={plan}
        aria-label="Plan"
        onValueChange={({ value }) => setPlan(PLANS.find((known) => known === value) ?? plan)}
      >
        <Stack gap="3">
          {PLANS.filter((known) => planFitsKind(known, company.kind)).map((known) => (
            <RadioGroup.Item key={known} value={known}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{PLAN_WORDS[known]}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Text mt="4" color="fg.muted">
        {plan === company.plan ? 'This is the current plan.' : consequence(company, plan)}
      </Text>
    </ActionDialog>
  );
}
