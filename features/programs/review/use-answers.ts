import { useState } from 'react';
import { answerOf, type ElementAnswer, type ElementAnswers, NO_ANSWER } from '../model/element-answers.ts';
import type { ElementFinding } from '../model/version-findings.ts';

export interface Answers {
  readonly all: ElementAnswers;
  readonly change: (elementId: string, part: Partial<ElementAnswer>) => void;
  /** Takes over findings for elements that have no answer yet. */
  readonly takeOver: (findings: readonly ElementFinding[]) => void;
}

/** What the reviewer says of each element, until it is decided. */
export function useAnswers(): Answers {
  const [all, setAll] = useState<ElementAnswers>({});
  return {
    all,
    change(elementId, part) {
      setAll((now) => ({ ...now, [elementId]: { ...(now[elementId] ?? NO_ANSWER), ...part } }));
    },
    takeOver(findings) {
      setAll((now) => {
        const open = findings.filter(({ key }) => now[key]?.result === undefined);
        return { ...now, ...Object.fromEntries(open.map((finding) => [finding.key, answerOf(finding)])) };
      });
    },
  };
}
