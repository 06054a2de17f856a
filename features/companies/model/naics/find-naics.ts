import type { NaicsPart, NaicsTable, NaicsTitle } from './naics-table.ts';

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

/** Whether a code begins with the text, or a title has a word beginning with each word of it; undefined: nothing is asked. */
function fitting(text: string): ((entry: NaicsPart) => boolean) | undefined {
  const asked = wordsOf(text);
  if (asked.length === 0) return undefined;
  const [only = ''] = asked;
  if (asked.length === 1 && /^\d+$/.test(only)) return ({ code }) => code.startsWith(only);
  return ({ title }) => {
    const words = wordsOf(title);
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  };
}

/** Industries whose code begins with the text, or whose title has a word beginning with each word of it; those of 2022 first. */
export function findNaics(table: NaicsTable, text: string, most: number): readonly NaicsTitle[] {
  const fits = fitting(text);
  if (fits === undefined) return [];
  return table
    .filter(fits)
    .toSorted((left, right) => right.edition - left.edition)
    .slice(0, most);
}

/** As `findNaics`, among codes and what they begin with: the shorter beginning first. */
export function findNaicsParts(parts: readonly NaicsPart[], text: string): readonly NaicsPart[] {
  const fits = fitting(text);
  return fits === undefined ? [] : parts.filter(fits);
}
