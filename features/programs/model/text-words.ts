/** A place on a page, in points from its top left corner. */
export interface WordPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text as a file holds it: a line or part of one. */
export interface TextPiece extends Omit<WordPlace, 'page'> {
  readonly text: string;
  /** Radians; 0: an ordinary line. */
  readonly angle: number;
}

export interface PiecePage {
  readonly page: number;
  readonly items: readonly TextPiece[];
}

/** A word in its place, in the order of the file. */
export interface PlacedWord {
  readonly text: string;
  readonly place: WordPlace;
  /** A paragraph, a heading or a row begins with it. */
  readonly opens: boolean;
}

/** Of the height of the letters: more between two lines parts paragraphs. */
const PARAGRAPH_GAP = 1.7;
/** A running head stands on at least so many pages. */
const RUNNING_PAGES = 3;
/** Lines at the top and at the bottom of a page that can be running heads. */
const RUNNING_LINES = 2;

type Line = readonly TextPiece[];

/** Pieces that stand beside each other, from top to bottom as the file has them; stamps across the page are left out. */
function linesOf({ items }: PiecePage): readonly Line[] {
  const upright = items.filter(({ angle }) => Math.abs(angle) < 0.01);
  const lines: TextPiece[][] = [];
  for (const piece of upright.length === 0 ? items : upright) {
    const line = lines.at(-1);
    const bottom = piece.y + piece.height;
    const before = line?.at(-1);
    const isBeside = before !== undefined && Math.abs(bottom - before.y - before.height) < piece.height / 2;
    if (line !== undefined && isBeside) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** As the same line reads on every page: without the number of the page. */
function masked(line: Line): string {
  return line
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '')
    .replace(/\d+/g, '#');
}

function edgeLines(lines: readonly Line[]): readonly Line[] {
  return [...new Set([...lines.slice(0, RUNNING_LINES), ...lines.slice(-RUNNING_LINES)])];
}

/** Heads and feet that run through the file: they say nothing of its content, and carry page numbers. */
function runningHeads(pages: readonly (readonly Line[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const text of new Set(edgeLines(lines).map(masked))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const least = Math.max(RUNNING_PAGES, pages.length / 2);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

/** The words of one piece; each is given its part of the width. */
function wordsIn(piece: TextPiece, page: number, opens: boolean): readonly PlacedWord[] {
  const { text, x, y, width, height } = piece;
  return [...text.matchAll(/\S+/g)].map((found, index) => ({
    text: found[0].normalize('NFKC').replace(/\u00ad/g, ''),
    opens: opens && index === 0,
    place: {
      ...{ page, y, height },
      x: x + (width * found.index) / text.length,
      width: (width * found[0].length) / text.length,
    },
  }));
}

/** Whether a new thing begins: more room above than between lines, or letters of another size. */
function startsAnew(line: Line, before: Line | undefined): boolean {
  const [first] = line;
  const last = before?.[0];
  if (first === undefined || last === undefined) return true;
  const gap = first.y - last.y;
  const isNextPage = gap < 0;
  const isSameSize = Math.abs(first.height - last.height) < 1;
  return !isSameSize || (!isNextPage && gap > PARAGRAPH_GAP * last.height);
}

/** The words of a file in their places, without running heads and feet. */
export function placedWords(pages: readonly PiecePage[]): readonly PlacedWord[] {
  const lined = pages.map(linesOf);
  const running = runningHeads(lined);
  const words: PlacedWord[] = [];
  let before: Line | undefined;
  pages.forEach(({ page }, index) => {
    const lines = lined[index] ?? [];
    const edges = new Set(edgeLines(lines));
    for (const line of lines) {
      if (edges.has(line) && running.has(masked(line))) continue;
      const opens = startsAnew(line, before);
      for (const [at, piece] of line.entries()) words.push(...wordsIn(piece, page, opens && at === 0));
      before = line;
    }
  });
  return words;
}

/** Words as sentences, headings and rows: what is compared first. */
export function sentencesOf(words: readonly PlacedWord[]): readonly (readonly PlacedWord[])[] {
  const sentences: PlacedWord[][] = [];
  let isOpen = false;
  for (const word of words) {
    const sentence = sentences.at(-1);
    if (isOpen && !word.opens && sentence !== undefined) sentence.push(word);
    else sentences.push([word]);
    isOpen = !/[.!?;:]["')\]]?$/.test(word.text);
  }
  return sentences;
}
