import { CompanyPicker, KIND_WORDS } from '@vcms/companies/register';
import {
  ChoiceField,
  FormDialog,
  FormProblem,
  showRefusal,
  TextField,
  useCheckedForm,
  useTrustedCall,
} from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button, Field, Stack, Textarea } from '@vcms/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  checkInvitation,
  type InviteFormValues,
  invitationRequest,
  NO_INVITATION,
  rolesOfInvitation,
} from './invite-form-values.ts';
import type { UserPowers } from './user-powers.ts';
import { roleOptions } from './user-words.ts';

type Form = UseFormReturn<InviteFormValues>;

const PLACES = [
  { value: 'existing', label: 'An existing company' },
  { value: 'new', label: 'A new company' },
] as const;
const NEW_KINDS = (['contractor', 'client'] as const).map((value) => ({ value, label: KIND_WORDS[value] }));

function CompanyPart({ form, powers }: { readonly form: Form; readonly powers: UserPowers }) {
  if (form.watch('place') === 'new') {
    return (
      <>
        <ChoiceField form={form} name="newKind" label="Kind" options={NEW_KINDS} />
        <TextField form={form} name="newName" label="Company name" required maxLength={120} />
      </>
    );
  }
  return (
    <CompanyPicker
      label="Company"
      kinds={powers.kinds}
      chosen={form.watch('company')}
      error={form.formState.errors.company?.message}
      choose={(company) =>
        form.setValue('company', company, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}

function RoleField({ form, powers }: { readonly form: Form; readonly powers: UserPowers }) {
  const [place, company, newKind] = form.watch(['place', 'company', 'newKind']);
  const roles = rolesOfInvitation({ place, company, newKind }, powers.roles);
  const first = roles.length === 0 ? 'Choose the company first' : 'Choose a role';
  return (
    <ChoiceField
      form={form}
      name="role"
      label="Role"
      options={[{ value: '', label: first }, ...roleOptions(roles)]}
    />
  );
}

function MessageField({ form }: { readonly form: Form }) {
  const message = form.formState.errors.message?.message;
  return (
    <Field.Root invalid={message !== undefined}>
      <Field.Label>Message</Field.Label>
      <Textarea rows={3} maxLength={500} {...form.register('message')} />
      <Field.HelperText>Appears in the email, below the link.</Field.HelperText>
      <Field.ErrorText>{message}</Field.ErrorText>
    </Field.Root>
  );
}

export interface InviteDialogProps {
  readonly powers: UserPowers;
  readonly onClose: () => void;
  readonly onSent: () => void;
  /** Names this click, so that a repeated call sends one mail; a random UUID. */
  readonly newId?: () => string;
}

/** Invites a person by mail into a company, or together with a new one. */
export function InviteDialog(props: InviteDialogProps) {
  const { powers, onClose, onSent, newId = () => crypto.randomUUID() } = props;
  const form = useCheckedForm<InviteFormValues>(NO_INVITATION, (values) =>
    checkInvitation(values, powers.roles),
  );
  const { busy, call } = useTrustedCall('invitationCreate');
  const [requestId] = useState(newId);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function send(values: InviteFormValues): Promise<void> {
    setProblem(undefined);
    const request = invitationRequest(values, powers.roles, requestId);
    if (request === undefined) return;
    const result = await call(request);
    if (result.kind === 'done') {
      const description = `The link is open until ${result.value.expiresOn}.`;
      notify.show({ kind: 'success', message: `${request.email} is invited.`, description });
      onSent();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return (
    <FormDialog
      title="Invite a person"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      actions={
        <Button type="submit" loading={busy} loadingText="Sending">
          Send invitation
        </Button>
      }
    >
      <FormProblem message={problem} />
      <Stack gap="4">
        <TextField form={form} name="email" label="E-mail" type="email" inputMode="email" required />
        <ChoiceField form={form} name="place" label="For" options={PLACES} />
        <CompanyPart form={form} powers={powers} />
        <RoleField form={form} powers={powers} />
        <MessageField form={form} />
      </Stack>
    </FormDialog>
  );
}
