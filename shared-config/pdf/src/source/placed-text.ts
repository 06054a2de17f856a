import type { PlacedText } from './page-source.ts';

/** What is read of a piece of text that pdf.js gives. */
export interface RawText {
  readonly str: string;
  /** A matrix of six numbers from the text's own space to the page's. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
}

export interface RawFont {
  readonly fontFamily: string;
  /** Part of the height above the baseline. */
  readonly ascent: number;
}

/** Of most fonts, where a file does not say. */
const USUAL_ASCENT = 0.8;

type Matrix = readonly [number, number, number, number, number, number];

function asMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

function product(first: readonly number[], second: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = asMatrix(first);
  const [g, h, i, j, k, l] = asMatrix(second);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Where a piece of text stands on its page; undefined: nothing of it can be seen. */
export function placeText(
  raw: RawText,
  font: RawFont | undefined,
  pageMatrix: readonly number[],
): PlacedText | undefined {
  const [a, b, c, d, left, baseline] = product(pageMatrix, raw.transform);
  const height = Math.hypot(c, d);
  if (raw.str.trim() === '' || height === 0 || ![left, baseline, height, raw.width].every(Number.isFinite))
    return undefined;
  const angle = Math.atan2(b, a);
  const ascent = font === undefined || !(font.ascent > 0) ? USUAL_ASCENT : font.ascent;
  return {
    text: raw.str,
    x: left + Math.sin(angle) * ascent * height,
    y: baseline - Math.cos(angle) * ascent * height,
    width: raw.width,
    height,
    angle,
    fontFamily: font?.fontFamily ?? 'sans-serif',
  };
}
