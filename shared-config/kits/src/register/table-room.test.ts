import { expect, it } from 'vitest';
import { roomOf } from './table-room.ts';

it.each([
  ['fits to the pixel', [800, 800, 0], { fits: true, hasMore: false }],
  ['is one pixel too broad: nothing to scroll for', [801, 800, 0], { fits: false, hasMore: false }],
  ['is too broad', [1200, 800, 0], { fits: false, hasMore: true }],
  ['is scrolled halfway', [1200, 800, 200], { fits: false, hasMore: true }],
  ['is scrolled to its end, rounded', [1200, 800, 399.4], { fits: false, hasMore: false }],
  ['is scrolled to its end from right to left', [1200, 800, -400], { fits: false, hasMore: false }],
] as const)('a table that %s', (_, [table, frame, scrolled], room) => {
  expect(roomOf(table, frame, scrolled)).toEqual(room);
});
