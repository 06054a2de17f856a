import type { diffArrays } from 'diff';
import {
  type ChangedBlock,
  changedBlocks,
  changeOf,
  comparable,
  type Run,
  type TextChange,
} from '../model/text-changes.ts';
import type { PlacedWord } from '../model/text-words.ts';

/** Passages that are told; more mean that the program was written anew. */
export const CHANGES_MAX = 300;

/** Sentences that differ at most: about a hundred pages written anew. */
const SENTENCES_MAX = 3_000;
/** Milliseconds that the first try may hold the page. */
const FIRST_TRY = 25;
/** Words of a block, and how many of them may differ: what a page does without being felt. */
const WORDS_MAX = 1_500;
const WORD_EDITS_MAX = 400;
/** Blocks that are compared before the page is given its turn. */
const BLOCKS_AT_ONCE = 20;

type Diff = typeof diffArrays;

/** In one go where that is quick, else step by step, so that the page stays usable. Undefined: they differ too much. */
function runsOf(diff: Diff, before: string[], now: string[]): Promise<readonly Run<string>[] | undefined> {
  const quick = diff(before, now, { timeout: FIRST_TRY });
  if (quick !== undefined) return Promise.resolve(quick);
  return new Promise((resolve) => {
    diff(before, now, { maxEditLength: SENTENCES_MAX, callback: resolve });
  });
}

function textsOf(words: readonly PlacedWord[]): string[] {
  return words.map(({ text }) => text);
}

function wordRuns(diff: Diff, { before, now }: ChangedBlock): readonly Run<string>[] | undefined {
  if (Math.max(before.length, now.length) > WORDS_MAX) return undefined;
  return diff(textsOf(before), textsOf(now), { maxEditLength: WORD_EDITS_MAX });
}

/** The passages that differ between two texts; undefined: too much differs to be told. Rejects once the signal is aborted. */
export async function compareWords(
  diff: Diff,
  before: readonly PlacedWord[],
  now: readonly PlacedWord[],
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: () => Promise<void> },
): Promise<readonly TextChange[] | undefined> {
  const old = comparable(before);
  const current = comparable(now);
  await pause();
  signal.throwIfAborted();
  const runs = await runsOf(diff, old.texts, current.texts);
  if (runs === undefined) return undefined;
  const blocks = changedBlocks(runs, old.sentences, current.sentences);
  if (blocks.length > CHANGES_MAX) return undefined;
  const changes: TextChange[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index % BLOCKS_AT_ONCE === 0) await pause();
    signal.throwIfAborted();
    changes.push(changeOf(block, wordRuns(diff, block)));
  }
  return changes;
}
