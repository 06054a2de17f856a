import { type Matches, matchings } from '../acord25/phrases.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import { boxOf, heightOf, type Line, linesOf, plainText, type Word } from '../acord25/words.ts';

/** A label that may run over two lines of its column; what follows it stands behind `to` on `line`. */
export interface Label {
  readonly words: readonly [Word, ...Word[]];
  /** The line of its last word. */
  readonly line: Line;
  /** Index behind its last word. */
  readonly to: number;
}

/** Rules that values are written on are letters in some files: they say nothing. */
export function formLines({ items }: TextPage): readonly Line[] {
  return linesOf(items.map((item) => ({ ...item, text: item.text.replace(/_/g, ' ') })));
}

/** How many of the wanted words a word is: a scan may have run two of them together. */
function taken(word: Word, [one = '', other]: readonly string[], matches: Matches): 0 | 1 | 2 {
  if (matches(word, one)) return 1;
  return word.isScanned === true && other !== undefined && matches(word, one + other) ? 2 : 0;
}

/** Words from `from` on that are the wanted ones; signs between them do not count. `matched`: how many of the wanted ones. */
function matchOn(line: Line, from: number, wanted: readonly string[], matches: Matches) {
  const words: Word[] = [];
  let at = from;
  let matched = 0;
  while (matched < wanted.length) {
    const word = line[at];
    if (word === undefined) break;
    const isSign = word.plain === '' && words.length > 0;
    const count = isSign ? 0 : taken(word, wanted.slice(matched), matches);
    if (!isSign && count === 0) break;
    // Words of a label stand close together; what is farther away is another column.
    const last = words.at(-1);
    if (last !== undefined && word.left - last.right > 1.5 * heightOf(word)) break;
    if (!isSign) words.push(word);
    matched += count;
    at += 1;
  }
  return { words, to: at, matched };
}

/** Where the rest of a label stands in the next line: under its first words. */
function continued(
  lines: readonly Line[],
  at: number,
  first: Word,
  wanted: readonly string[],
  matches: Matches,
) {
  const height = heightOf(first);
  for (const line of lines.slice(at + 1, at + 4)) {
    const [head] = line;
    if (head === undefined || head.top - first.bottom > 1.6 * height) return undefined;
    const from = line.findIndex(
      (word) => matches(word, wanted[0] ?? '') && Math.abs(word.left - first.left) < 3 * height,
    );
    if (from < 0) continue;
    const { words, to, matched } = matchOn(line, from, wanted, matches);
    if (matched === wanted.length) return { line, words, to };
  }
  return undefined;
}

function labelsOf(lines: readonly Line[], wanted: readonly string[], matches: Matches): readonly Label[] {
  return lines.flatMap((line, at) =>
    line.flatMap((_, from) => {
      const { words, to, matched } = matchOn(line, from, wanted, matches);
      const [first, ...rest] = words;
      if (first === undefined) return [];
      if (matched === wanted.length) {
        const all: [Word, ...Word[]] = [first, ...rest];
        return [{ words: all, line, to }];
      }
      const more = continued(lines, at, first, wanted.slice(matched), matches);
      if (more === undefined) return [];
      const all: [Word, ...Word[]] = [first, ...rest, ...more.words];
      return [{ words: all, line: more.line, to: more.to }];
    }),
  );
}

/** Every place of a label. `text` is compared without signs and case; where a scan has it nowhere, with words that look like it. */
export function findLabels(lines: readonly Line[], text: string): readonly Label[] {
  const wanted = text.split(' ').map(plainText);
  for (const matches of matchings(lines)) {
    const labels = labelsOf(lines, wanted, matches);
    if (labels.length > 0) return labels;
  }
  return [];
}

/** The only place of the first of these labels that the page has. */
export function oneLabel(lines: readonly Line[], texts: readonly string[]): Label | undefined {
  for (const text of texts) {
    const labels = findLabels(lines, text);
    if (labels.length > 0) return labels.length === 1 ? labels[0] : undefined;
  }
  return undefined;
}

/** The words behind a label up to the first wide gap; `gap` in heights of a letter. */
export function wordsBeside({ line, to }: Pick<Label, 'line' | 'to'>, gap = 3): readonly Word[] {
  const rest = line.slice(to).filter(({ text }) => /[A-Za-z0-9&]/.test(text));
  const end = rest.findIndex((word, index) => {
    const before = rest[index - 1];
    return before !== undefined && word.left - before.right > gap * heightOf(word);
  });
  return end < 0 ? rest : rest.slice(0, end);
}

export function heightOfLabel({ words }: Label): number {
  return heightOf(boxOf([words[0]]));
}
