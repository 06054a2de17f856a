import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../source/page-source.ts';
import { lineValues, read } from '../test-support/read-sample.ts';
import { type SampleRow, samplePage } from '../test-support/sample-form.ts';
import { AUTO, FORM, GL, WC } from '../test-support/sample-rows.ts';
import { readAcord25 } from './read-acord25.ts';

describe('what is not clear', () => {
  const one = (row: Partial<SampleRow>) =>
    lineValues(read({ ...FORM, rows: [{ ...GL, ...row }, AUTO] }), 'gl');

  it.each([
    ['an amount in words', { limits: [['EACH OCCURRENCE', 'INCLUDED']] }, 'limits', {}],
    ['an amount in short', { limits: [['EACH OCCURRENCE', '1M']] }, 'limits', {}],
    ['an amount that no policy has', { limits: [['EACH OCCURRENCE', '1,000,000,000']] }, 'limits', {}],
    [
      'a limit that is named twice',
      {
        limits: [
          ['EACH OCCURRENCE', '1,000,000'],
          ['EACH OCCURRENCE', '2,000,000'],
        ],
      },
      'limits',
      {},
    ],
    ['a term that ends before it begins', { expiration: '03/01/2025' }, 'effective', undefined],
    ['a term of ten years', { expiration: '03/01/2036' }, 'expiration', undefined],
    ['a date that is none', { effective: '02/30/2026' }, 'effective', undefined],
    ['a year of two digits', { effective: '03/01/26' }, 'effective', undefined],
    [
      'two ticks where one is meant',
      { names: [GL.names[0] ?? '', 'X CLAIMS-MADE X OCCUR'] },
      'form',
      undefined,
    ],
    ['no tick', { names: [GL.names[0] ?? '', 'CLAIMS-MADE OCCUR'] }, 'form', undefined],
    ['an insurer that is not listed', { letter: 'F' }, 'insurerName', undefined],
    ['a number that is too long', { number: '1'.repeat(41) }, 'policyNumber', undefined],
  ] as const)('leaves out %s', (_, row, field, expected) => {
    expect(one(row as Partial<SampleRow>)[field]).toEqual(expected);
  });

  it('finds an amount beside the second line of a limit’s name, and says to look twice', () => {
    const limits: SampleRow['limits'] = [
      ['EACH OCCURRENCE', '1,000,000'],
      ['DAMAGE TO RENTED', ''],
      ['PREMISES (Ea occurrence)', '100,000'],
      ['MED EXP (Any one person)', '5,000'],
    ];
    const gl = read({ ...FORM, rows: [{ ...GL, limits }, AUTO] }).lines[0];
    expect(gl?.limits.gl_damage_rented).toMatchObject({ value: 100_000, certainty: 'likely' });
    expect(gl?.limits.gl_each_occurrence).toMatchObject({ value: 1_000_000, certainty: 'sure' });
  });

  it('gives the amount of a limit that it does not know to no other', () => {
    const limits: SampleRow['limits'] = [
      ['EACH OCCURRENCE', ''],
      ['EMPLOYEE BENEFITS', '3,000,000'],
    ];
    expect(one({ limits }).limits).toEqual({});
  });

  it('says nothing of a line that the certificate leaves empty', () => {
    const empty: SampleRow = { names: AUTO.names, limits: AUTO.limits.map(([label]) => [label, '']) };
    const { lines } = read({ ...FORM, rows: [GL, empty, WC] });
    expect(lines.map(({ line }) => line)).toEqual(['gl', 'wc_el']);
  });

  it('reads no certificate from another paper', () => {
    const letter = samplePage(FORM).items.filter(({ text }) => text !== 'POLICY EFF');
    expect(readAcord25([{ page: 1, items: letter }])).toBeUndefined();
    expect(readAcord25([])).toBeUndefined();
  });

  it('looks on for the page that holds the table, and says which one it is', () => {
    const certificate = readAcord25([
      { page: 1, items: [] },
      { ...samplePage(FORM), page: 2 },
    ]);
    expect(certificate?.page).toBe(2);
    expect(certificate?.namedInsured?.place.page).toBe(2);
  });

  it('brings the other certificates of a file with it, and copies once', () => {
    const forOther = { ...FORM, holder: 'Cedar Ridge Energy LLC' };
    const pages = [FORM, FORM, forOther, FORM].map((form, at) => ({ ...samplePage(form), page: at + 1 }));
    const certificate = readAcord25(pages);

    expect(certificate).toMatchObject({ page: 1, lines: read(FORM).lines });
    expect(certificate?.others).toMatchObject([{ page: 3, holder: { value: 'Cedar Ridge Energy LLC' } }]);
    expect(read(FORM).others).toBeUndefined();
  });

  it('gives the place of a value on its page', () => {
    const place = read(FORM).lines[0]?.policyNumber?.place;
    expect(place).toMatchObject({ page: 1, x: 224, height: 8 });
    expect(place?.width).toBeCloseTo('GL 10-2030 A'.length * 4);
  });

  const withItems = (change: (item: PlacedText) => readonly PlacedText[], form = FORM) =>
    readAcord25([{ page: 1, items: samplePage(form).items.flatMap(change) }]);
  const mark = (text: string, x: number, y: number): PlacedText => {
    return { text, x, y, width: 4, height: 8, angle: 0, fontFamily: '' };
  };

  it('says nothing of a mark between the two narrow columns', () => {
    const rows = [{ ...GL, additional: '', waiver: '' }, AUTO];
    const at = (x: number) => {
      const read = withItems(
        (item) => (item.text === GL.letter && item.x < 30 ? [item, mark('Y', x, item.y)] : [item]),
        { ...FORM, rows },
      )?.lines[0];
      return [read?.additionalInsured?.value, read?.waiverOfSubrogation?.value];
    };
    expect(at(182)).toEqual([true, undefined]);
    expect(at(204)).toEqual([undefined, true]);
    expect(at(195)).toEqual([undefined, undefined]);
  });

  it('takes the column of a field by its field, wherever its letters stand', () => {
    const rows = [{ ...GL, additional: '', waiver: '' }, AUTO];
    const read = withItems(
      (item) =>
        item.text === GL.letter && item.x < 30
          ? [item, { ...mark('Y', 195, item.y), room: { left: 197, right: 215 } }]
          : [item],
      { ...FORM, rows },
    )?.lines[0];
    expect(read?.waiverOfSubrogation?.value).toBe(true);
    expect(read?.additionalInsured).toBeUndefined();
  });

  it('takes the printed N / A of the workers’ row for no answer', () => {
    const rows = [GL, { ...WC, additional: 'N / A' }];
    expect(lineValues(read({ ...FORM, rows }), 'wc_el').additionalInsured).toBeUndefined();
  });

  it('finds a tick before a name in two lines, and the headings that touch', () => {
    const read = withItems((item) => {
      if (item.text.startsWith('POLICY X PROJECT')) {
        const small = (text: string, x: number, y: number) => {
          return { ...item, text, x: item.x + x, y: item.y + y, width: text.length * 3, height: 5 };
        };
        return [
          small('POLICY', 0, 2),
          small('PRO-', 50, -0.5),
          small('JECT', 50, 5),
          mark('X', item.x + 40, item.y),
        ];
      }
      if (item.text === 'POLICY EFF') return [{ ...item, text: 'POLICY EFFPOLICY EXP', width: 92 }];
      return item.text === 'POLICY EXP' ? [] : [item];
    });
    expect(read?.lines[0]?.aggregatePer?.value).toBe('project');
    expect(read?.lines[0]?.expiration?.value).toBe('2027-03-01');
  });

  it('offers what was recognised badly with a mark of doubt', () => {
    const certainty = (confidence: number) =>
      withItems((item) => [{ ...item, confidence }])?.lines[0]?.policyNumber?.certainty;
    expect([certainty(0.95), certainty(0.6)]).toEqual(['sure', 'likely']);
  });
});
