import { describe, expect, it } from 'vitest';
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
    expect(leftOut).toBe(7);
  });

  it('may come with tabs, short titles and in another order', () => {
    const { rows } = read('NAICS\tTRIR\tLTIR\tDART\tIndustry\n236\t2.1\t–\t1.3\tBuildings\n');

    expect(rows).toMatchObject([
      { naics: '236', title: 'Buildings', rates: { trir: '2.1', dart: '1.3', ltir: null } },
    ]);
  });

  it('names line and column of what is wrong', () => {
    const { problems } = read(
      'Industry,NAICS code,Total recordable cases\nRoofing,238160,2.345\nRoofs,238x,1\nA b,23,1.0\nC d,23,1.1\nHigh,22,1001\n',
    );

    expect(problems).toEqual([
      { line: 2, column: 'C', message: '2.345 is no rate from 0 to 1,000.' },
      { line: 3, column: 'B', message: '238x is no NAICS code.' },
      { line: 5, column: 'B', message: '23 stands in line 4 with other rates.' },
      { line: 6, column: 'C', message: '1001 is no rate from 0 to 1,000.' },
    ]);
  });

  it.each([
    ['', 'The file has no column called NAICS code.'],
    ['Name,Rate\nRoofing,2', 'The file has no column called NAICS code.'],
    ['NAICS,Total recordable cases\n23,2', 'The file has no column called Industry.'],
    ['NAICS,Industry\n23,Construction', 'The file has no column called Total recordable cases.'],
    ['NAICS,Industry,TRIR\n', 'The file has no line with a NAICS code.'],
    ['NAICS,Industry,TRIR\n23,"Constr', 'A quotation mark is not closed.'],
  ])('says why a file cannot be used: %j', (text, message) => {
    expect(readBlsTable(text)).toBe(message);
  });
});

it('what is stored is told apart from what is new and what differs, in rates, title or source', () => {
  const base = { year: 2023, title: 'Construction', source: 'BLS', dart: '1.4', ltir: '1.0' };
  const kinds = (source: string) =>
    compareBenchmarks(read().rows.slice(0, 2), source, [{ ...base, naics: '23', trir: '2.3' }]).map(
      ({ kind }) => kind,
    );

  expect(kinds('BLS')).toEqual(['same', 'new']);
  expect(kinds('Other')).toEqual(['changed', 'new']);
});
