import { type Found, foundText } from '../acord25/found.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import { type Line, plainText, type Word } from '../acord25/words.ts';
import { findLabels, formLines, wordsBeside } from '../osha300a/labels.ts';

/** A word in the order in which a letter is read. */
export interface FlowWord extends Word {
  readonly page: number;
  /** Index of its line on the page. */
  readonly lineAt: number;
}

export interface LetterPage {
  readonly page: number;
  readonly lines: readonly Line[];
}

export function letterPages(pages: readonly TextPage[]): readonly LetterPage[] {
  return pages.map((page) => ({ page: page.page, lines: formLines(page) }));
}

export function flowOf(pages: readonly LetterPage[]): readonly FlowWord[] {
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap((line, lineAt) => line.map((word) => ({ ...word, page, lineAt }))),
  );
}

export interface Mention {
  /** Index of its first word, and of the word behind its last one. */
  readonly from: number;
  readonly to: number;
}

/** Where a phrase stands in the text, also over the end of a line; signs between its words do not count. */
export function mentions(flow: readonly FlowWord[], text: string): readonly Mention[] {
  const wanted = text.split(' ').map(plainText);
  return flow.flatMap((_, from) => {
    let at = from;
    for (const word of wanted) {
      while (at > from && flow[at]?.plain === '') at += 1;
      if (flow[at]?.plain !== word) return [];
      at += 1;
    }
    return [{ from, to: at }];
  });
}

/** The text beside the first of these labels that stands once, with a colon: without one it is a word of a sentence. `bounds`: its length. */
export function beside(
  pages: readonly LetterPage[],
  texts: readonly string[],
  bounds: readonly [number, number],
): Found<string> | undefined {
  for (const text of texts) {
    for (const { page, lines } of pages) {
      const [label, other] = findLabels(lines, text).filter(({ words }) => words.at(-1)?.text.endsWith(':'));
      const found =
        label === undefined || other !== undefined ? undefined : foundText(wordsBeside(label), page, bounds);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Of mentions that overlap the longest. */
export function longest<Kind extends Mention>(all: readonly Kind[]): readonly Kind[] {
  const kept: Kind[] = [];
  for (const one of all.toSorted((left, right) => right.to - right.from - (left.to - left.from))) {
    if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one);
  }
  return kept;
}

/** The first word from here on that is no sign. */
export function pastSigns(flow: readonly FlowWord[], from: number): number {
  const signs = flow.slice(from).findIndex(({ plain }) => plain !== '');
  return signs < 0 ? flow.length : from + signs;
}
