import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';
import { quietPaper } from './quiet-paper.ts';
import { levelled, skewOf } from './skew.ts';

export interface PreparedScan {
  /** White paper, level lines. */
  readonly picture: GreyPicture;
  /** Radians, clockwise, by which the page was turned. */
  readonly skew: number;
}

/** Makes a scan or a photograph ready to be recognised: shadows and grain go, lines are made level. Pure. */
export function prepareScan(picture: GreyPicture): PreparedScan {
  const even = evenLight(picture);
  const skew = skewOf(even);
  return { picture: quietPaper(levelled(even, skew)), skew };
}
