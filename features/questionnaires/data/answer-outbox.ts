import type { AnswerDraft } from '../model/answer-checks.ts';

/** An answer that the server has not confirmed. */
interface PendingAnswer {
  /** Absent: the answer was taken away. */
  readonly answer?: AnswerDraft | undefined;
  /** When it was given, in milliseconds: a later one of the same question takes its place. */
  readonly at: number;
}

export type PendingAnswers = Readonly<Record<string, PendingAnswer>>;

/** Answers of one person to one questionnaire that are on the way. */
export interface AnswerOutbox {
  readonly all: () => PendingAnswers;
  readonly put: (questionId: string, pending: PendingAnswer) => void;
  /** Forgets it, unless a later answer has taken its place. */
  readonly settle: (questionId: string, at: number) => void;
}

/** What is needed of the browser's local storage. */
interface OutboxStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface OutboxOwner {
  readonly uid: string;
  readonly contractorId: string;
  readonly definitionId: string;
}

/** What is on its way without an answer that the server has, unless a later one has taken its place. */
export function withoutSettled(pending: PendingAnswers, questionId: string, at: number): PendingAnswers {
  if (pending[questionId]?.at !== at) return pending;
  return Object.fromEntries(Object.entries(pending).filter(([id]) => id !== questionId));
}

function isPending(value: unknown): value is PendingAnswer {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';
}

function parse(text: string | null): PendingAnswers {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, entry]) => isPending(entry)));
  } catch {
    // Damaged: nothing can be said of it.
    return {};
  }
}

/**
 * Keeps answers on the device until the server has them, so that they outlast a reload without a connection. A device that
 * cannot store keeps them for as long as the page is open.
 */
export function createAnswerOutbox(
  storage: OutboxStorage,
  { uid, contractorId, definitionId }: OutboxOwner,
): AnswerOutbox {
  const key = `vcms:answers:${uid}:${contractorId}:${definitionId}`;
  let held: PendingAnswers = {};
  try {
    held = parse(storage.getItem(key));
  } catch {
    // No access to the storage: the page's memory remains.
  }
  function keep(change: (before: PendingAnswers) => PendingAnswers): void {
    held = change(held);
    try {
      // Another tab keeps its answers in the same place: they stay.
      const next = change(parse(storage.getItem(key)));
      if (Object.keys(next).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(next));
    } catch {
      // Full or denied: the page's memory remains.
    }
  }
  return {
    all: () => held,
    put: (questionId, pending) => keep((before) => ({ ...before, [questionId]: pending })),
    settle: (questionId, at) => keep((before) => withoutSettled(before, questionId, at)),
  };
}
