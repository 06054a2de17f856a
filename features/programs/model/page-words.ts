import type { Program } from '@vcms/domain';

/** The text of one page of a file, from 1. */
export interface PageText {
  readonly page: number;
  readonly text: string;
}

/** A page that probably covers an element, with the words that say so. */
export interface LikelyPage {
  readonly page: number;
  /** 0..1: how much of what is telling in the element stands on the page. */
  readonly share: number;
}

type Element = Pick<Program['elements'][number], 'id' | 'text' | 'cfr'>;

/** Pages offered for one element. */
const OFFERED_MAX = 3;
/** Less is chance: manuals share most of their words. */
const SHARE_MIN = 0.45;
/** What the number of the paragraph, which manuals often quote, adds. */
const PARAGRAPH = 0.4;

const COMMON = new Set(
  'and are all any been before can does each for from has have how into its may more must name names not one only other says set than that the their them then they this those when where which who with without work'.split(
    ' ',
  ),
);

/** Telling words, without their plural; inspects, inspected and inspection share their first letters. */
export function tellingWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z][a-z0-9]{2,}|\d{2,}/g) ?? [];
  return new Set(
    words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 7).replace(/(es|s|ed)$/, '')),
  );
}

/** As it is compared: without blanks, for PDFs part words as they like. */
function dense(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

/**
 * Pages on which each element probably stands, the likeliest first; none where nothing points to one. A word counts the more
 * the fewer pages it stands on. To be confirmed by a person.
 */
export function likelyPages(
  elements: readonly Element[],
  pages: readonly PageText[],
): ReadonlyMap<string, readonly LikelyPage[]> {
  const read = pages.map(({ page, text }) => ({ page, words: tellingWords(text), dense: dense(text) }));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    const known = weights.get(word);
    if (known !== undefined) return known;
    const found = read.filter(({ words }) => words.has(word)).length;
    const weight = Math.log(1 + read.length / Math.max(found, 0.5));
    weights.set(word, weight);
    return weight;
  };
  return new Map(
    elements.map(({ id, text, cfr }) => {
      const asked = [...tellingWords(text)];
      const all = asked.reduce((sum, word) => sum + weightOf(word), 0);
      const paragraph = cfr === undefined || cfr === '' ? undefined : dense(cfr);
      const found = read.map(({ page, words, dense: whole }) => {
        const part = asked.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0);
        const quoted = paragraph !== undefined && whole.includes(paragraph) ? PARAGRAPH : 0;
        return { page, share: Math.min(1, (all === 0 ? 0 : part / all) + quoted) };
      });
      const likely = found
        .filter(({ share }) => share >= SHARE_MIN)
        .toSorted((left, right) => right.share - left.share || left.page - right.page);
      return [id, likely.slice(0, OFFERED_MAX)] as const;
    }),
  );
}

/** A page that holds what is searched for, with the words around it. */
export interface PageHit {
  readonly page: number;
  readonly count: number;
  readonly excerpt: string;
}

/** Characters on each side of the first place. */
const AROUND = 60;

/** Pages that hold a text, whatever its case and blanks, in their order; nothing for less than 2 characters. */
export function searchPages(query: string, pages: readonly PageText[]): readonly PageHit[] {
  const parts = query
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.join('').length < 2) return [];
  const wanted = new RegExp(parts.join('\\s+'), 'gi');
  return pages.flatMap(({ page, text }) => {
    const plain = text.replace(/\s+/g, ' ');
    const places = [...plain.matchAll(wanted)];
    const [first] = places;
    if (first === undefined) return [];
    const from = Math.max(0, first.index - AROUND);
    const to = Math.min(plain.length, first.index + first[0].length + AROUND);
    const excerpt = `${from > 0 ? '…' : ''}${plain.slice(from, to).trim()}${to < plain.length ? '…' : ''}`;
    return [{ page, count: places.length, excerpt }];
  });
}
