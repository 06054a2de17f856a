import type { ComparedPage } from './compared-pages.ts';
import type { LookSize, PageLook } from './look-wish.ts';
import { type PictureDifference, pictureDifference } from './picture-difference.ts';

/** One page in one size, in both releases. */
export interface PicturePair {
  readonly size: LookSize;
  readonly live: Uint8Array | undefined;
  readonly candidate: Uint8Array | undefined;
  /** Undefined when one of the pictures is. */
  readonly difference: PictureDifference | undefined;
}

export interface PageComparison {
  readonly page: ComparedPage;
  readonly pairs: readonly PicturePair[];
  /** What does not work in the candidate and works in the live release. */
  readonly problems: readonly string[];
  /** The largest share of pixels that differ, 0 to 1; 1 for a page that only one release has. */
  readonly share: number;
}

/** What three looks at the same pages say: two of the live release, one of the candidate. */
export interface Looks {
  readonly live: readonly PageLook[];
  readonly again: readonly PageLook[];
  readonly candidate: readonly PageLook[];
}

/** Those with problems first, then those that changed most. */
export function compareLooks(
  pages: readonly ComparedPage[],
  looks: Looks,
  sizes: readonly LookSize[],
): readonly PageComparison[] {
  return pages
    .map((page) => compareOne(page, looks, sizes))
    .sort((a, b) => b.problems.length - a.problems.length || b.share - a.share);
}

function compareOne(page: ComparedPage, looks: Looks, sizes: readonly LookSize[]): PageComparison {
  const of = (all: readonly PageLook[]) => all.find(({ path }) => path === page.path);
  const [live, again, candidate] = [of(looks.live), of(looks.again), of(looks.candidate)];
  const known = new Set([...(live?.problems ?? []), ...(again?.problems ?? [])]);
  const pairs = sizes.map((size): PicturePair => {
    const [first, second, after] = [live?.pictures[size], again?.pictures[size], candidate?.pictures[size]];
    const difference = first && after ? pictureDifference([first, second ?? first], after) : undefined;
    return { size, live: first, candidate: after, difference };
  });
  return {
    page,
    pairs,
    problems: (candidate?.problems ?? []).filter((problem) => !known.has(problem)),
    share: Math.max(...pairs.map(({ difference }) => difference?.share ?? 1)),
  };
}
