import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { isAsSeen } from './record-stamps.ts';

const then = new Date('2026-11-21T18:00:00Z');
const later = new Date('2026-11-21T18:05:00Z');
const stored = (at: Date, updatedBy: string) => ({ updatedAt: Timestamp.fromDate(at), updatedBy });

describe('a stored record', () => {
  it('is as seen while its time is the same, whoever wrote it', () => {
    expect(isAsSeen(stored(then, 'ann'), { updatedAt: then, updatedBy: 'ann' }, 'bob')).toBe(true);
    expect(isAsSeen(stored(later, 'ann'), { updatedAt: then, updatedBy: 'ann' }, 'bob')).toBe(false);
    expect(isAsSeen(stored(later, 'bob'), { updatedAt: then, updatedBy: 'bob' }, 'bob')).toBe(false);
    expect(isAsSeen(undefined, { updatedAt: then, updatedBy: 'ann' }, 'bob')).toBe(false);
  });

  it("is as seen while one's own words have no time yet, unless somebody else wrote after them", () => {
    const own = { updatedAt: undefined, updatedBy: 'bob' };
    expect(isAsSeen(stored(later, 'bob'), own, 'bob')).toBe(true);
    expect(isAsSeen(stored(later, 'ann'), own, 'bob')).toBe(false);
    expect(isAsSeen(stored(later, 'bob'), undefined, 'bob')).toBe(false);
  });
});
