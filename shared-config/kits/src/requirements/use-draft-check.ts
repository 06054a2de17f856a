import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftProblems } from './requirement-part.ts';

type Check<Values> = (values: Values) => DraftProblems;

const MENDED = 'Some entries are wrong. They are marked above.';
const NO_CHECK = (): DraftProblems => ({});

export interface DraftCheck<Values> {
  /** What is wrong with the entries; nothing before the first try. */
  readonly problems: DraftProblems;
  /** A sentence above the buttons. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  /** Around the entries: the first wrong one gets the focus. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** Checks now, and from now on while something is typed; false when something is wrong. */
  readonly isFine: (check: Check<Values>) => boolean;
  /** Nobody has tried yet, as at the beginning. */
  readonly forget: () => void;
}

/** Checks the entries once somebody tries to store them, and then while they are mended. */
export function useDraftCheck<Values>(values: Values): DraftCheck<Values> {
  const [check, setCheck] = useState<Check<Values>>(() => NO_CHECK);
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  function isFine(how: Check<Values>): boolean {
    setCheck(() => how);
    const isWrong = Object.keys(how(values)).length > 0;
    setProblem(isWrong ? MENDED : undefined);
    if (isWrong) setFailures((count) => count + 1);
    return !isWrong;
  }

  return {
    problems: check(values),
    problem,
    setProblem,
    form,
    isFine,
    forget: () => setCheck(() => NO_CHECK),
  };
}
