import type { PlacedText } from '../source/page-source.ts';
import { findPhrase } from './phrases.ts';
import type { TextPage } from './read-acord25.ts';
import { heightOf, linesOf, middleOf } from './words.ts';

/** One of two certificates that were printed beside each other on a sheet. */
type Side = 'left' | 'right';

export interface PageHalf extends TextPage {
  /** Absent: the page is one. */
  readonly side?: Side;
  /** What was taken off each `x`: readers measure from the paper's left edge. */
  readonly shift: number;
}

/**
 * A page, or the two papers on it where its title stands twice on one height. Both are laid
 * out alike, so the second begins as far behind the first as its title behind the other one.
 */
export function halvesOf({ page, items }: TextPage): readonly PageHalf[] {
  const [first, second, third] = findPhrase(linesOf(items), 'CERTIFICATE OF LIABILITY INSURANCE');
  if (first === undefined || second === undefined || third !== undefined) return [{ page, items, shift: 0 }];
  const [one, other] = [first.box, second.box].toSorted((left, right) => left.left - right.left);
  if (one === undefined || other === undefined) return [{ page, items, shift: 0 }];
  const isBeside = Math.abs(middleOf(one) - middleOf(other)) < heightOf(one) && other.left > one.right;
  if (!isBeside) return [{ page, items, shift: 0 }];
  const edge = Math.min(...items.map(({ x }) => x));
  const cut = edge + other.left - one.left - heightOf(one) / 2;
  const move = (item: PlacedText): PlacedText => {
    const { x, room } = item;
    const moved = room === undefined ? {} : { room: { left: room.left - cut, right: room.right - cut } };
    return { ...item, x: x - cut, ...moved };
  };
  const isLeft = ({ x, width }: { readonly x: number; readonly width: number }) => x + width / 2 < cut;
  return [
    { page, side: 'left', shift: 0, items: items.filter(isLeft) },
    {
      ...{ page, side: 'right', shift: cut },
      items: items.filter((item) => !isLeft(item)).map(move),
    },
  ];
}
