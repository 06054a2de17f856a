import { describe, expect, it } from 'vitest';
import { values } from '../test-support/read-sample.ts';
import {
  type BrokerLayout,
  SAMPLE_BROKER_LETTER,
  sampleBrokerLetter,
} from '../test-support/sample-broker-letter.ts';
import { type TextStyle, textPage, USUAL_STYLE } from '../test-support/sample-text.ts';
import { readBrokerLetter } from './read-broker-letter.ts';

const STYLES: readonly Partial<TextStyle>[] = [
  {},
  { values: 'widgets' },
  { pieces: 'words', order: 'reversed' },
  { pieces: 'fragments', letters: 7, shift: 12, stretch: 1.05 },
];
const LAYOUTS: readonly BrokerLayout[] = ['sentences', 'list', 'table'];
const CASES = LAYOUTS.flatMap((layout) => STYLES.map((style) => [layout, style] as const));

function readText(...lines: readonly string[]) {
  const { put, page } = textPage(USUAL_STYLE);
  lines.forEach((line, at) => void put(line, 60, 40 + at * 14));
  return readBrokerLetter([page()]);
}

const CONFIRMS = 'We confirm that the following insurance is in force:';
const AUTO = 'Automobile Liability: policy number BAP-1200, effective 04/01/2026 to 04/01/2027,';

describe.each(CASES)('a broker’s letter, as %s, %o', (layout, style) => {
  const letter = readBrokerLetter([
    sampleBrokerLetter(SAMPLE_BROKER_LETTER, layout, { ...USUAL_STYLE, ...style }),
  ]);

  it('gives each policy with its term and its limits, and whose they are', () => {
    expect(letter?.lines.map(({ limits, ...line }) => ({ ...values(line), limits: values(limits) }))).toEqual(
      SAMPLE_BROKER_LETTER.covers.map(({ line, number, insurer, limits, from, to }) => ({
        ...{ line, policyNumber: number },
        ...(layout === 'table' ? {} : { insurerName: insurer }),
        effective: `${from.slice(6)}-${from.slice(0, 5).replace('/', '-')}`,
        expiration: `${to.slice(6)}-${to.slice(0, 5).replace('/', '-')}`,
        limits: Object.fromEntries(
          limits.map(([code, amount]) => [code, Number(amount.replace(/[$,]/g, ''))]),
        ),
      })),
    );
    expect(letter).toMatchObject({
      isLetter: true,
      issuedOn: { value: '2026-03-14' },
      namedInsured: { value: SAMPLE_BROKER_LETTER.insured },
    });
  });

  it('is sure of nothing: a person compares each value', () => {
    expect(JSON.stringify(letter)).not.toContain('"sure"');
  });
});

describe('a broker’s letter', () => {
  it('says its dates in words, and the basis of a policy', () => {
    const letter = readText(
      CONFIRMS,
      'General Liability under policy GL-881200, occurrence form, in force from April 1, 2026 until April 1, 2027,',
      'limits: each occurrence $1,000,000; general aggregate limit of $2,000,000.',
    );
    expect(letter?.lines.map(values)).toMatchObject([
      { policyNumber: 'GL-881200', form: 'occurrence', effective: '2026-04-01', expiration: '2027-04-01' },
    ]);
    expect(values(letter?.lines[0]?.limits ?? {})).toEqual({
      gl_each_occurrence: 1_000_000,
      gl_general_aggregate: 2_000_000,
    });
  });

  it.each([
    ['a line that begins twice', [AUTO, 'combined single limit $1,000,000.', AUTO.replace('1200', '1300')]],
    [
      'one whose text names another one',
      [
        'Umbrella liability in excess of the Automobile Liability policy number UMB-77, effective 04/01/2026.',
      ],
    ],
    [
      'one with no number',
      ['Automobile Liability, effective 04/01/2026 to 04/01/2027, $1,000,000 each accident.'],
    ],
  ])('leaves out %s', (_, lines) => {
    expect(readText(CONFIRMS, ...lines)).toBeUndefined();
  });

  it.each([
    ['three dates', `${AUTO} renewed 05/01/2026.`, {}],
    ['a term that no policy has', AUTO.replace('04/01/2027', '04/01/2026'), {}],
    ['one date without a word for it', `Automobile Liability: policy BAP-1200, 04/01/2026.`, {}],
    [
      'an end alone',
      'Automobile Liability: policy BAP-1200, expires 04/01/2027',
      { expiration: '2027-04-01' },
    ],
  ])('says of %s no more than is clear', (_, text, expected) => {
    const line = readText(CONFIRMS, text, 'combined single limit $1,000,000')?.lines[0];
    const { effective, expiration } = values(line ?? {});
    expect(line?.policyNumber?.value).toBe('BAP-1200');
    expect(Object.fromEntries(Object.entries({ effective, expiration }).filter(([, date]) => date))).toEqual(
      expected,
    );
  });

  it('takes no deductible, and no amount of another name, for a limit', () => {
    const letter = readText(
      CONFIRMS,
      `${AUTO} $1,000,000 combined single limit, $2,500 deductible, $5,000 hired auto physical damage.`,
    );
    expect(values(letter?.lines[0]?.limits ?? {})).toEqual({ auto_csl: 1_000_000 });
  });

  it.each([
    ['a quote', ['We confirm our quote:', AUTO, 'combined single limit $1,000,000']],
    ['a policy that confirms nothing', [AUTO, 'combined single limit $1,000,000']],
    ['a letter about something else', ['We confirm your appointment on 04/01/2026.']],
  ])('is not %s', (_, lines) => {
    expect(readText(...lines)).toBeUndefined();
  });
});

