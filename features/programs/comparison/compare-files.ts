import type { TextChange } from '../model/text-changes.ts';
import { readWords } from '../reading/read-words.ts';
import { CHANGES_MAX, compareWords } from './compare-words.ts';

/** Which of two files. */
export type FileSide = 'before' | 'now';

export type TextComparison =
  | { readonly kind: 'compared'; readonly changes: readonly TextChange[]; readonly isPartial: boolean }
  /** One of the files gives no text, or they have too little in common; as a sentence. */
  | { readonly kind: 'none'; readonly side?: FileSide; readonly message: string };

const TOO_DIFFERENT = `Nearly everything differs: more than ${CHANGES_MAX} passages. Read the new file as a whole.`;

/** Gives the page its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * What differs in the text of two files. What compares is a chunk of its own that only a comparison asks for. Rejects with the
 * signal's reason once it is aborted.
 */
export async function compareFiles(
  files: Readonly<Record<FileSide, Blob>>,
  signal: AbortSignal,
): Promise<TextComparison> {
  // One after the other: both in memory at once would be twice as much.
  const before = await readWords(files.before, signal);
  if (before.kind === 'none') return { ...before, side: 'before' };
  const now = await readWords(files.now, signal);
  if (now.kind === 'none') return { ...now, side: 'now' };
  const { diffArrays } = await import(/* webpackChunkName: "library-diff" */ 'diff');
  const changes = await compareWords(diffArrays, before.words, now.words, { signal, pause });
  if (changes === undefined) return { kind: 'none', message: TOO_DIFFERENT };
  return { kind: 'compared', changes, isPartial: before.isPartial || now.isPartial };
}
