import type { PlacedText } from '../source/page-source.ts';
import { boxBefore, type PixelBox, type TickBox } from './box-ticks.ts';
import type { GreyPicture } from './grey-picture.ts';

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
/** Points within which two boxes are one. */
const SAME_BOX = 3;

function middleOf({ left, right, top, bottom }: PixelBox): readonly [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

function isWithin(word: PixelBox, box: PixelBox): boolean {
  const [x, y] = middleOf(word);
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Boxes before any of the words; two words in one cell may find the same one. */
function boxesOf(picture: GreyPicture, words: readonly ScanWord[], scale: number): readonly TickBox[] {
  const boxes: TickBox[] = [];
  for (const word of words) {
    const box = /^[A-Za-z]{2}/.test(word.text) ? boxBefore(picture, word, scale) : undefined;
    const isKnown =
      box !== undefined &&
      boxes.some(
        (other) =>
          Math.abs(other.right - box.right) < SAME_BOX * scale &&
          Math.abs(other.top - box.top) < SAME_BOX * scale,
      );
    if (box !== undefined && !isKnown) boxes.push(box);
  }
  return boxes;
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

/**
 * What was recognised in a picture of a page, as the readers take the text of a file, with how sure it is; ticks by the ink in the
 * form's boxes. A tick, and a letter alone that may be one, is never sure. Pure.
 * @param scale pixels of the picture for each point of the page
 */
export function scanText(
  picture: GreyPicture,
  words: readonly ScanWord[],
  scale: number,
): readonly PlacedText[] {
  const boxes = boxesOf(picture, words, scale);
  const ticks = boxes
    .filter(({ isTicked }) => isTicked === true)
    .map((box) => placed('X', box, DOUBTFUL, scale));
  // What the engine made of a box's lines says nothing.
  const letters = words.filter((word) => !boxes.some((box) => isWithin(word, box)));
  return [
    ...letters.map((word) =>
      placed(
        word.text,
        word,
        TICK.test(word.text) ? Math.min(DOUBTFUL, word.confidence / 100) : word.confidence / 100,
        scale,
      ),
    ),
    ...ticks,
  ];
}
