import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { AuthResult } from '../../backend/auth-failure.ts';
import { type Proof, plainCode } from '../../backend/prove-identity.ts';
import { type CredentialErrors, credentialErrorsOf } from './credential-errors.ts';
import type { SummaryEntry } from './error-summary.tsx';
import { type ReportUnsaved, useReportUnsaved } from './use-unsaved-changes.ts';

export interface CredentialFormOptions {
  readonly name: string;
  readonly change: (proof: Proof, next: string) => Promise<AuthResult>;
  readonly report: ReportUnsaved;
}

export interface CredentialForm {
  readonly current: string;
  readonly next: string;
  readonly setCurrent: (text: string) => void;
  readonly code: string;
  readonly setNext: (text: string) => void;
  readonly setCode: (text: string) => void;
  readonly errors: CredentialErrors;
  /** Errors at fields, for the summary. */
  readonly entries: readonly SummaryEntry[];
  /** Counts submits, so that the summary takes the focus each time. */
  readonly attempt: number;
  readonly phase: 'idle' | 'saving' | 'saved';
  /** The value that the last change was made with. */
  readonly changedTo: string;
  readonly currentInput: RefObject<HTMLInputElement | null>;
  readonly nextInput: RefObject<HTMLInputElement | null>;
  readonly codeInput: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly reset: () => void;
}

/** A new e-mail address or password with the current password beside it. What was typed stays after a refusal. */
export function useCredentialForm({ name, change, report }: CredentialFormOptions): CredentialForm {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<CredentialForm['phase']>('idle');
  const [changedTo, setChangedTo] = useState('');
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  useReportUnsaved(report, name, current !== '' || next !== '');

  function empty(): void {
    setCurrent('');
    setNext('');
    setCode('');
    setErrors({});
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (phase === 'saving') return;
    setPhase('saving');
    const result = await change({ password: current, code: plainCode(code) }, next);
    setPhase(result.ok ? 'saved' : 'idle');
    setAttempt((last) => last + 1);
    if (!result.ok) return setErrors(credentialErrorsOf(result.kind, result.cause));
    setChangedTo(next.trim());
    empty();
  }

  const entryOf = (text: string | undefined, input: RefObject<HTMLInputElement | null>) =>
    text === undefined ? [] : [{ text, focus: () => input.current?.focus() }];
  return {
    current,
    next,
    setCurrent(text) {
      setCurrent(text);
      setErrors({ ...errors, current: undefined });
    },
    setNext(text) {
      setNext(text);
      setErrors({ ...errors, next: undefined });
    },
    code,
    setCode(text) {
      setCode(text);
      setErrors({ ...errors, code: undefined });
    },
    errors,
    entries: [
      ...entryOf(errors.next, nextInput),
      ...entryOf(errors.current, currentInput),
      ...entryOf(errors.code, codeInput),
    ],
    attempt,
    phase,
    changedTo,
    currentInput,
    nextInput,
    codeInput,
    submit,
    reset: empty,
  };
}
