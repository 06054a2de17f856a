import type { ReadableStore } from '@vcms/contract';
import { createValueStore } from '../store/value-store.ts';

/** A yes-or-no question; every text as the person reads it. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** One question at a time, between code that has to know and the dialog that asks. */
export interface QuestionDesk {
  /** The question that waits for an answer. */
  readonly pending: ReadableStore<Question | undefined>;
  /** Resolves with the answer; a question that another one replaces is answered with no. */
  ask(question: Question): Promise<boolean>;
  answer(yes: boolean): void;
}

export function createQuestionDesk(): QuestionDesk {
  const pending = createValueStore<Question | undefined>(undefined);
  let settle: ((yes: boolean) => void) | undefined;

  function answer(yes: boolean): void {
    const asked = settle;
    settle = undefined;
    pending.set(undefined);
    asked?.(yes);
  }

  return {
    pending,
    ask(question) {
      answer(false);
      return new Promise((resolve) => {
        settle = resolve;
        pending.set(question);
      });
    },
    answer,
  };
}
