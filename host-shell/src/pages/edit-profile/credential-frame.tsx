import { Stack } from '@vcms/ui';
import type { ReactNode } from 'react';
import { FormMessage } from '../form-message.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import type { CredentialForm } from './use-credential-form.ts';

export interface CredentialFrameProps {
  readonly form: CredentialForm;
  /** Name of the form. */
  readonly label: string;
  /** Shown after the change. */
  readonly saved: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Between messages and fields. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** What the forms of e-mail address and password have in common: messages, the fields below one another, the buttons. */
export function CredentialFrame(props: CredentialFrameProps) {
  const { form, label, saved, submitLabel, busyLabel, intro, children } = props;
  return (
    <form method="post" noValidate aria-label={label} onSubmit={(event) => void form.submit(event)}>
      {form.entries.length > 0 && <ErrorSummary key={form.attempt} entries={form.entries} />}
      {form.errors.form !== undefined && <FormMessage kind="error">{form.errors.form}</FormMessage>}
      {form.phase === 'saved' && <FormMessage kind="success">{saved}</FormMessage>}
      {intro}
      <Stack gap="5" maxW="28rem">
        {children}
      </Stack>
      <FormActions
        label={submitLabel}
        busyLabel={busyLabel}
        phase={form.phase}
        onDiscard={form.current !== '' || form.next !== '' ? form.reset : undefined}
      />
    </form>
  );
}
