import { formatPhone, parsePhone } from '@vcms/domain/phone';
import { type FormEvent, useRef, useState } from 'react';
import type { DataResult } from '../../backend/data-failure.ts';
import type { SummaryEntry } from './error-summary.tsx';
import {
  DETAIL_NAMES,
  type DetailErrors,
  type DetailName,
  detailErrorsOf,
  type ProfileDetails,
  storedDetailsOf,
} from './profile-details.ts';
import { type SavingState, useSaving } from './use-saving.ts';
import { type ReportUnsaved, useReportUnsaved } from './use-unsaved-changes.ts';

export interface DetailsFormOptions {
  /** As stored; the phone as people write it. */
  readonly stored: ProfileDetails;
  readonly onSave: (details: ProfileDetails) => Promise<DataResult<void>>;
  readonly report: ReportUnsaved;
}

export interface DetailsFormState {
  readonly typed: ProfileDetails;
  readonly unsaved: boolean;
  readonly errors: DetailErrors;
  readonly entries: readonly SummaryEntry[];
  /** Counts submits, so that the summary takes the focus each time. */
  readonly attempt: number;
  readonly saving: SavingState;
  readonly type: (name: DetailName, value: string) => void;
  /** Writes the phone number as people do, when it is complete. */
  readonly tidyPhone: () => void;
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly discard: () => void;
  readonly holdInput: (name: DetailName, input: HTMLInputElement | null) => void;
}

/** Behaviour of the form of names, title and phone. Nothing typed is lost when saving fails. */
export function useDetailsForm({ stored, onSave, report }: DetailsFormOptions): DetailsFormState {
  const [saved, setSaved] = useState(stored);
  const [typed, setTyped] = useState(stored);
  const [errors, setErrors] = useState<DetailErrors>({});
  const [attempt, setAttempt] = useState(0);
  const inputs = useRef<Partial<Record<DetailName, HTMLInputElement | null>>>({});
  const saving = useSaving();
  const unsaved = DETAIL_NAMES.some((name) => typed[name] !== saved[name]);
  useReportUnsaved(report, 'details', unsaved);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = detailErrorsOf(typed);
    setErrors(found);
    setAttempt((last) => last + 1);
    if (Object.keys(found).length > 0) return saving.forget();
    const details = storedDetailsOf(typed);
    if (!(await saving.run(() => onSave(details)))) return;
    const shown = { ...details, phone: formatPhone(details.phone) };
    setSaved(shown);
    // What was typed while the save was under way stays, unsaved.
    setTyped((last) => (last === typed ? shown : last));
  }

  return {
    typed,
    unsaved,
    errors,
    entries: DETAIL_NAMES.flatMap((name) => entryOf(errors[name], () => inputs.current[name]?.focus())),
    attempt,
    saving: saving.state,
    type(name, value) {
      setTyped({ ...typed, [name]: value });
      setErrors({ ...errors, [name]: undefined });
      saving.forget();
    },
    tidyPhone() {
      const phone = parsePhone(typed.phone);
      if (phone !== undefined) setTyped({ ...typed, phone: formatPhone(phone) });
    },
    submit,
    discard() {
      setTyped(saved);
      setErrors({});
      saving.forget();
    },
    holdInput(name, input) {
      inputs.current[name] = input;
    },
  };
}

function entryOf(text: string | undefined, focus: () => void): readonly SummaryEntry[] {
  return text === undefined ? [] : [{ text, focus }];
}
