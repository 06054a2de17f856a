import type { NaicsTable, NaicsTitle } from './naics-table.ts';

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The industry of a code; undefined: there is none. */
export function naicsTitle(table: NaicsTable, code: string): NaicsTitle | undefined {
  return table.find((entry) => entry.code === code);
}

/** Industries whose code begins with the text, or whose title has a word beginning with each word of it; those of 2022 first. */
export function findNaics(table: NaicsTable, text: string, most: number): readonly NaicsTitle[] {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  const [only = ''] = asked;
  const isCode = asked.length === 1 && /^\d+$/.test(only);
  const fits = ({ code, title }: NaicsTitle): boolean => {
    if (isCode) return code.startsWith(only);
    const words = wordsOf(title);
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  };
  return table
    .filter(fits)
    .toSorted((left, right) => right.edition - left.edition)
    .slice(0, most);
}
