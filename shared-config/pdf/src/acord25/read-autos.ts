import { AUTOS, type Auto, joinAutos } from '@vcms/domain';
import { type Found, foundIn } from './found.ts';
import type { LineBand } from './line-bands.ts';
import { type Box, boxBefore } from './ticks.ts';
import type { Word } from './words.ts';

/** The boxes as the editions of the form name them, the longest name first: "owned" is a part of "non-owned". */
const NAMES: Readonly<Record<Auto, readonly string[]>> = {
  any: ['ANY AUTO'],
  owned: ['OWNED AUTOS ONLY', 'ALL OWNED AUTOS', 'OWNED AUTOS', 'OWNED'],
  scheduled: ['SCHEDULED AUTOS ONLY', 'SCHEDULED AUTOS', 'SCHEDULED'],
  hired: ['HIRED AUTOS ONLY', 'HIRED AUTOS', 'HIRED'],
  non_owned: [
    'NON-OWNED AUTOS ONLY',
    'NON OWNED AUTOS ONLY',
    'NONOWNED AUTOS ONLY',
    'NON-OWNED AUTOS',
    'NON OWNED AUTOS',
    'NONOWNED AUTOS',
    'NON-OWNED',
    'NON OWNED',
  ],
};

/**
 * What is ticked of automobile liability, all boxes as one value. Nothing where a mark could belong to two of them; with a mark of
 * doubt where a box was not found, which may be ticked as well, unless any auto is covered anyway.
 */
export function readAutos({ lines }: LineBand, page: number): Found<string> | undefined {
  const boxes = AUTOS.map((auto): readonly [Auto, Box] => [auto, boxBefore(lines, NAMES[auto])]);
  const ticked = boxes.flatMap(([auto, box]): [Auto, Word][] =>
    box.kind === 'ticked' ? [[auto, box.mark]] : [],
  );
  const marks = ticked.map(([, mark]) => mark);
  const [first, ...others] = marks;
  const isShared = new Set(marks).size < marks.length;
  if (first === undefined || isShared || boxes.some(([, { kind }]) => kind === 'unclear')) return undefined;
  const autos = ticked.map(([auto]) => auto);
  const isWhole = autos.includes('any') || boxes.every(([, { kind }]) => kind !== 'absent');
  return foundIn(joinAutos(autos), page, [first, ...others], isWhole ? 'sure' : 'likely');
}
