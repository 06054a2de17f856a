import type { AnswerDraft, Answers } from './answer-checks.ts';

/** Bytes that all answers of a questionnaire may take together: they are one document, of at most 1 MiB (ADR 47). */
const BYTES_MAX = 900_000;

/** What the store adds to an answer: its key, the names of its fields, time and person. */
const BYTES_BESIDE = 150;

const encoder = new TextEncoder();

function countBytes({ value, comment = '', docId = '' }: AnswerDraft): number {
  const texts = Array.isArray(value) ? value : [String(value)];
  const characters = texts.reduce((sum, text) => sum + text.length, comment.length + docId.length);
  // Short texts are counted by their characters, at most three bytes each.
  return characters * 3 < BYTES_BESIDE
    ? characters * 3
    : encoder.encode(`${texts.join('')}${comment}${docId}`).length;
}

/** What was counted of answers that are on file: they are never changed, and counted for each answer that is saved. */
const counted = new WeakMap<AnswerDraft, number>();

function bytesOf(answer: AnswerDraft): number {
  const bytes = counted.get(answer) ?? countBytes(answer);
  counted.set(answer, bytes);
  return bytes;
}

/** Why an answer cannot be kept beside the others, as a sentence; undefined: it can. */
export function sizeProblem(
  answers: Answers,
  questionId: string,
  answer: AnswerDraft | undefined,
): string | undefined {
  if (answer === undefined) return undefined;
  let bytes = countBytes(answer);
  for (const [id, one] of Object.entries(answers)) {
    if (id !== questionId) bytes += bytesOf(one) + BYTES_BESIDE;
  }
  return bytes > BYTES_MAX
    ? 'Your answers are too long to be kept together. Shorten this one or others.'
    : undefined;
}
