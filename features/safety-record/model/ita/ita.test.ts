import type { OshaYear } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITA_COLUMNS, sizeCode } from './columns.ts';
import { exportIta } from './export-ita.ts';
import { importIta } from './import-ita.ts';
import { importedYear } from './sum-establishments.ts';

const TODAY = '2026-11-20';
const COMPANY = {
  name: 'Harrow Electric',
  address1: '120 Mill Road',
  address2: undefined,
  city: 'Joliet',
  state: 'IL',
  Zip: '60431',
  ein: '001234567',
};
const TITLES = ITA_COLUMNS.join(',');
const NORTH =
  'North yard,00-1234567,Harrow Electric,1 North St,Joliet,IL,60431,238210,Electrical,21,1,2025,60,"112,800",1,0,1,0,2,12,0,3,0,0,0,0,0,';
const SOUTH =
  'South yard,001234567,Harrow Electric,2 South St,Gary,IN,46402,238210,,1,Private industry,2025,10,20000,2,0,0,0,0,0,0,0,0,0,0,0,0,';

function yearOf(text: string): OshaYear {
  const { rows } = importIta(text, TODAY);
  const year = importedYear(2025, rows, COMPANY);
  if (year === undefined) throw new Error('Nothing was imported');
  return {
    ...{ id: '2025', noWork: false, exemption: 'none', citations: [], log300Redacted: false },
    ...{ trir: null, dart: null, ltir: null, severity: null, state: 'draft', version: 1 },
    ...year,
  };
}

