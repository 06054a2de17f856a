import type { Question } from './question.ts';
import type { ReadableStore } from './shell-api.ts';
import { createValueStore } from './value-store.ts';

/** One question at a time, between code that has to know and the dialog of the page that asks. */
export interface QuestionDesk {
  /** The question that waits for an answer. */
  readonly pending: ReadableStore<Question | undefined>;
  /** Resolves with the answer; a question that another one replaces is answered with no. */
  ask(question: Question): Promise<boolean>;
  /** Without a pending question it does nothing. */
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
