import type { HelpArticle } from './article.ts';
import { plainText } from './article-blocks.ts';

/** A piece of text; `isMatch` where it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Hit {
  readonly article: HelpArticle;
  readonly title: readonly Piece[];
  /** A line of the text around the first match in it, or its beginning. */
  readonly excerpt: readonly Piece[];
}

/** One character of the folded text for each of the original: places in one are places in the other. */
function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const [plain = letter] = letter.normalize('NFD').toLowerCase();
      return plain.padEnd(letter.length);
    })
    .join('');
}

function wordsOf(query: string): readonly string[] {
  return [...new Set(fold(query.normalize('NFC')).split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
}

/** The text cut where one of the words begins or ends. Words have letters and digits only, so they are safe in a pattern. */
function mark(text: string, words: readonly string[]): readonly Piece[] {
  const folded = fold(text);
  const pattern = new RegExp([...words].sort((one, other) => other.length - one.length).join('|'), 'gu');
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isMatch: false });
    pieces.push({ text: text.slice(index, index + found.length), isMatch: true });
    at = index + found.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isMatch: false }] : pieces;
}

const BEFORE = 50;
const LENGTH = 160;

function excerptOf(text: string, words: readonly string[]): readonly Piece[] {
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const from = first === 0 ? 0 : text.indexOf(' ', first) + 1;
  const cut = text.slice(from, from + LENGTH);
  const end = from + LENGTH < text.length ? cut.lastIndexOf(' ') : cut.length;
  return mark(`${from > 0 ? '… ' : ''}${cut.slice(0, end)}${end < cut.length ? ' …' : ''}`, words);
}

/** How well an article fits: the whole query in the title, then all words there, then anywhere. Undefined: not at all. */
function rankOf(article: HelpArticle, text: string, words: readonly string[]): number | undefined {
  const title = fold(article.title);
  const all = `${title} ${fold(text)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (title.includes(words.join(' '))) return 0;
  return words.every((word) => title.includes(word)) ? 1 : 2;
}

/**
 * The articles that hold every word of the query, in title or text, whatever the case and the accents; those with the words
 * in the title first. A query without a word finds nothing.
 */
export function searchArticles(articles: readonly HelpArticle[], query: string): readonly Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return articles
    .map((article) => ({ article, text: plainText(article.blocks) }))
    .map(({ article, text }) => ({ article, text, rank: rankOf(article, text, words) }))
    .flatMap(({ rank, ...rest }) => (rank === undefined ? [] : [{ ...rest, rank }]))
    .sort((one, other) => one.rank - other.rank)
    .map(({ article, text }) => ({
      article,
      title: mark(article.title, words),
      excerpt: excerptOf(text, words),
    }));
}
