import { INSURANCE_BOUNDS, isCalendarDate, lineOfLimit } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Layout,
  type SampleForm,
  type SampleRow,
  samplePage,
  USUAL_LAYOUT,
} from '../test-support/sample-form.ts';
import type { ReadCertificate } from './certificate.ts';
import type { Found } from './found.ts';
import { readAcord25 } from './read-acord25.ts';

const GL: SampleRow = {
  names: [
    'X COMMERCIAL GENERAL LIABILITY',
    'CLAIMS-MADE X OCCUR',
    "GEN'L AGGREGATE LIMIT APPLIES PER:",
    'POLICY X PROJECT LOC',
  ],
  letter: 'A',
  additional: 'Y',
  waiver: 'Y',
  number: 'GL 10-2030 A',
  effective: '03/01/2026',
  expiration: '03/01/2027',
  limits: [
    ['EACH OCCURRENCE', '1,000,000'],
    ['DAMAGE TO RENTED PREMISES', '100,000'],
    ['MED EXP (Any one person)', '5,000'],
    ['PERSONAL & ADV INJURY', '1,000,000'],
    ['GENERAL AGGREGATE', '2,000,000'],
    ['PRODUCTS - COMP/OP AGG', '2,000,000'],
  ],
};
const AUTO: SampleRow = {
  names: ['AUTOMOBILE LIABILITY', 'X ANY AUTO', 'HIRED AUTOS ONLY', 'NON-OWNED AUTOS ONLY'],
  letter: 'B',
  additional: 'N',
  number: 'BAP-55501',
  effective: '1/5/2026',
  expiration: '1/5/2027',
  limits: [
    ['COMBINED SINGLE LIMIT (Ea accident)', '750,000'],
    ['BODILY INJURY (Per person)', ''],
    ['BODILY INJURY (Per accident)', ''],
    ['PROPERTY DAMAGE (Per accident)', ''],
  ],
};
const UMBRELLA: SampleRow = {
  names: ['X UMBRELLA LIAB  X OCCUR', 'EXCESS LIAB  CLAIMS-MADE', 'DED X RETENTION $ 10,000'],
  letter: 'A',
  number: 'UMB-9',
  effective: '03/01/2026',
  expiration: '03/01/2027',
  limits: [
    ['EACH OCCURRENCE', '5,000,000'],
    ['AGGREGATE', '5,000,000'],
  ],
};
const WC: SampleRow = {
  names: [
    'WORKERS COMPENSATION',
    "AND EMPLOYERS' LIABILITY",
    'If yes, describe under',
    'DESCRIPTION OF OPERATIONS below',
  ],
  letter: 'C',
  waiver: 'Y',
  number: 'WC7788',
  effective: '06/30/2026',
  expiration: '06/30/2027',
  limits: [
    ['X PER STATUTE   OTH-ER', ''],
    ['E.L. EACH ACCIDENT', '1,000,000'],
    ['E.L. DISEASE - EA EMPLOYEE', '1,000,000'],
    ['E.L. DISEASE - POLICY LIMIT', '500,000'],
  ],
};
const PROFESSIONAL: SampleRow = {
  names: ['Professional Liability', 'X CLAIMS-MADE'],
  letter: 'D',
  number: 'EO-1 2',
  effective: '02/02/2026',
  expiration: '02/02/2027',
  limits: [
    ['EACH CLAIM', '2,000,000'],
    ['AGGREGATE', '4,000,000'],
  ],
};

