import { AUDIENCE_MODES, type Audience, ITEM_STATUSES } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { ChoiceField } from '@vcms/kits/form';
import { ContractorSearch } from '@vcms/kits/requirements';
import { useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { AnnouncementForm } from './announcement-form.ts';
import { MODE_LABELS, valueWords } from './announcement-words.ts';
import { AudienceList } from './audience-list.tsx';
import { type AudienceFacts, useAudience } from './use-audience.ts';
import { ValueChoice } from './value-choice.tsx';

const CHOICES = {
  status: { legend: 'Status', empty: '' },
  trade: { legend: 'Trade', empty: 'No contractor of yours has named a trade yet.' },
  site: { legend: 'Site', empty: 'No site is named for a contractor of yours yet.' },
} as const;

/** What the mode lets choose from. */
function valuesOf(mode: Audience['mode'], facts: AudienceFacts | undefined): readonly string[] {
  if (mode === 'status') return ITEM_STATUSES;
  return (mode === 'trade' ? facts?.trades : facts?.sites) ?? [];
}

interface ChoiceProps {
  readonly audience: Audience;
  readonly facts: AudienceFacts | undefined;
  readonly choose: (values: readonly string[]) => void;
}

function Choice({ audience: { mode, values }, facts, choose }: ChoiceProps) {
  const { companyId } = useSession();
  if (mode === 'all_approved') return null;
  if (mode === 'selected')
    return (
      <ContractorSearch
        label="Add a contractor"
        clientId={companyId}
        onChoose={(id) => choose([...values.filter((one) => one !== id), id])}
      />
    );
  // Chosen before, and no contractor has it any more: it stays to be seen and taken out.
  const options = [...new Set([...valuesOf(mode, facts), ...values])];
  return (
    <ValueChoice
      {...CHOICES[mode]}
      options={options.map((value) => ({ value, label: valueWords(mode, value) }))}
      chosen={values}
      onChange={choose}
    />
  );
}

export interface AudienceFieldsProps {
  readonly form: AnnouncementForm;
}

/** Whom an announcement is for, with everybody it means and why. */
export function AudienceFields({ form }: AudienceFieldsProps) {
  const [from, setFrom] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const mode = form.watch('mode');
  const values = form.watch('values');
  const audience: Audience = { mode, values: [...values] };
  const state = useAudience(audience, from, attempt);
  const facts = state.kind === 'failed' ? undefined : state.facts;
  const before = useRef(mode);
  useEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    // Values of one kind mean nothing in another.
    form.setValue('values', []);
    setFrom(0);
  }, [mode, form]);

  function choose(chosen: readonly string[]): void {
    setFrom(0);
    form.setValue('values', chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <DashboardSection title="Recipients">
      <Stack gap="4">
        <ChoiceField
          form={form}
          name="mode"
          label="Audience"
          options={AUDIENCE_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
        />
        <Choice audience={audience} facts={facts} choose={choose} />
        {form.formState.errors.values !== undefined && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {String(form.formState.errors.values.message)}
          </Text>
        )}
        <AudienceList
          state={state}
          retry={() => setAttempt((count) => count + 1)}
          audience={audience}
          from={from}
          onTurn={setFrom}
          onRemove={mode === 'selected' ? (id) => choose(values.filter((one) => one !== id)) : undefined}
        />
        {facts?.leftToday === 0 && (
          <Text fontWeight="medium">
            You have reached 10 announcements today. Save a draft, or schedule it for tomorrow.
          </Text>
        )}
      </Stack>
    </DashboardSection>
  );
}
