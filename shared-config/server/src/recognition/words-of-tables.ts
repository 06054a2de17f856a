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

/** A page has fewer; a picture of noise may have more. */
const MOST_WORDS = 6_000;
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

function overlaps(one: RecognizedWord, other: RecognizedWord): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A letter that stands alone is often read as large and small at once: `Cc`. */
function loneLetter(word: RecognizedWord): readonly RecognizedWord[] {
  const [, letter, again] = /^([A-Za-z])(\1?)$/i.exec(word.text) ?? [];
  if (letter === undefined) return [];
  return [again === '' ? word : { ...word, text: letter, confidence: word.confidence / 2 }];
}

/**
 * The words of a page from the engine's tables: those of the first one, which is good at forms, and from the second one single
 * letters where the first has nothing. Pure.
 */
export function wordsOfTables(scattered: string, inLines: string): readonly RecognizedWord[] {
  const words = scattered.split('\n').flatMap(wordOf);
  const letters = inLines
    .split('\n')
    .flatMap(wordOf)
    .flatMap(loneLetter)
    .filter((word) => words.every((other) => !overlaps(word, other)));
  return [...words, ...letters].slice(0, MOST_WORDS);
}
