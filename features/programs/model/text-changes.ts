import { type PlacedWord, sentencesOf, type WordPlace } from './text-words.ts';

export interface ChangePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A passage that is not as it was. */
export interface TextChange {
  /** The page of the new file on which it stands, or stood. */
  readonly page: number;
  /** The page of the file before. */
  readonly pageBefore: number;
  readonly parts: readonly ChangePart[];
  /** What was added, on the pages of the new file. */
  readonly places: readonly WordPlace[];
}

/** What a comparison of lists gives: runs that are kept, removed or added, in their order. */
export interface Run<Value> {
  readonly value: readonly Value[];
  readonly added: boolean;
  readonly removed: boolean;
}

/** Words that are shown of a part at most, and of what is kept between changes. */
const SHOWN = { changed: 120, kept: 12 } as const;

/** Words of a passage that say whether it was edited or written anew. */
const KEPT_SHARE = 0.3;

/** Two runs that stand for each other: what was there, and what is there now. */
export interface ChangedBlock {
  readonly before: readonly PlacedWord[];
  readonly now: readonly PlacedWord[];
  /** Where it stands in both files, for a block that has words in one only. */
  readonly page: number;
  readonly pageBefore: number;
}

/** Sentences as texts to be compared; the words stand in the second. */
export function comparable(words: readonly PlacedWord[]) {
  const sentences = sentencesOf(words);
  return { sentences, texts: sentences.map((sentence) => sentence.map(({ text }) => text).join(' ')) };
}

/** The blocks that differ, of runs of sentences. */
export function changedBlocks(
  runs: readonly Run<string>[],
  before: readonly (readonly PlacedWord[])[],
  now: readonly (readonly PlacedWord[])[],
): readonly ChangedBlock[] {
  const blocks: ChangedBlock[] = [];
  let [old, current] = [0, 0];
  let open: { before: PlacedWord[]; now: PlacedWord[]; page: number; pageBefore: number } | undefined;
  const pageAt = (sentences: typeof now, index: number): number =>
    (sentences[index] ?? sentences.at(-1))?.[0]?.place.page ?? 1;
  for (const { value, added, removed } of runs) {
    if (!added && !removed) {
      if (open !== undefined) blocks.push(open);
      open = undefined;
    } else {
      open ??= { before: [], now: [], page: pageAt(now, current), pageBefore: pageAt(before, old) };
      const words = added
        ? now.slice(current, current + value.length)
        : before.slice(old, old + value.length);
      (added ? open.now : open.before).push(...words.flat());
    }
    if (!added) old += value.length;
    if (!removed) current += value.length;
  }
  return open === undefined ? blocks : [...blocks, open];
}

function shownText(words: readonly string[], max: number): string {
  if (words.length <= max) return words.join(' ');
  const half = Math.ceil(max / 2);
  return `${words.slice(0, half).join(' ')} … ${words.slice(-half).join(' ')}`;
}

/** Words beside each other as one place for each line. */
function joined(words: readonly PlacedWord[]): readonly WordPlace[] {
  const places: WordPlace[] = [];
  for (const { place } of words) {
    const last = places.at(-1);
    const isBeside =
      last !== undefined && last.page === place.page && last.y === place.y && place.x >= last.x;
    if (isBeside) places[places.length - 1] = { ...last, width: place.x + place.width - last.x };
    else places.push(place);
  }
  return places;
}

function whole({ before, now, page, pageBefore }: ChangedBlock): TextChange {
  const part = (kind: ChangePart['kind'], words: readonly PlacedWord[]): readonly ChangePart[] =>
    words.length === 0
      ? []
      : [
          {
            kind,
            text: shownText(
              words.map(({ text }) => text),
              SHOWN.changed,
            ),
          },
        ];
  return {
    ...{ page, pageBefore, places: joined(now) },
    parts: [...part('removed', before), ...part('added', now)],
  };
}

/** A block as it is shown, by what a comparison of its words gave; undefined: they were too many or too different. */
export function changeOf(block: ChangedBlock, runs: readonly Run<string>[] | undefined): TextChange {
  const total = Math.max(block.before.length, block.now.length);
  const kept = (runs ?? []).filter(({ added, removed }) => !added && !removed);
  const keptWords = kept.reduce((sum, { value }) => sum + value.length, 0);
  if (runs === undefined || keptWords < KEPT_SHARE * total) return whole(block);
  const places: WordPlace[] = [];
  let current = 0;
  let page: number | undefined;
  const parts = runs.map(({ value, added, removed }): ChangePart => {
    const words = block.now.slice(current, current + value.length);
    if (added) places.push(...joined(words));
    if (added || removed) page ??= (block.now[current] ?? block.now.at(-1))?.place.page;
    if (!removed) current += value.length;
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return { kind, text: shownText(value, kind === 'same' ? SHOWN.kept : SHOWN.changed) };
  });
  return { page: page ?? block.page, pageBefore: block.pageBefore, parts, places };
}
