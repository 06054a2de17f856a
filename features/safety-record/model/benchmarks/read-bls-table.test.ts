import { describe, expect, it } from 'vitest';
import { codesOf, rateOf, titleOf } from './bls-cells.ts';
import { compareBenchmarks } from './compare-benchmarks.ts';
import { type BlsTable, readBlsTable } from './read-bls-table.ts';

/** As the spreadsheet of the BLS saves itself: a title, titles over three lines, totals, footnotes. */
const TABLE = `"TABLE 1. Incidence rates of nonfatal occupational injuries and illnesses by industry and case types, 2023",,,,,,
"Industry(1)","NAICS code(2)","Total recordable cases","Cases with days away from work, job restriction, or transfer",,,"Other recordable cases"
,,,"Total","Cases with days away from work(3)","Cases with job transfer or restriction",
"All industries including private, state and local government(4)",,2.6,1.6,1.0,0.6,1.0
"Private industry(4)",,2.4,1.5,0.9,0.6,0.9
Construction,23,2.3,1.4,1.0,0.4,0.9
Roofing contractors,23816,2.9,1.9,1.5,0.4,1.0
Plumbing contractors (5),23822,3.1,1.7,1.2,0.5,1.4
Specialty trade contractors,238,2.5,1.6,1.1,–,0.9
Manufacturing,31-33,2.8,1.7,0.8,0.9,1.1
Oil extraction,211120,(6),(6),(6),(6),(6)
State government(4),,3.4,1.6,1.3,0.3,1.8
Construction,23,4.4,2.2,1.5,0.7,2.2
(1) Totals include data for industries not shown separately.,,,,,,
"(2) North American Industry Classification System",2022 edition,,,,,
`;

function read(text = TABLE): BlsTable {
  const table = readBlsTable(text);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

describe('the table of the BLS', () => {
  it('gives the rates of private industry by code, sectors that share a line one by one', () => {
    const { year, rows, problems, leftOut } = read();

    expect(problems).toEqual([]);
    expect(year).toBe(2023);
    expect(rows.map(({ naics }) => naics)).toEqual(['23', '238', '31', '32', '33']);
    expect(rows[0]).toEqual({
      ...{ line: 6, naics: '23', title: 'Construction' },
      rates: { trir: '2.3', dart: '1.4', ltir: '1.0' },
    });
    expect(leftOut).toBe(9);
  });

  it('may come with tabs, short titles and in another order', () => {
    const { rows } = read('NAICS\tTRIR\tLTIR\tDART\tIndustry\n236\t2.1\t–\t1.3\tBuildings\n');

    expect(rows).toMatchObject([
      { naics: '236', title: 'Buildings', rates: { trir: '2.1', dart: '1.3', ltir: null } },
    ]);
  });

  it('names line and column of what is wrong', () => {
    const { problems } = read(
      'Industry,NAICS code,Total recordable cases\nRoofs,238x,1\nRoofing,238160,2.345\nA b,23,1.0\nC d,23,1.1\nHigh,22,1001\n,21,1\nE f,23,1.00\n',
    );

    expect(problems).toEqual([
      { line: 2, column: 'B', message: '238x is not a NAICS code.' },
      { line: 3, column: 'C', message: '2.345 is not a rate from 0 to 1,000.' },
      { line: 5, column: 'B', message: '23 stands in line 4 with other rates.' },
      { line: 6, column: 'C', message: '1001 is not a rate from 0 to 1,000.' },
      { line: 7, column: 'A', message: 'The industry needs a title of 2 to 200 letters.' },
    ]);
  });

  it.each([
    ['', 'The file has no column called NAICS code.'],
    ['Name,Rate\nRoofing,2', 'The file has no column called NAICS code.'],
    ['NAICS,Total recordable cases\n23,2', 'The file has no column called Industry.'],
    ['NAICS,Industry\n23,Construction', 'The file has no column called Total recordable cases.'],
    ['NAICS,Industry,TRIR\n', 'The file has no line with a NAICS code.'],
    [
      'Table 2. Numbers of nonfatal injuries by industry, 2023\nIndustry,NAICS,Total recordable cases\nRoofing,238160,2.6',
      'The file has numbers of cases, not rates.',
    ],
    ['NAICS,Industry,TRIR\n23,"Constr', 'A quotation mark is not closed.'],
  ])('says why a file cannot be used: %j', (text, message) => {
    expect(readBlsTable(text)).toBe(message);
  });
});

describe('its cells', () => {
  it.each([
    ['23', ['23']],
    ['31-33', ['31', '32', '33']],
    ['48–49', ['48', '49']],
    ['31-33(4)', ['31', '32', '33']],
    ['236(4)', ['236']],
    ['236 ( 4 )', ['236']],
    ['212(4)(5)', ['212']],
    ['1111-2', ['1111']],
    ['238160', ['238160']],
    ['23816', 'none'],
    ['', 'none'],
    ['–', 'none'],
    ['(4)', 'none'],
    ['33-31', 'wrong'],
    ['11-99', 'wrong'],
    ['1', 'wrong'],
    ['2381601', 'wrong'],
    ['Roofing', 'wrong'],
  ])('%j names the codes %j', (cell, codes) => {
    expect(codesOf(cell)).toEqual(codes);
  });

  it.each([
    ['2.6', '2.6'],
    [' .8', '0.8'],
    ['0', '0'],
    ['1,000', '1000'],
    ['-', null],
    ['--', null],
    ['–', null],
    ['(5)', null],
    ['( 9 )', null],
    ['', null],
    ['1000.01', undefined],
    ['-1', undefined],
    ['2,6', undefined],
    ['1,0000', undefined],
    ['2.345', undefined],
    ['2.6 (5)', undefined],
    ['.', undefined],
  ])('%j is the rate %j', (cell, rate) => {
    expect(rateOf(cell)).toBe(rate);
  });

  it.each([
    ['Mining(6)', 'Mining'],
    ['Natural resources & mining5,6', 'Natural resources & mining'],
    ['Animal production (scope changed in 2009)5', 'Animal production (scope changed in 2009)'],
    ['  Roofing   contractors......', 'Roofing contractors'],
  ])('%j is the industry %j', (cell, title) => {
    expect(titleOf(cell)).toBe(title);
  });
});

describe('what is stored is told apart', () => {
  const row = { line: 6, naics: '23', title: 'Construction' };
  const rates = { trir: '2.3', dart: '1.4', ltir: null };
  const stored = { naics: '23', year: 2023, title: 'Construction', source: 'BLS', ...rates, trir: '2.30' };
  const kindOf = (change: Partial<typeof stored>) =>
    compareBenchmarks([{ ...row, rates }], 'BLS', [{ ...stored, ...change }]).map(({ kind }) => kind);

  it('from what is new and what differs, in rates, title or source', () => {
    expect(kindOf({})).toEqual(['same']);
    expect(kindOf({ naics: '22' })).toEqual(['new']);
    expect(kindOf({ dart: '1.5' })).toEqual(['changed']);
    expect(kindOf({ title: 'Builders' })).toEqual(['changed']);
    expect(kindOf({ source: 'Another' })).toEqual(['changed']);
  });

  it('and is shown beside what takes its place', () => {
    expect(compareBenchmarks([{ ...row, rates }], 'New', [stored])[0]).toMatchObject({ before: stored });
  });
});
