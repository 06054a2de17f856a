import type { AnswerDraft, Answers } from './answer-checks.ts';

/** Bytes that all answers of a questionnaire may take together: they are one document, of at most 1 MiB (ADR 47). */
const BYTES_MAX = 900_000;

/** What the store adds to an answer: its key, the names of its fields, time and person. */
const BYTES_BESIDE = 150;

const encoder = new TextEncoder();

/** The most bytes that its texts can take: three for each character. */
function boundOf({ value, comment = '', docId = '' }: AnswerDraft): number {
  let characters = comment.length + docId.length;
  if (Array.isArray(value)) for (const text of value) characters += text.length;
  else characters += String(value).length;
  return characters * 3;
}

function countBytes(answer: AnswerDraft): number {
  const bound = boundOf(answer);
  if (bound < BYTES_BESIDE) return bound;
  const { value, comment = '', docId = '' } = answer;
  const texts = Array.isArray(value) ? value.join('') : String(value);
  return encoder.encode(`${texts}${comment}${docId}`).length;
}

/** What was counted of answers that are on file: they are never changed, and counted for each answer that is saved. */
const counted = new WeakMap<AnswerDraft, number>();

function bytesOf(answer: AnswerDraft): number {
  const bytes = counted.get(answer) ?? countBytes(answer);
  counted.set(answer, bytes);
  return bytes;
}

/** Bytes of all answers but one. */
function sumOf(answers: Answers, but: string, bytes: (answer: AnswerDraft) => number): number {
  let sum = 0;
  for (const id in answers) {
    const answer = answers[id];
    if (id !== but && answer !== undefined) sum += bytes(answer) + BYTES_BESIDE;
  }
  return sum;
}

/** Why an answer cannot be kept beside the others, as a sentence; undefined: it can. */
export function sizeProblem(
  answers: Answers,
  questionId: string,
  answer: AnswerDraft | undefined,
): string | undefined {
  if (answer === undefined) return undefined;
  // Only answers that come near the limit are counted one by one: 2,000 of them would take longer than a key.
  if (sumOf(answers, questionId, boundOf) + boundOf(answer) <= BYTES_MAX) return undefined;
  return sumOf(answers, questionId, bytesOf) + countBytes(answer) > BYTES_MAX
    ? 'Your answers are too long to be kept together. Shorten this one or others.'
    : undefined;
}