const FORM: SampleForm = {
  issued: '11/20/2026',
  producer: 'Oak Street Risk',
  insured: 'Redstem Oilfield Services, LLC',
  phone: '(555) 201-3040',
  email: 'Certs@oak-street.example',
  insurers: [
    ['A', 'Granite Mutual', '10001'],
    ['B', 'Prairie Casualty Company of the West', '20002'],
    ['C', 'Summit Workers Fund', '30003'],
    ['D', 'Blue Mesa Surplus', ''],
  ],
  rows: [GL, AUTO, UMBRELLA, WC, PROFESSIONAL],
  holder: 'Clearpath Safety Partners',
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
  usual: USUAL_LAYOUT,
  'one piece a word': { ...USUAL_LAYOUT, pieces: 'words' },
  'letters in threes': { ...USUAL_LAYOUT, pieces: 'fragments' },
  'dollar signs at the amounts': { ...USUAL_LAYOUT, dollar: 'joined' },
  'no dollar signs': { ...USUAL_LAYOUT, dollar: 'none' },
  'last piece first': { ...USUAL_LAYOUT, order: 'reversed', pieces: 'words' },
  'low lines': { ...USUAL_LAYOUT, pitch: 9.2, letters: 7 },
  'wide lines': { ...USUAL_LAYOUT, pitch: 15 },
  'moved and stretched': { ...USUAL_LAYOUT, shift: 21, stretch: 1.15 },
  'small letters': { ...USUAL_LAYOUT, letters: 6, pieces: 'words', dollar: 'joined' },
};

function read(form: SampleForm, layout?: Layout): ReadCertificate {
  const certificate = readAcord25([samplePage(form, layout)]);
  if (certificate === undefined) throw new Error('Nothing was read');
  return certificate;
}

/** The values alone. */
function values(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, entry]) => [
      name,
      typeof entry === 'object' && entry !== null && 'place' in entry
        ? (entry as Found<unknown>).value
        : entry,
    ]),
  );
}

function lineValues(certificate: ReadCertificate, line: string): Record<string, unknown> {
  const found = certificate.lines.find((candidate) => candidate.line === line);
  return found === undefined ? {} : { ...values(found), limits: values(found.limits) };
}

describe.each(Object.entries(LAYOUTS))('a certificate with %s', (_, layout) => {
  const certificate = read(FORM, layout);

  it('names producer, insured, holder, date and insurers', () => {
    expect(values(certificate)).toMatchObject({
      issuedOn: '2026-11-20',
      producerName: 'Oak Street Risk',
      producerEmail: 'certs@oak-street.example',
      producerPhone: '+15552013040',
      namedInsured: 'Redstem Oilfield Services, LLC',
      holder: 'Clearpath Safety Partners',
    });
    expect(values(certificate.insurers.B ?? {})).toEqual({
      name: 'Prairie Casualty Company of the West',
      naicNo: '20002',
    });
    expect(values(certificate.insurers.D ?? {})).toEqual({ name: 'Blue Mesa Surplus' });
  });

  it('gives each line its number, term, ticks and limits', () => {
    expect(lineValues(certificate, 'gl')).toEqual({
      line: 'gl',
      policyNumber: 'GL 10-2030 A',
      effective: '2026-03-01',
      expiration: '2027-03-01',
      insurerName: 'Granite Mutual',
      naicNo: '10001',
      form: 'occurrence',
      additionalInsured: true,
      waiverOfSubrogation: true,
      limits: {
        gl_each_occurrence: 1_000_000,
        gl_damage_rented: 100_000,
        gl_med_exp: 5_000,
        gl_personal_adv_injury: 1_000_000,
        gl_general_aggregate: 2_000_000,
        gl_products_comp_op_agg: 2_000_000,
      },
    });
    expect(lineValues(certificate, 'auto')).toEqual({
      line: 'auto',
      policyNumber: 'BAP-55501',
      effective: '2026-01-05',
      expiration: '2027-01-05',
      insurerName: 'Prairie Casualty Company of the West',
      naicNo: '20002',
      additionalInsured: false,
      limits: { auto_csl: 750_000 },
    });
    expect(lineValues(certificate, 'umbrella')).toMatchObject({
      form: 'occurrence',
      limits: { umb_each_occurrence: 5_000_000, umb_aggregate: 5_000_000, umb_retention: 10_000 },
    });
    expect(lineValues(certificate, 'wc_el')).toMatchObject({
      statutory: true,
      waiverOfSubrogation: true,
      limits: {
        el_each_accident: 1_000_000,
        el_disease_each_employee: 1_000_000,
        el_disease_policy_limit: 500_000,
      },
    });
    expect(lineValues(certificate, 'professional')).toMatchObject({
      policyNumber: 'EO-1 2',
      insurerName: 'Blue Mesa Surplus',
      form: 'claims_made',
      limits: { prof_each_claim: 2_000_000, prof_aggregate: 4_000_000 },
    });
  });
});

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

  it('gives the place of a value on its page', () => {
    const place = read(FORM).lines[0]?.policyNumber?.place;
    expect(place).toMatchObject({ page: 1, x: 224, height: 8 });
    expect(place?.width).toBeCloseTo('GL 10-2030 A'.length * 4);
  });
});

