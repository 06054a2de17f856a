import { describe, expect, it } from 'vitest';
import { importRows } from './import-rows.ts';

const TITLES = 'Company,Contact,E-mail,Trades,Risk,Sites';

describe('rows of contractors', () => {
  it('are read by the names of the columns, whatever their order, from files and from pasted cells', () => {
    const [pasted] = importRows(
      'e-mail\tTRADES\tcompany\tContact\nPat@One.test\tSite preparation\tOne Ltd\tPat One\n',
    ).rows;

    expect(pasted).toEqual({
      row: 2,
      problems: [],
      values: {
        companyName: 'One Ltd',
        contactName: 'Pat One',
        email: 'pat@one.test',
        trades: 'Site preparation',
        riskLevel: 'medium',
        sites: '',
        message: '',
      },
    });
  });

  it('say by row what is wrong, and which row has the same address', () => {
    const { rows } = importRows(
      [
        TITLES,
        'One,Pat,pat@one.test,roofing,high,"A; B"',
        ',Kim,kim@,,extreme,',
        '',
        'Two,Lee,PAT@one.test,roofing,,',
      ].join('\n'),
    );

    expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
      [2, []],
      [
        3,
        [
          'Enter company.',
          'Enter a valid e-mail address.',
          'Choose at least one trade.',
          'Choose low, medium or high.',
        ],
      ],
      [5, ['The same e-mail as row 2.']],
    ]);
  });

  it.each([
    ['Company,Contact\nOne,Pat', 'The first row must name the columns. Not found: E-mail, Trades.'],
    [TITLES, 'There are no rows below the titles.'],
    [`${TITLES}\n"One,Pat`, 'A quotation mark is not closed. Correct the file, then read it again.'],
    [
      `${TITLES}\n${'One,Pat,pat@one.test,roofing,,\n'.repeat(501)}`,
      'A file may have 500 rows at most. This one has 501.',
    ],
  ])('of a file that is none say so', (text, problem) => {
    expect(importRows(text)).toEqual({ rows: [], problem });
  });
});
