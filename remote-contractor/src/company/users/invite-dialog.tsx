import type { StoredCompany } from '@vcms/companies/register';
import {
  ChoiceField,
  FormDialog,
  FormProblem,
  LongTextField,
  showRefusal,
  TextField,
  useCheckedForm,
  useTrustedCall,
} from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button, Stack } from '@vcms/ui';
import { roleOptions, rolesFor } from '@vcms/users/register';
import { useState } from 'react';
import { checkInvite, type InviteValues, inviteRequest } from './invite-values.ts';

export interface InviteDialogProps {
  readonly company: StoredCompany;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** Invites a colleague by mail into the own company. */
export function InviteDialog({ company, onClose, newId = randomId }: InviteDialogProps) {
  const roles = rolesFor(company);
  const [requestId] = useState(newId);
  const initial: InviteValues = { email: '', role: roles.length === 1 ? (roles[0] ?? '') : '', message: '' };
  const form = useCheckedForm<InviteValues>(initial, (values) => checkInvite(values, roles));
  const { busy, call } = useTrustedCall('invitationCreate');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function send(values: InviteValues): Promise<void> {
    setProblem(undefined);
    const request = inviteRequest(values, { companyId: company.id, requestId, roles });
    if (request === undefined) return;
    const result = await call(request);
    if (result.kind === 'done') {
      const description = `The link is open until ${result.value.expiresOn}.`;
      notify.show({ kind: 'success', message: `${request.email} is invited.`, description });
      onClose();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return (
    <FormDialog
      title="Invite a colleague"
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
        <ChoiceField
          form={form}
          name="role"
          label="Role"
          options={[{ value: '', label: 'Choose a role' }, ...roleOptions(roles)]}
        />
        <LongTextField
          form={form}
          name="message"
          label="Message"
          maxLength={500}
          help="Appears in the email, below the link."
        />
      </Stack>
    </FormDialog>
  );
}
