import { type FormEvent, useState } from 'react';
import type { AcceptFormProps } from './accept-form.tsx';
import {
  type AcceptanceDraft,
  acceptanceOf,
  type DraftErrors,
  draftErrors,
  EMPTY_DRAFT,
} from './acceptance-form.ts';

export interface AcceptanceState {
  readonly draft: AcceptanceDraft;
  readonly errors: DraftErrors;
  /** Why the last attempt did not work. */
  readonly message: string | undefined;
  readonly busy: boolean;
  readonly change: (change: Partial<AcceptanceDraft>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** The form's behaviour: one request at a time; what is typed stays when it fails, and trying again is safe. */
export function useAcceptance(options: AcceptFormProps): AcceptanceState {
  const { token, invitation, invitations, signIn, newRequestId } = options;
  const [draft, setDraft] = useState<AcceptanceDraft>({
    ...EMPTY_DRAFT,
    companyName: invitation.newCompanyKind === undefined ? '' : invitation.companyName,
  });
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [requestId] = useState(newRequestId);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = draftErrors(draft, invitation);
    setErrors(found);
    setMessage(undefined);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      focusField(event.currentTarget, first);
      return;
    }
    setBusy(true);
    const accepted = await invitations.accept(acceptanceOf(draft, invitation, { token, requestId }));
    setMessage(accepted.ok ? await signIn(accepted.value, draft.password) : accepted.message);
    setBusy(false);
  }

  const change = (part: Partial<AcceptanceDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, errors, message, busy, change, submit };
}

/** The password's field is named for password managers. */
function focusField(form: HTMLFormElement, field: string): void {
  const name = field === 'password' ? 'newPassword' : field;
  const control =
    field === 'agreed' ? form.querySelector('input[type=checkbox]') : form.querySelector(`[name="${name}"]`);
  if (control instanceof HTMLElement) control.focus();
}
