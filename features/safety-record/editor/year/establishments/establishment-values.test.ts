import type { OshaEstablishment } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { yearFormValues } from '../year-form-values.ts';
import { changeRows, firstRows } from './establishment-rows.ts';
import {
  brokenRow,
  type EstablishmentRow,
  type EstablishmentValues,
  emptyValues,
  establishmentOf,
  fieldMessages,
  firstValues,
  namesakesOf,
  rowChecks,
  storedValues,
  summedTexts,
} from './establishment-values.ts';

const row = (change: Partial<EstablishmentValues>, key = '0'): EstablishmentRow => ({
  ...{ key, imported: {} },
  values: { ...emptyValues('238210'), name: 'North yard', ...change },
});
const NORTH = row({ ...{ H: '1', K: '14', M1: '1', employees: '60', hours: '112,800' }, state: 'il' });
const SOUTH = row({ name: 'South yard', J: '1', M1: '1', employees: '40', hours: '76000' }, '1');

describe('an establishment as typed', () => {
  it('becomes one of the record, and is shown as it was typed', () => {
    const one = establishmentOf(NORTH);

    expect(one).toMatchObject({
      name: 'North yard',
      state: 'IL',
      hours: 112_800,
      H: 1,
      G: 0,
      type: 'private',
    });
    expect(establishmentOf({ ...NORTH, values: storedValues(one) })).toEqual(one);
  });

  it('keeps what an imported one says beside', () => {
    const stored: OshaEstablishment = {
      ...establishmentOf(NORTH),
      companyName: 'Harrow',
      industry: 'Wiring',
    };
    const [first] = firstRows([stored], 'ita_csv').rows;

    expect(first && establishmentOf(first)).toEqual(stored);
  });

  it('takes over what was typed of the whole company, with its address', () => {
    const company = { name: 'Harrow', naicsPrimary: '238210' };
    const typed = { ...yearFormValues({ year: 2025 }, company), hours: '12,000', J: '2' };
    const address = { address1: '1 Mill Rd', city: 'Joliet', state: 'IL', Zip: '60431' };

    expect(firstValues(typed, address)).toMatchObject({
      ...{ name: 'Harrow', naics: '238210', hours: '12,000', J: '2', street: '1 Mill Rd', zip: '60431' },
    });
  });

  it('names what no record can hold, beside its field', () => {
    expect(
      fieldMessages(row({ name: ' ', naics: '2382', zip: '6', ein: '12', J: '1.5', state: 'Ohio' })),
    ).toEqual({
      name: 'Enter the name of the establishment.',
      naics: 'Enter the 6 digits of the NAICS code.',
      zip: 'Enter 5 or 9 digits.',
      ein: 'EIN has 9 digits.',
      state: 'Enter the two letters of the state.',
      J: 'Enter a whole number.',
    });
    expect(fieldMessages(row({ ein: '36-1234567', zip: '60431-1234' }))).toEqual({});
  });

  it('is a 300A of its own: what contradicts within it is found though the sums agree', () => {
    const [north, south] = [row({ ...NORTH.values, M1: '2' }), row({ ...SOUTH.values, M1: '0' }, '1')];

    expect(rowChecks(north, namesakesOf([north, south]), false).errors).toEqual([
      'Case types (M1-M6 = 2) must equal cases (G-J = 1).',
    ]);
    expect(rowChecks(row({ hours: '90000', employees: '10' }), new Set(), false).errors).toEqual([
      '9,000 hours per employee is not possible (8,760 or more).',
    ]);
    expect(rowChecks(row({ hours: '4000', employees: '10' }), new Set(), false).warnings).toEqual([
      '400 hours per employee is unusual. Check, or explain.',
    ]);
    expect(rowChecks(NORTH, namesakesOf([NORTH, row({ name: 'north YARD' }, '1')]), false).errors).toEqual([
      'Another establishment has this name.',
    ]);
  });

  it('may have had no work, and keeps a draft only from what cannot be stored', () => {
    const idle = row({ name: 'Closed yard' }, '2');
    const odd = row({ ...SOUTH.values, M1: '0' }, '1');

    expect(brokenRow([NORTH, SOUTH, idle], true)).toBeUndefined();
    expect(brokenRow([NORTH, odd], false)).toBeUndefined();
    expect(brokenRow([NORTH, odd], true)).toBe(odd);
    expect(brokenRow([NORTH, row({ name: '' }, '1')], false)?.key).toBe('1');
  });

  it('is added up with the others', () => {
    expect(summedTexts([NORTH, SOUTH])).toMatchObject({
      H: '1',
      J: '1',
      M1: '2',
      hours: '188,800',
      employees: '100',
    });
  });
});

describe('the list of establishments', () => {
  const two = firstRows([NORTH, SOUTH].map(establishmentOf), 'ita_csv');

  it('opens what is added, and gives no key twice', () => {
    const less = changeRows(two, { kind: 'remove', key: '1' });
    const more = changeRows(less, { kind: 'add', values: emptyValues('238210') });

    expect(more.rows.map(({ key }) => key)).toEqual(['0', '2']);
    expect(more.open).toBe('2');
  });

  it('brings back what was removed to its place', () => {
    const less = changeRows(two, { kind: 'remove', key: '0' });

    expect(less.rows.map(({ values }) => values.name)).toEqual(['South yard']);
    const back = changeRows(less, { kind: 'restore' });
    expect(back).toMatchObject({ rows: two.rows, open: '0', removed: undefined });
    const none = changeRows(two, { kind: 'forget' });
    expect(none.source).toBe('form');
    expect(changeRows(none, { kind: 'restore' })).toMatchObject({ rows: two.rows, source: 'ita_csv' });
  });

  it('stays one of a file while it is changed, and is typed once it was empty', () => {
    const changed = changeRows(two, { kind: 'change', key: '0', values: emptyValues('238210') });
    const anew = changeRows(changeRows(changed, { kind: 'forget' }), { kind: 'add', values: NORTH.values });

    expect(changed.source).toBe('ita_csv');
    expect(anew.source).toBe('form');
  });

  it('opens the row that keeps the year from being saved, each time once more', () => {
    const stopped = changeRows(changeRows(two, { kind: 'stop', key: '1' }), { kind: 'stop', key: '1' });

    expect(stopped.open).toBe('1');
    expect(stopped.stops).toEqual({ key: '1', count: 2 });
    expect(changeRows(stopped, { kind: 'toggle', key: '1' }).open).toBeUndefined();
  });
});
