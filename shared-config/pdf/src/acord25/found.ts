import type { PageRect } from '../source/page-source.ts';
import { boxOf, type Word } from './words.ts';

/** `sure`: it stands where the form has it and nothing else could be meant; `likely`: look twice. */
export type Certainty = 'sure' | 'likely';

/** A value with the place where it was read. */
export interface Found<Value> {
  readonly value: Value;
  readonly place: PageRect;
  readonly certainty: Certainty;
  /** Recognised in a picture of the page: never sure, whatever the reader makes of it. */
  readonly isScanned?: true;
  /** Of what was recognised: every letter was clear, and nothing else could be meant. */
  readonly isClear?: true;
}

export function foundIn<Value>(
  value: Value,
  page: number,
  words: readonly [Word, ...Word[]],
  certainty: Certainty = 'sure',
): Found<Value> {
  const { left, right, top, bottom } = boxOf(words);
  return {
    value,
    place: { page, x: left, y: top, width: right - left, height: bottom - top },
    certainty: words.some(({ isUnsure }) => isUnsure) ? 'likely' : certainty,
  };
}

/** Words as one text, where its length is within bounds; undefined otherwise. */
export function foundText(
  words: readonly Word[],
  page: number,
  [min, max]: readonly [number, number],
  certainty: Certainty = 'sure',
): Found<string> | undefined {
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  const text = words
    .map((word) => word.text)
    .join(' ')
    .trim();
  if (text.length < min || text.length > max) return undefined;
  return foundIn(text, page, [first, ...rest], certainty);
}

/** Optional members that are known. */
export function given<Shape extends object>(
  values: {
    readonly [Key in keyof Shape]: Shape[Key] | undefined;
  },
): Shape {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Shape;
}
