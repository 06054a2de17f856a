import { tradeWords } from '@vcms/companies/model';
import { type CallableResponse, ENGAGEMENT_STATE_LABELS, RISK_LEVELS } from '@vcms/domain';
import { checkRequest, lookupKey, termsOf } from '@vcms/engagements/model';
import { humanizeCode } from '@vcms/kits';
import {
  ActionDialog,
  ChoiceField,
  LongTextField,
  showRefusal,
  TextField,
  useCheckedForm,
  useTrustedCall,
} from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Box, Field, Input, SimpleGrid, Stack, Text } from '@vcms/ui';
import { useState } from 'react';

type Key = NonNullable<ReturnType<typeof lookupKey>>;
type Match = NonNullable<CallableResponse<'contractorLookup'>['match']>;

/** States in which a contractor can be asked again. */
const OVER = ['declined', 'rejected', 'ended'];

interface StepProps {
  readonly onClose: () => void;
}

function LookupStep({
  onClose,
  onFound,
}: StepProps & { readonly onFound: (key: Key, match?: Match) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('contractorLookup');

  async function look(): Promise<void> {
    const key = lookupKey(typed);
    setError(key === undefined ? 'Enter an EIN of 9 digits or an e-mail address.' : undefined);
    setProblem(undefined);
    if (key === undefined) return;
    const result = await call(key);
    if (result.kind !== 'done') return setProblem(result.message);
    const { match } = result.value;
    const { onList } = match ?? {};
    if (match !== undefined && onList !== undefined && !OVER.includes(onList)) {
      const state = ENGAGEMENT_STATE_LABELS[onList].toLowerCase();
      return setError(`${match.name} is already on your list (${state}).`);
    }
    onFound(key, match);
  }

  return (
    <ActionDialog
      title="New request"
      isDirty={false}
      onClose={onClose}
      onSubmit={() => void look()}
      verb="Continue"
      busyText="Looking"
      busy={busy}
      problem={problem}
    >
      <Field.Root invalid={error !== undefined} required>
        <Field.Label>
          EIN or e-mail of the contractor <Field.RequiredIndicator />
        </Field.Label>
        <Input
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field.HelperText>
          Exactly as the contractor has it. There is no directory: nobody can browse companies, and nobody can
          find you this way.
        </Field.HelperText>
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    </ActionDialog>
  );
}

interface DetailsStepProps extends StepProps {
  readonly lookedFor: Key;
  readonly match: Match | undefined;
  readonly mayDecide: boolean;
}

function Found({ match }: { readonly match: Match | undefined }) {
  if (match === undefined) {
    return <Text>No match. Enter the company and a contact, who gets a link to join.</Text>;
  }
  const place = [match.city, match.state].filter((part) => part !== '').join(', ');
  return (
    <Box borderWidth="1px" borderRadius="md" p="3" overflowWrap="anywhere">
      <Text fontWeight="semibold">{match.name}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[place, tradeWords(match.trades)].filter((part) => part !== '').join(', ')}
      </Text>
    </Box>
  );
}

function DetailsStep({ lookedFor, match, mayDecide, onClose }: DetailsStepProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const isKnown = match !== undefined;
  const form = useCheckedForm(
    {
      companyName: '',
      contactName: '',
      email: 'email' in lookedFor ? lookedFor.email : '',
      trades: match?.trades.join(', ') ?? '',
      riskLevel: 'medium',
      sites: '',
      message: '',
    },
    (values) => checkRequest(values, isKnown),
  );
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('contractorRequest');
  const notify = useNotify();

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const { workTypes, riskLevel, sites } = termsOf(values);
    const result = await call({
      requestId,
      ...lookedFor,
      ...(isKnown
        ? {}
        : { company: { name: values.companyName, contactName: values.contactName, email: values.email } }),
      ...{ workTypes: [...workTypes], riskLevel, sites: [...sites], message: values.message },
    });
    if (result.kind === 'done') {
      const name = match?.name ?? values.companyName.trim();
      notify.show({
        kind: 'success',
        message: mayDecide ? `${name} is invited.` : `${name} is requested.`,
        description: mayDecide
          ? 'It decides whether it joins your list. You will be notified.'
          : 'An approver of your company or customer service sends the request.',
      });
      return onClose();
    }
    const field = result.kind === 'refused' ? result.refusal.field : undefined;
    if (!showRefusal(form, field, result.message)) setProblem(result.message);
  });

  return (
    <ActionDialog
      title={mayDecide ? 'Invite a contractor' : 'Request a contractor'}
      size="lg"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={mayDecide ? 'Send invitation' : 'Request contractor'}
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <Found match={match} />
        {!isKnown && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField form={form} name="companyName" label="Company" required maxLength={120} />
            <TextField form={form} name="contactName" label="Contact" required maxLength={121} />
            <TextField form={form} name="email" label="E-mail" type="email" required maxLength={200} />
          </SimpleGrid>
        )}
        <TextField
          form={form}
          name="trades"
          label="Trades"
          required
          help="What it does for you, with commas between: roofing, electrical."
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <ChoiceField
            form={form}
            name="riskLevel"
            label="Risk"
            options={RISK_LEVELS.map((risk) => ({ value: risk, label: humanizeCode(risk) }))}
          />
          <TextField form={form} name="sites" label="Sites" help="Separate them with commas." />
        </SimpleGrid>
        <LongTextField
          form={form}
          name="message"
          label="Message"
          maxLength={500}
          help="The contractor reads it."
        />
        <Text textStyle="sm" color="fg.muted">
          The contractor sees who asks. You see its records once it accepts.
        </Text>
      </Stack>
    </ActionDialog>
  );
}

export interface NewRequestDialogProps extends StepProps {
  /** Invites; others only ask. */
  readonly mayDecide: boolean;
}

/** A new contractor: first the exact EIN or address, then what it is wanted for (domain 4.5). */
export function NewRequestDialog({ mayDecide, onClose }: NewRequestDialogProps) {
  const [step, setStep] = useState<{ readonly key: Key; readonly match: Match | undefined }>();
  if (step === undefined) {
    return <LookupStep onClose={onClose} onFound={(key, match) => setStep({ key, match })} />;
  }
  return <DetailsStep lookedFor={step.key} match={step.match} mayDecide={mayDecide} onClose={onClose} />;
}
