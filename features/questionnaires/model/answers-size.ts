import type { AnswerDraft, Answers } from './answer-checks.ts';

/** Bytes that all answers of a questionnaire may take together: they are one document, of at most 1 MiB (ADR 47). */
const BYTES_MAX = 900_000;

/** What the store adds to an answer: its key, the names of its fields, time and person. */
const BYTES_BESIDE = 150;

const encoder = new TextEncoder();

function bytesOf({ value, comment = '', docId = '' }: AnswerDraft): number {
  const texts = Array.isArray(value) ? value : [String(value)];
  const characters = texts.reduce((sum, text) => sum + text.length, comment.length + docId.length);
  // Plain texts are counted by their characters: a key that is typed must not encode all others.
  return characters * 3 < BYTES_BESIDE
    ? characters * 3
    : encoder.encode(`${texts.join('')}${comment}${docId}`).length;
}

/** Why an answer cannot be kept beside the others, as a sentence; undefined: it can. */
export function sizeProblem(
  answers: Answers,
  questionId: string,
  answer: AnswerDraft | undefined,
): string | undefined {
  if (answer === undefined) return undefined;
  const others = Object.entries(answers).filter(([id]) => id !== questionId);
  const bytes = others.reduce((sum, [, one]) => sum + bytesOf(one) + BYTES_BESIDE, bytesOf(answer));
  return bytes > BYTES_MAX
    ? 'Your answers are too long to be kept together. Shorten this one or others.'
    : undefined;
}