describe('the autos of a broker’s letter', () => {
  const autosOf = (text: string) => readText(CONFIRMS, AUTO, text)?.lines[0]?.autos?.value;

  it.each([
    ['covering any auto, $1,000,000 combined single limit.', 'any'],
    ['for owned, hired and non-owned autos, $1,000,000 combined single limit.', 'owned,hired,non_owned'],
    ['Hired/non-owned auto liability, combined single limit $1,000,000.', 'hired,non_owned'],
    ['scheduled vehicles and non owned vehicles, CSL $1,000,000.', 'scheduled,non_owned'],
  ])('are those that its line names: %s', (text, autos) => {
    expect(autosOf(text)).toBe(autos);
  });

  it.each([
    'any auto, excluding hired autos, combined single limit $1,000,000.',
    'combined single limit $1,000,000, hired auto physical damage $50,000.',
    'combined single limit $1,000,000. Please look after all vehicles.',
  ])('are left out where it is not clear: %s', (text) => {
    expect(readText(CONFIRMS, AUTO, text)?.lines[0]?.policyNumber?.value).toBe('BAP-1200');
    expect(autosOf(text)).toBeUndefined();
  });
});

describe('the endorsements of a broker’s letter', () => {
  const GL = 'General Liability: policy number GL-77, effective 04/01/2026 to 04/01/2027.';
  const answersOf = (...lines: readonly string[]) =>
    readText(CONFIRMS, ...lines)?.lines.map(({ additionalInsured, waiverOfSubrogation }) => [
      additionalInsured?.value,
      waiverOfSubrogation?.value,
    ]);

  it('are what each line answers by itself', () => {
    const waived = ['Additional insured: Yes', 'Waiver of subrogation: Included'];
    expect(answersOf(GL, ...waived, AUTO, 'Additional insured: No', 'Waiver of subrogation: yes')).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(answersOf(GL, ...waived)).toEqual([[true, true]]);
  });

  it('are left out where one answer may be meant for all lines, and in sentences', () => {
    expect(answersOf(GL, AUTO, 'Additional insured: Yes')).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(answersOf(GL, 'Additional insured status applies where required.')).toEqual([
      [undefined, undefined],
    ]);
  });
});

it.each([
  [['Certificate holder: Northfield Energy'], 'Northfield Energy'],
  [['To: Lakeshore Foods, Inc.'], 'Lakeshore Foods, Inc.'],
  [['To: Whom It May Concern'], undefined],
  [['From: 04/01/2026', 'To: 04/01/2027'], undefined],
])('a broker’s letter is made out to whom its label names: %j', (lines, holder) => {
  const letter = readText(...lines, CONFIRMS, AUTO, 'combined single limit $1,000,000');
  expect(letter?.lines).toHaveLength(1);
  expect(letter?.holder?.value).toBe(holder);
  expect(letter?.holder?.certainty ?? 'likely').toBe('likely');
});
