import { submitEngagement } from '@vcms/companies/data';
import { tradeOf } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { contactsQuery, type Standing, useLiveQuery } from '@vcms/data';
import { type Engagement, nextActions } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { ChoiceField, FormDialog, FormProblem, useCheckedForm } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { ActionList } from '@vcms/kits/standing';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Alert, Box, Button, Checkbox, Field, Fieldset, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { pathOfKey } from '../../home/contractor-paths.ts';
import { expectedAnswer } from '../../home/expected-answer.ts';
import { missingFacts } from '../../home/missing-facts.ts';

export interface SubmitDialogProps {
  readonly engagement: Engagement;
  readonly company: StoredCompany;
  readonly standing: Standing | undefined;
  readonly onClose: () => void;
}

interface SubmitValues {
  readonly workTypes: readonly string[];
  readonly contactUid: string;
}

const READ = 25;
const GAPS = 25;

function checkSubmission({ workTypes }: SubmitValues) {
  return workTypes.length === 0 ? { workTypes: 'Choose at least one type of work.' } : {};
}

/** What is still open, before it is submitted: it is listed and does not stand in the way (domain section 2). */
function Gaps({
  standing,
  clientName,
}: {
  readonly standing: Standing | undefined;
  readonly clientName: string;
}) {
  const actions = nextActions(standing?.items ?? [], 'contractor');
  if (actions.length === 0) return null;
  return (
    <Alert.Root status="warning" mb="5">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>
          {actions.length === 1 ? '1 requirement is' : `${actions.length} requirements are`} not met yet
        </Alert.Title>
        <Alert.Description>
          <Text mb="2">You can still submit. {clientName} sees the same list when it decides.</Text>
          <ActionList actions={actions} max={GAPS} pathOf={({ key }) => pathOfKey(key)} />
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Submits the company for a client's approval: which work, whom to call, and what is still missing. */
export function SubmitDialog({ engagement, company, standing, onClose }: SubmitDialogProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const contacts = useLiveQuery(query(contactsQuery(firestore, company.id), limit(READ)));
  const known = [...new Set([...company.trades, ...engagement.workTypes])];
  const initial: SubmitValues = {
    workTypes: engagement.workTypes.length > 0 ? engagement.workTypes : company.trades,
    contactUid: userId,
  };
  const form = useCheckedForm<SubmitValues>(initial, checkSubmission);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { workTypes } = form.watch();
  const { missing } = missingFacts(company);
  const { clientName } = engagement;
  const wrong = form.formState.errors.workTypes?.message;

  function toggle(code: string, isChosen: boolean): void {
    const next = isChosen ? [...workTypes, code] : workTypes.filter((trade) => trade !== code);
    form.setValue('workTypes', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function send({ workTypes: work, contactUid }: SubmitValues): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const submission = { workTypes: work, contactUid: contactUid === '' ? undefined : contactUid };
    const result = await whileExpected(firestore, expectedAnswer(engagement, 'submitted'), () =>
      submitEngagement({ firestore, uid: userId }, engagement, submission),
    );
    setBusy(false);
    if (result.kind === 'conflict')
      return setProblem('The connection has changed meanwhile. Close this and look again.');
    if (result.kind === 'failed') return setProblem(result.failure.message);
    notify.show({
      kind: 'success',
      message: `You are submitted to ${clientName}.`,
      description: 'It decides next.',
    });
    onClose();
  }

  return (
    <FormDialog
      title={`Submit to ${clientName} for approval`}
      size="lg"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      actions={
        <Button type="submit" disabled={missing.length > 0} loading={busy} loadingText="Submitting">
          Submit
        </Button>
      }
    >
      <FormProblem message={problem} />
      {missing.length > 0 && (
        <Alert.Root status="error" mb="5">
          <Alert.Indicator />
          <Alert.Title>Complete your company information first. Missing: {missing.join(', ')}.</Alert.Title>
        </Alert.Root>
      )}
      <Gaps standing={standing} clientName={clientName} />
      <Fieldset.Root invalid={wrong !== undefined} mb="5">
        <Fieldset.Legend fontWeight="medium">Work you will do for {clientName}</Fieldset.Legend>
        <Stack gap="2" mt="2">
          {known.map((code) => (
            <Checkbox.Root
              key={code}
              checked={workTypes.includes(code)}
              onCheckedChange={({ checked }) => toggle(code, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{tradeOf(code).label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
        <Fieldset.ErrorText>{wrong}</Fieldset.ErrorText>
      </Fieldset.Root>
      <Box>
        {contacts.kind === 'ready' ? (
          <ChoiceField
            form={form}
            name="contactUid"
            label="Contact for this client"
            options={[
              { value: '', label: 'Nobody in particular' },
              ...itemsOf(contacts).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : (
          <Field.Root>
            <Field.HelperText>Loading your people.</Field.HelperText>
          </Field.Root>
        )}
      </Box>
    </FormDialog>
  );
}
