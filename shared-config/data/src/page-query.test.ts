import { describe, expect, it } from 'vitest';
import { siftedPageOf } from './page-query.ts';

const NUMBERS = Array.from({ length: 10 }, (_, at) => at + 1);
const isEven = (one: number) => one % 2 === 0;

describe('a page that was sifted after it came', () => {
  it('goes on behind the last row shown where more passed than fit', () => {
    const page = siftedPageOf(NUMBERS, { size: 3, read: 20 }, isEven);
    expect(page).toEqual({ rows: [2, 4, 6], hasMore: true, first: 1, last: 6 });
  });

  it('goes on behind the last row looked at where fewer passed', () => {
    const page = siftedPageOf(NUMBERS, { size: 3, read: 9 }, (one) => one === 4);
    expect(page).toEqual({ rows: [4], hasMore: true, first: 1, last: 9 });
  });

  it('has no more after the end', () => {
    const page = siftedPageOf(NUMBERS, { size: 5, read: 20 }, isEven);
    expect(page).toEqual({ rows: [2, 4, 6, 8, 10], hasMore: false, first: 1, last: 10 });
  });

  it('shows the nearest rows on the way back', () => {
    const cursor = { side: 'before', value: 'x', id: 'x' } as const;
    const page = siftedPageOf(NUMBERS, { size: 2, read: 9, cursor }, isEven);
    expect(page).toEqual({ rows: [8, 10], hasMore: true, first: 8, last: 10 });
  });
});