const WORDS = [
  ...[
    'X',
    'Y',
    'N',
    'A',
    'B',
    '$',
    ':',
    'POLICY NUMBER',
    'POLICY EFF',
    'POLICY EXP',
    'ADDL',
    'SUBR',
    'LIMITS',
  ],
  ...[
    'COMMERCIAL GENERAL LIABILITY',
    'UMBRELLA LIAB',
    'WORKERS COMPENSATION',
    'EACH OCCURRENCE',
    'AGGREGATE',
  ],
  ...['PRODUCER', 'INSURED', 'INSURER A', 'CERTIFICATE HOLDER', 'PHONE', 'CLAIMS-MADE', 'OCCUR', 'COVERAGES'],
  ...[
    '1,000,000',
    '999,999,999,999',
    '03/01/2026',
    '03/01/2027',
    '13/40/2026',
    'AB-12',
    '12345',
    'a@b.example',
  ],
];
const anyItem = fc.record({
  text: fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 60 })),
  x: fc.oneof(fc.double({ min: -50, max: 700 }), fc.double()),
  y: fc.oneof(fc.double({ min: -50, max: 900 }), fc.double()),
  width: fc.oneof(fc.double({ min: 0, max: 200 }), fc.double()),
  height: fc.oneof(fc.double({ min: 4, max: 14 }), fc.double()),
  angle: fc.constantFrom(0, 0, 0, 1.5),
  fontFamily: fc.constant('serif'),
});

function expectWithinBounds(certificate: ReadCertificate): void {
  const text = (found: Found<string> | undefined, most: number) =>
    expect(found === undefined || (found.value.length > 0 && found.value.length <= most)).toBe(true);
  text(certificate.producerName, 120);
  text(certificate.namedInsured, 160);
  for (const line of certificate.lines) {
    text(line.policyNumber, 40);
    text(line.insurerName, 120);
    expect(line.naicNo === undefined || /^\d{5}$/.test(line.naicNo.value)).toBe(true);
    for (const date of [line.effective, line.expiration])
      expect(date === undefined || isCalendarDate(date.value)).toBe(true);
    for (const [code, limit] of Object.entries(line.limits)) {
      expect(lineOfLimit(code)).toBe(line.line);
      expect(Number.isInteger(limit.value)).toBe(true);
      expect(limit.value >= 0 && limit.value <= INSURANCE_BOUNDS.moneyMax).toBe(true);
    }
  }
}

describe('any text at all', () => {
  it('never fails to be read, nor gives a value that no policy can have', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (items) => {
        const certificate = readAcord25([{ page: 1, items }]);
        if (certificate !== undefined) expectWithinBounds(certificate);
      }),
      { numRuns: 300 },
    );
  });

  it('stays within bounds when parts of a real form move or are swapped', () => {
    const page = samplePage(FORM, { ...USUAL_LAYOUT, pieces: 'words' });
    const change = fc.record({ at: fc.nat(page.items.length - 1), item: anyItem });
    let read = 0;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const items = [...page.items];
        for (const { at, item } of changes) items[at] = item;
        const certificate = readAcord25([{ page: 1, items }]);
        if (certificate === undefined) return;
        read += 1;
        expectWithinBounds(certificate);
      }),
      { numRuns: 200 },
    );
    expect(read).toBeGreaterThan(50);
  });
});
