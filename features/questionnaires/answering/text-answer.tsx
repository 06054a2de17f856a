import { isCalendarDate, type Question } from '@vcms/domain';
import { Field, Input, Textarea, VisuallyHidden } from '@vcms/ui';
import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react';
import { TEXT_MAX, valueProblem } from '../model/answer-checks.ts';
import type { InputProps } from './question-input.tsx';

/**
 * Milliseconds without a key after which what was typed is saved: longer than most look for the next word, because what a save
 * draws would fall under its keys (`bench/results.md`). Who leaves the field or the page earlier has it saved then.
 */
const PAUSE_MS = 2_000;

/** What a text says as a value of its question; null: nothing; undefined: nothing that can be kept. */
function meaningOf({ type }: Question, text: string): string | number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (type === 'number') {
    const number = Number(trimmed.replaceAll(',', ''));
    return Number.isFinite(number) ? number : undefined;
  }
  if (type === 'date') return isCalendarDate(trimmed) ? trimmed : undefined;
  return trimmed;
}

/**
 * Text, number and date: saved at a pause and when the field is left. What cannot be kept stays in the field and says why. The
 * field keeps its text itself, so that a key draws nothing but the key (`bench/results.md`).
 */
export function TextAnswer({ question, value, disabled, onValue, problem }: InputProps) {
  const { type, maxLength } = question;
  const stored = value === undefined ? '' : String(value);
  const [first] = useState(stored);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);
  const latest = useRef(stored);
  // Counted up and drawn together with what is given: until both are equal, the page shows what the field said before.
  const given = useRef(0);
  const [drawn, setDrawn] = useState(0);
  const shown = useRef(drawn);
  useEffect(() => {
    shown.current = drawn;
  }, [drawn]);

  useEffect(() => {
    // Answered on another device, or taken back: never over what is being typed, or was and is not drawn yet.
    if (dirty.current || shown.current !== given.current) return;
    // It came back as it was sent: the space behind a word stays, for somebody who goes on after a pause.
    if (meaningOf(question, latest.current) === value) return;
    if (field.current !== null) field.current.value = stored;
    latest.current = stored;
  }, [stored, value, question]);

  function commit(): void {
    clearTimeout(timer.current);
    if (!dirty.current) return;
    const next = meaningOf(question, latest.current);
    const fault =
      next === null
        ? undefined
        : next === undefined
          ? valueProblem(question, '')
          : valueProblem(question, next);
    setWrong(fault);
    if (fault !== undefined || next === undefined) return;
    dirty.current = false;
    given.current += 1;
    setDrawn(given.current);
    onValue(next ?? undefined);
  }

  // Leaving the section, or putting the page away, while a pause runs keeps what was typed.
  const leave = useRef(commit);
  useEffect(() => {
    leave.current = commit;
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave.current();
    };
  }, []);

  const shared = {
    ref: field,
    defaultValue: first,
    // What was submitted stays legible, can be selected and is read by a screen reader.
    readOnly: disabled,
    onBlur: commit,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      latest.current = event.currentTarget.value;
      dirty.current = true;
      clearTimeout(timer.current);
      // Whoever types on does not wait for what the page draws of it.
      timer.current = setTimeout(() => startTransition(commit), PAUSE_MS);
    },
  };
  const message = wrong ?? problem;
  return (
    <Field.Root invalid={message !== undefined}>
      <Field.Label>
        <VisuallyHidden>{question.text}</VisuallyHidden>
      </Field.Label>
      {type === 'text' ? (
        <Textarea rows={3} maxLength={maxLength ?? TEXT_MAX} {...shared} />
      ) : (
        <Input
          type={type === 'date' ? 'date' : 'text'}
          maxW="14rem"
          {...(type === 'number' ? { inputMode: 'decimal' } : {})}
          {...shared}
        />
      )}
      <Field.ErrorText>{message}</Field.ErrorText>
    </Field.Root>
  );
}
