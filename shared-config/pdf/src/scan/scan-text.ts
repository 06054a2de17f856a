import type { PlacedText } from '../source/page-source.ts';
import type { PixelBox } from './box-ticks.ts';
import { letterBox } from './letter-box.ts';
import type { BareForm } from './without-lines.ts';

/** A word as the server recognised it; pixels of the picture that was sent. */
export interface ScanWord extends PixelBox {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

/** Of what nobody recognised as a letter, or what is one letter alone: never enough to be sure. */
const DOUBTFUL = 0.5;
/** A lone letter that may be a tick. */
const TICK = /^[XxYyNn×✓✗]$/;

function middleOf({ left, right, top, bottom }: PixelBox): readonly [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

function isWithin(word: PixelBox, box: PixelBox): boolean {
  const [x, y] = middleOf(word);
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Pixels of the middle one of all heights. */
function usualHeight(words: readonly ScanWord[]): number {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function placed(text: string, box: PixelBox, confidence: number, scale: number): PlacedText {
  return {
    ...{ text, confidence, angle: 0, fontFamily: '' },
    x: box.left / scale,
    y: box.top / scale,
    width: (box.right - box.left) / scale,
    height: (box.bottom - box.top) / scale,
  };
}

/** A tick stands inside of its box: a word that touches the box is no part of it. */
function inside(box: PixelBox): PixelBox {
  const edge = 0.15 * (box.right - box.left);
  return { ...box, left: box.left + edge, right: box.right - edge };
}

/**
 * What was recognised in a picture of a page, as the readers take the text of a file, with how sure it is; ticks by the ink in the
 * form's boxes. A tick, and a letter alone that may be one, is never sure. Pure.
 * @param scale pixels of the picture for each point of the page
 */
export function scanText(
  { picture, boxes }: BareForm,
  words: readonly ScanWord[],
  scale: number,
): readonly PlacedText[] {
  const ticks = boxes
    .filter(({ isTicked }) => isTicked === true)
    .map((box) => placed('X', inside(box), DOUBTFUL, scale));
  const usual = usualHeight(words);
  // What the engine made of a box's lines says nothing.
  const letters = words.filter((word) => !boxes.some((box) => isWithin(word, box)));
  return [
    ...letters.map((word) =>
      placed(
        word.text,
        letterBox(picture, word.text, word, usual),
        TICK.test(word.text) ? Math.min(DOUBTFUL, word.confidence / 100) : word.confidence / 100,
        scale,
      ),
    ),
    ...ticks,
  ];
}
