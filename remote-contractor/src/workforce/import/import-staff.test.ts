import { csvRecords } from '@vcms/pdf/csv';
import { describe, expect, it } from 'vitest';
import { dateOf, importStaff } from './import-staff.ts';

const TERMS = { known: new Set(['ruiz|ana|2020-05-01']), trades: ['roofing', 'siding'] };

function read(text: string) {
  return importStaff(csvRecords(text), TERMS);
}

describe('a file of people', () => {
  it('is read by its titles in any order, with dates as spreadsheets write them', () => {
    const { people, problems } = read(
      'Job Role,Last name,First name,hire date,Phone\nWelder,Moss,Ira,3/7/2021,(312) 555-0100\n',
    );

    expect(problems).toEqual([]);
    expect(people).toMatchObject([
      {
        line: 2,
        content: {
          firstName: 'Ira',
          lastName: 'Moss',
          jobRole: 'Welder',
          hireDate: '2021-03-07',
          phone: '+13125550100',
          trade: 'roofing',
          status: 'active',
        },
      },
    ]);
  });

  it('tells row by row what keeps somebody from being added, and takes the others', () => {
    const { people, problems } = read(
      [
        'First name,Last name,Job role,Hire date,Trade,E-mail',
        'Ana,Ruiz,Roofer,2020-05-01,,',
        'Ben,Okoye,,13/40/2020,,',
        'Cleo,Hart,Roofer,2022-01-02,siding,cleo@example.test',
        'Cleo,Hart,Roofer,2022-01-02,,',
        'Dan,Yu,Roofer,2022-01-02,mining,not an address',
      ].join('\n'),
    );

    expect(people.map(({ line }) => line)).toEqual([4]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 5, 6]);
    expect(problems[0]?.text).toBe('This person is on your list already.');
    expect(problems[2]?.text).toBe('The same person stands in line 4.');
    expect(problems[3]?.text).toContain('mining is not one of your trades.');
  });

  it('says which columns are missing', () => {
    expect(read('Name,Hire date\nAna,2020-01-01\n').problems).toEqual([
      { line: 1, text: 'Columns are missing: First name, Last name, Job role.' },
    ]);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2/28/2026', '2026-02-28'],
    ['2/30/2026', undefined],
    ['28.02.2026', undefined],
  ])('takes %s for %s', (typed, date) => {
    expect(dateOf(typed)).toBe(date);
  });
});
