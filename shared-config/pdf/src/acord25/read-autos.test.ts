import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../source/page-source.ts';
import { read } from '../test-support/read-sample.ts';
import { samplePage } from '../test-support/sample-form.ts';
import { AUTO, FORM } from '../test-support/sample-rows.ts';
import { readAcord25 } from './read-acord25.ts';

function autosOf(...names: readonly string[]) {
  const row = { ...AUTO, names: ['AUTOMOBILE LIABILITY', ...names] };
  return read({ ...FORM, rows: [row] }).lines[0]?.autos;
}

/** Cells in two lines as the form prints them; the words' own place on the drawn page stays free. */
function inCells(cells: readonly (readonly [text: string, x: number, y: number])[]) {
  const row = { ...AUTO, names: ['AUTOMOBILE LIABILITY', 'BOXES', '', '', ''] };
  const { items } = samplePage({ ...FORM, rows: [row] });
  const draw = (item: PlacedText) =>
    cells.map(([text, x, y]) => {
      const [width, height] = text === 'X' ? [4, 8] : [text.length * 3, 5];
      return { ...item, text, x: item.x + x, y: item.y + y, width, height };
    });
  const drawn = items.flatMap((item) => (item.text === 'BOXES' ? draw(item) : [item]));
  return readAcord25([{ page: 1, items: drawn }])?.lines[0]?.autos;
}

describe('the autos that a certificate ticks', () => {
  it.each([
    [['X ANY AUTO', 'OWNED AUTOS ONLY', 'HIRED AUTOS ONLY'], 'any', 'sure'],
    [
      ['ANY AUTO', 'OWNED AUTOS ONLY  X SCHEDULED AUTOS', 'X HIRED AUTOS ONLY  X NON-OWNED AUTOS ONLY'],
      'scheduled,hired,non_owned',
      'sure',
    ],
    // The editions of 2009 and 2010.
    [
      ['ANY AUTO', 'X ALL OWNED AUTOS', 'SCHEDULED AUTOS', 'X HIRED AUTOS', 'X NON-OWNED AUTOS'],
      'owned,hired,non_owned',
      'sure',
    ],
    [['ANY AUTO', 'OWNED   SCHEDULED', 'HIRED   X NON-OWNED'], 'non_owned', 'sure'],
    // Two boxes that were not found may be ticked too.
    [['ANY AUTO', 'X HIRED AUTOS ONLY', 'X NON-OWNED AUTOS ONLY'], 'hired,non_owned', 'likely'],
  ])('of %j are %s', (names, value, certainty) => {
    expect(autosOf(...names)).toMatchObject({ value, certainty });
  });

  it('are none where nothing is ticked, or something else is', () => {
    expect(autosOf('ANY AUTO', 'HIRED AUTOS', 'NON-OWNED AUTOS')).toBeUndefined();
    expect(autosOf('ANY AUTO', 'X DRIVE OTHER CAR', 'HIRED AUTOS')).toBeUndefined();
  });

  it('are read from names in two lines of a narrow cell', () => {
    const cells = [
      ...[['OWNED', 12, 8] as const, ['AUTOS ONLY', 12, 13] as const],
      ...[['SCHEDULED', 72, 8] as const, ['AUTOS', 72, 13] as const],
      ...[['HIRED', 12, 22] as const, ['AUTOS ONLY', 12, 27] as const],
      ...[['NON-OWNED', 72, 22] as const, ['AUTOS ONLY', 72, 27] as const],
      ['ANY AUTO', 12, 0] as const,
    ];
    expect(inCells([...cells, ['X', 2, 23], ['X', 62, 23]])).toMatchObject({
      ...{ value: 'hired,non_owned', certainty: 'sure' },
    });
    expect(inCells([...cells, ['X', 2, 9]])?.value).toBe('owned');
  });

  it('are nothing where two marks stand before one name', () => {
    expect(autosOf('ANY AUTO', 'X   X HIRED AUTOS ONLY', 'NON-OWNED AUTOS ONLY')).toBeUndefined();
  });
});
