import { type Program, type ProgramScore, scoreProgram, validationText } from '@vcms/domain';
import type { ElementFinding } from './version-findings.ts';

export type ElementResult = ElementFinding['result'];

/** What a reviewer has said of one element so far. */
export interface ElementAnswer {
  readonly result: ElementResult | undefined;
  readonly comment: string;
  /** As typed; '' for none. */
  readonly page: string;
}

export type ElementAnswers = Readonly<Record<string, ElementAnswer>>;

export const NO_ANSWER: ElementAnswer = { result: undefined, comment: '', page: '' };

/** Characters of what is missing, or of why an element does not apply. */
export const COMMENT_BOUNDS = { min: 10, max: 1000 } as const;

const COMMENT_NAMES = { fail: 'What is missing', na: 'The reason' } as const;

/** The highest page that a record takes here. */
const PAGE_MAX = 9_999;

/** The page as a number; undefined: none, or none that could be. */
export function typedPage(text: string): number | undefined {
  const page = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= PAGE_MAX ? page : undefined;
}

/** Why an answer cannot be sent, as a sentence; undefined: it can. */
export function answerProblem({ result, comment, page }: ElementAnswer): string | undefined {
  if (result === undefined) return 'Choose pass, fail or not applicable.';
  const { length } = comment.trim();
  const isShort = result !== 'pass' && length < COMMENT_BOUNDS.min;
  if (isShort || length > COMMENT_BOUNDS.max) {
    const field = result === 'pass' ? 'The comment' : COMMENT_NAMES[result];
    return validationText('V2', { field, ...COMMENT_BOUNDS });
  }
  return page.trim() === '' || typedPage(page) !== undefined ? undefined : 'Enter a page number from 1.';
}

/** Elements whose answer cannot be sent yet, in their order. */
export function openElements({ elements }: Pick<Program, 'elements'>, answers: ElementAnswers) {
  return elements.filter(({ id }) => answerProblem(answers[id] ?? NO_ANSWER) !== undefined);
}

/** The score of the answers so far: elements without one count for nothing. */
export function liveScore({ elements }: Pick<Program, 'elements'>, answers: ElementAnswers): ProgramScore {
  return scoreProgram(
    elements.flatMap((element) => {
      const result = answers[element.id]?.result;
      return result === undefined ? [] : [{ ...element, result }];
    }),
  );
}

/**
 * The answers as a review stores them: what failed critically first, for a status and a notice name the first one; else in the
 * order of the catalogue. What has no answer is left out.
 */
export function storedAnswers(
  { elements }: Pick<Program, 'elements'>,
  answers: ElementAnswers,
): readonly ElementFinding[] {
  const isWorst = ({ id, critical }: Program['elements'][number]) =>
    critical && answers[id]?.result === 'fail';
  return [...elements.filter(isWorst), ...elements.filter((element) => !isWorst(element))].flatMap(
    ({ id, text }) => {
      const { result, comment, page } = answers[id] ?? NO_ANSWER;
      if (result === undefined) return [];
      const number = typedPage(page);
      const finding: ElementFinding = {
        key: id,
        result,
        comment: comment.trim().slice(0, COMMENT_BOUNDS.max),
        ...(number === undefined ? {} : { page: number }),
        ...(result === 'fail' ? { element: text } : {}),
      };
      return [finding];
    },
  );
}

/** A review's finding as the form holds it. */
export function answerOf({ result, comment, page }: ElementFinding): ElementAnswer {
  return { result, comment, page: page === undefined ? '' : String(page) };
}
