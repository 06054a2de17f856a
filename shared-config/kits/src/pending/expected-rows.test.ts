import { describe, expect, it } from 'vitest';
import { expectedRow, expectedRows } from './expected-rows.ts';

const ADA = { id: 'ada', status: 'active', name: 'Ada' };
const BO = { id: 'bo', status: 'active', name: 'Bo' };
const change = {
  path: 'users/ada',
  before: { status: 'active' },
  after: { status: 'disabled' },
  isConfirmed: false,
};

describe('what a list shows of a change that is on its way', () => {
  it('shows the record as it will be, marked, and leaves the others the objects that they were', () => {
    const { rows, pending } = expectedRows(
      [ADA, BO],
      new Map([[change.path, change]]),
      ({ id }) => `users/${id}`,
      ({ id }) => id,
    );
    expect(rows).toEqual([{ ...ADA, status: 'disabled' }, BO]);
    expect(rows[1]).toBe(BO);
    expect([...pending]).toEqual(['ada']);
  });

  it('stays the same list where nothing is on its way', () => {
    const stored = [ADA, BO];
    const pathOf = ({ id }: { readonly id: string }) => id;
    expect(expectedRows(stored, new Map(), pathOf, pathOf).rows).toBe(stored);
  });

  it('keeps what was done without a mark until the record itself has come', () => {
    expect(expectedRow(ADA, { ...change, isConfirmed: true })).toEqual({
      row: { ...ADA, status: 'disabled' },
      isPending: false,
    });
  });

  it('shows a record that has changed as it is, whatever was expected', () => {
    const invited = { ...ADA, status: 'invited' };
    expect(expectedRow(invited, change)).toEqual({ row: invited, isPending: false });
  });
});
