import { expect, it } from 'vitest';
import { readColumnChoice, shownColumns, writeColumnChoice } from './column-choice.ts';

interface Row {
  readonly name: string;
  readonly emr?: number;
  readonly line: string;
}

const COLUMNS = [
  { title: 'Name', value: ({ name }: Row) => name },
  { title: 'EMR', value: ({ emr }: Row) => emr },
  { title: 'Line', value: ({ line }: Row) => line, isEmpty: ({ line }: Row) => line === 'Not required' },
];

const titlesOf = (rows: readonly Row[], choice = {}) =>
  shownColumns(COLUMNS, rows, choice).map(({ title }) => title);

it('hides what has no value in any row, and never the column that names the rows', () => {
  const bare = { name: '', line: 'Not required' };
  expect(titlesOf([bare])).toEqual(['Name']);
  expect(titlesOf([bare, { name: 'A', emr: 0, line: 'Compliant' }])).toEqual(['Name', 'EMR', 'Line']);
});

it('shows what was chosen, with a value or without', () => {
  expect(titlesOf([{ name: 'A', line: 'Compliant' }], { EMR: true, Line: false, Name: false })).toEqual([
    'Name',
    'EMR',
  ]);
});

function memory(): Storage {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  return storage as Storage;
}

it('keeps choices apart by user and register', () => {
  const storage = memory();
  expect(writeColumnChoice(storage, 'u1', 'contractors', { EMR: false })).toBe(true);
  expect(readColumnChoice(storage, 'u1', 'contractors')).toEqual({ EMR: false });
  expect(readColumnChoice(storage, 'u2', 'contractors')).toEqual({});
});

it.each(['', 'nonsense', '[true]', '{"EMR":"no"}'])('takes %j for no choice', (stored) => {
  const storage = memory();
  storage.setItem('vcms.columns.u1.contractors', stored);
  expect(readColumnChoice(storage, 'u1', 'contractors')).toEqual({});
});
