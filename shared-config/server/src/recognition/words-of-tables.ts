/** A word that was recognised; its edges in pixels from the picture's top left corner. */
export interface RecognizedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0 to 100, as the engine has it. */
  readonly confidence: number;
}

type Edges = Pick<RecognizedWord, 'left' | 'top' | 'right' | 'bottom'>;

/** A page has fewer; a picture of noise may have more. */
const MOST_WORDS = 5_500;
const LONGEST = 200;
/** The columns of a row of words, by the engine's table of tab-separated values. */
const WORD_LEVEL = '5';

function wordOf(row: string): readonly RecognizedWord[] {
  const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
  const [x, y, wide, high, sure] = [left, top, width, height, confidence].map(Number);
  if (level !== WORD_LEVEL || text.trim() === '') return [];
  if (x === undefined || y === undefined || wide === undefined || high === undefined) return [];
  if (sure === undefined || ![x, y, wide, high, sure].every(Number.isFinite)) return [];
  return [
    {
      ...{ text: text.trim().slice(0, LONGEST), left: x, top: y, right: x + wide, bottom: y + high },
      confidence: Math.min(100, Math.max(0, sure)),
    },
  ];
}

/** The words of a page from the engine's table. Pure. */
export function wordsOfTable(table: string): readonly RecognizedWord[] {
  return table.split('\n').flatMap(wordOf).slice(0, MOST_WORDS);
}

/** A letter that stands alone is often read as large and small at once, `Cc`, and dust beside it as a sign. */
function bareText(text: string): string {
  const letters = text.replace(/^[^A-Za-z0-9$(]+|[^A-Za-z0-9)]+$/g, '');
  const [, letter] = /^([A-Za-z])\1$/i.exec(letters) ?? [];
  return letter ?? (letters === '' ? text : letters);
}

interface Look {
  readonly text: string;
  readonly confidence: number;
}

function lookOf(table: string): readonly Look[] {
  const words = wordsOfTable(table);
  if (words.length === 0) return [];
  const text = bareText(words.map((word) => word.text).join(' ')).slice(0, LONGEST);
  return [{ text, confidence: Math.min(...words.map(({ confidence }) => confidence)) }];
}

/**
 * Of several looks at one spot, what most of them say, by how sure the engine was each time; in the spot's own place. None: it saw
 * nothing in any of them. Pure.
 */
export function bestOfTables(spot: Edges, tables: readonly string[]): readonly RecognizedWord[] {
  const { left, top, right, bottom } = spot;
  const looks = tables.flatMap(lookOf).toSorted((one, other) => other.confidence - one.confidence);
  const votesFor = (wanted: string) =>
    looks.reduce(
      (sum, { text, confidence }) => sum + (text.toUpperCase() === wanted.toUpperCase() ? confidence : 0),
      0,
    );
  const [best] = looks.toSorted((one, other) => votesFor(other.text) - votesFor(one.text));
  return best === undefined ? [] : [{ ...best, ...{ left, top, right, bottom } }];
}