describe('a file of the Injury Tracking Application', () => {
  it('is read by the names of its columns and summed into the company, each establishment kept', () => {
    const { rows, problems } = importIta([TITLES, NORTH, SOUTH].join('\r\n'), TODAY);

    expect(problems).toEqual([]);
    expect(importedYear(2025, rows, COMPANY)).toMatchObject({
      establishmentName: 'Harrow Electric',
      source: 'ita_csv',
      ...{ employees: 70, hours: 132_800, H: 1, J: 2, K: 12, M1: 3 },
      establishments: [
        { name: 'North yard', ein: '001234567', hours: 112_800, type: 'private' },
        { name: 'South yard', zip: '46402', hours: 20_000, type: 'private' },
      ],
    });
    expect(importedYear(2024, rows, COMPANY)).toBeUndefined();
  });

  it('may have its columns in any order, other ones among them, in the spelling of the published data', () => {
    const titles = ITA_COLUMNS.toReversed().map((column) =>
      column === 'zip' ? 'Zip Code' : column.toUpperCase(),
    );
    const values = SOUTH.split(',').toReversed();
    const text = `id;${titles.join(';')};sector\n7;${values.join(';')};x`;

    expect(importIta(text, TODAY)).toMatchObject({
      problems: [],
      rows: [{ line: 2, year: 2025, establishment: { name: 'South yard', zip: '46402' } }],
    });
  });

  it('is told what it lacks, with line and column, and what can be taken is taken', () => {
    const mismatch = NORTH.replace('12,0,3,', '12,0,2,');
    const broken = SOUTH.replace('2025,10,20000', '2026,ten,20000');
    const { rows, problems } = importIta([TITLES, mismatch, broken, mismatch].join('\n'), TODAY);

    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(problems).toEqual([
      {
        line: 2,
        column: 'total_injuries',
        severity: 'warning',
        text: 'Case types (M1-M6 = 2) must equal cases (G-J = 3).',
      },
      {
        line: 3,
        column: 'year_filing_for',
        severity: 'error',
        text: 'Must be a year from 2002 to 2025.',
      },
      { line: 3, column: 'annual_average_employees', severity: 'error', text: '"ten" is no whole number.' },
      expect.objectContaining({ line: 4, column: 'total_injuries', severity: 'warning' }),
      {
        line: 4,
        column: 'establishment_name',
        severity: 'error',
        text: 'Line 2 has the same establishment and year. This one is left out.',
      },
    ]);
  });

  it.each([
    ['', 0, 'The file is empty.'],
    [TITLES, 0, 'The file has titles, but no rows.'],
    ['name,hours\nNorth,1', 1, 'This column is missing.'],
    [`${TITLES},ein\n${NORTH}`, 1, 'This column is there twice.'],
    [`${TITLES}\n"North,1`, 2, 'A quotation mark is not closed.'],
    [
      `${TITLES}\n${NORTH},,,`,
      2,
      'Has 31 values for 28 columns. Put values that hold the separator in quotation marks.',
    ],
    [
      `${TITLES}\n${`${SOUTH}\n`.repeat(5_001)}`,
      0,
      'The file has more than 5,000 rows. Export the establishments of your own account only.',
    ],
  ])('is refused as a whole or by its row when it is damaged: %#', (text, line, message) => {
    const { rows, problems } = importIta(text, TODAY);

    expect(rows).toEqual([]);
    expect(problems[0]).toMatchObject({ line, text: message, severity: 'error' });
  });

  it('never throws and always says something, however it is damaged', () => {
    const sound = [TITLES, NORTH, SOUTH].join('\n');
    const damage = fc.tuple(fc.nat(sound.length), fc.nat(40), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(damage, ([at, length, text]) => {
        const { rows, problems } = importIta(sound.slice(0, at) + text + sound.slice(at + length), TODAY);
        expect(rows.length + problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problem.text).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the file for OSHA', () => {
  it('has the 28 columns in order, and reads back as the same year', () => {
    const log = yearOf([TITLES, NORTH, SOUTH].join('\n'));
    const { text = '', breaks } = exportIta(log, COMPANY);

    expect(breaks).toEqual([]);
    expect(text.split('\r\n')[0]).toBe(TITLES);
    expect(text.split('\r\n')[2]).toBe(
      'South yard,001234567,Harrow Electric,2 South St,Gary,IN,46402,238210,,1,1,2025,10,20000,2,0,0,0,0,0,0,0,0,0,0,0,0,',
    );
    expect(yearOf(text)).toEqual(log);
  });

  it('may be that of one establishment, which what is wrong with another does not keep back', () => {
    const log = yearOf([TITLES, NORTH.replace('1 North St', 'PO Box 9'), SOUTH].join('\n'));
    expect(exportIta(log, COMPANY).text).toBeUndefined();

    const { text, breaks } = exportIta(log, COMPANY, 1);
    expect(breaks).toEqual([]);
    expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'establishment_name',
      'South yard',
      '',
    ]);
    expect(exportIta(log, COMPANY, 0).breaks).toMatchObject([{ establishment: 'North yard' }]);
  });

  it('is one row of the company where no establishments are kept', () => {
    const { establishments: _none, ...log } = yearOf([TITLES, NORTH].join('\n'));

    expect(exportIta(log, COMPANY).text?.split('\r\n')[1]).toBe(
      'North yard,001234567,Harrow Electric,120 Mill Road,Joliet,IL,60431,238210,,21,1,2025,60,112800,1,0,1,0,2,12,0,3,0,0,0,0,0,',
    );
  });

  it('is kept back while rules are broken, and says where each is mended', () => {
    const log = yearOf(
      [TITLES, NORTH.replace('1 North St', 'PO Box 9').replace('2025,60,', '2025,3,')].join('\n'),
    );
    const { text, breaks } = exportIta(
      { ...log, establishments: log.establishments },
      { ...COMPANY, ein: undefined },
    );

    expect(text).toBeUndefined();
    expect(breaks).toEqual([
      {
        establishment: 'North yard',
        column: 'street_address',
        text: 'OSHA takes no PO box.',
        place: 'establishment',
      },
      {
        establishment: 'North yard',
        column: 'total_hours_worked',
        text: '37,600 hours per employee is not possible (8,760 or more).',
        place: 'establishment',
      },
      {
        establishment: 'North yard',
        column: 'annual_average_employees',
        text: 'More cases than employees?',
        place: 'establishment',
      },
    ]);
  });

  it.each([
    [19, 2025, '1'],
    [20, 2025, '21'],
    [100, 2025, '22'],
    [250, 2025, '3'],
    [100, 2022, '2'],
  ])('says the size of %i employees in %i as %s', (employees, year, code) => {
    expect(sizeCode(employees, year)).toBe(code);
  });
});
