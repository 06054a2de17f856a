import type { CallableRequest } from '@vcms/domain';
import { ActionDialog, LongTextField, showRefusal, TextField, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { type InvitedPerson, MESSAGE_MAX } from './invited-person.ts';

export interface InviteFrameProps<Values extends InvitedPerson> {
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  /** What the server is asked for; undefined while something is not chosen. @param requestId names the click */
  readonly requestOf: (values: Values, requestId: string) => CallableRequest<'invitationCreate'> | undefined;
  readonly onClose: () => void;
  readonly onSent: () => void;
  /** Names this click, so that a repeated call sends one mail; a random UUID. */
  readonly newId?: () => string;
  /** Fields of company and role, between e-mail and message. */
  readonly children: ReactNode;
}

/** A dialog that invites a person by mail: sends once, tells until when the link is open, puts a refusal at its field. */
export function InviteFrame<Values extends InvitedPerson>(props: InviteFrameProps<Values>) {
  const { title, form, requestOf, onClose, onSent, newId = () => crypto.randomUUID(), children } = props;
  const { busy, call } = useTrustedCall('invitationCreate');
  const [requestId] = useState(newId);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function send(values: Values): Promise<void> {
    setProblem(undefined);
    const request = requestOf(values, requestId);
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
    <ActionDialog
      title={title}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      verb="Send invitation"
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <TextField
          form={form}
          name={'email' as Path<Values>}
          label="E-mail"
          type="email"
          inputMode="email"
          required
        />
        {children}
        <LongTextField
          form={form}
          name={'message' as Path<Values>}
          label="Message"
          maxLength={MESSAGE_MAX}
          help="Appears in the email, below the link."
        />
      </Stack>
    </ActionDialog>
  );
}
