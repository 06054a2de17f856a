import { expect, it } from 'vitest';
import { type LocalRegister, localRows, pagesOf } from './local-register.ts';

interface Row {
  readonly name: string;
  readonly area: string;
  readonly to: string;
}

const ROWS: readonly Row[] = [
  { name: 'Beacon Electric', area: 'insurance', to: '2026-12-01' },
  { name: 'Acorn Roofing', area: 'insurance', to: '2027-01-01' },
  { name: 'Cedar Crane', area: 'osha', to: '2026-11-01' },
];
const register: LocalRegister<Row> = {
  shape: { filters: { area: ['insurance', 'osha'] }, sorts: ['to', 'name'] },
  textOf: ({ name }) => name,
  valueOf: ({ area }) => area,
  placeOf: (row, sort) => (sort === 'name' ? row.name : row.to),
};
const state = { search: '', filters: {}, sort: 'to', descending: false, page: 1 };
const names = (change: Partial<typeof state>) =>
  localRows(ROWS, { ...state, ...change }, register).map(({ name }) => name.split(' ')[0]);

it('sorts, searches anywhere in any case, and filters', () => {
  expect(names({})).toEqual(['Cedar', 'Beacon', 'Acorn']);
  expect(names({ sort: 'name', descending: true })).toEqual(['Cedar', 'Beacon', 'Acorn']);
  expect(names({ search: 'ROOF' })).toEqual(['Acorn']);
  expect(names({ filters: { area: 'insurance' } })).toEqual(['Beacon', 'Acorn']);
});

it('has a first page even when it is empty', () => {
  expect([0, 25, 26].map(pagesOf)).toEqual([1, 1, 2]);
});
