import { describe, expect, it } from 'vitest';
import { SAMPLE_BROKER_LETTER, sampleBrokerLetter } from '../test-support/sample-broker-letter.ts';
import { type SampleEndorsement, sampleEndorsement } from '../test-support/sample-endorsement.ts';
import { samplePage } from '../test-support/sample-form.ts';
import { FORM } from '../test-support/sample-rows.ts';
import { type TextStyle, textPage, USUAL_STYLE } from '../test-support/sample-text.ts';
import { scannedPage } from '../test-support/scanned-page.ts';
import { ENDORSEMENT_FORMS, type FormNumber } from './endorsement-forms.ts';
import { readEndorsements } from './read-endorsements.ts';

const ONGOING: SampleEndorsement = {
  ...{ number: 'CG 20 10', print: 'CG 20 10 04 13', policyNumber: 'GL-48120-07' },
  people: ['Harbor Petroleum LLC', '1200 Dock Road', 'Houston, TX 77002'],
  places: ['All wells in Reeves County'],
};
const BLANKET = ['Any person or organization for whom you have agreed', 'in a written contract to do so.'];

function read(...samples: readonly SampleEndorsement[]) {
  return readEndorsements(samples.map((sample, at) => ({ ...sampleEndorsement(sample), page: at + 1 })));
}

function textsOf(sample: SampleEndorsement) {
  const [found] = read(sample) ?? [];
  return { basis: found?.basis?.value, names: found?.names.map(({ value }) => value) };
}

const NUMBERS = Object.keys(ENDORSEMENT_FORMS) as FormNumber[];
const STYLES: readonly Partial<TextStyle>[] = [
  {},
  { values: 'widgets' },
  { pieces: 'words', order: 'reversed' },
  { pieces: 'fragments', letters: 7, shift: 12, stretch: 1.05 },
];

describe.each(NUMBERS)('a page of %s', (number) => {
  it.each(STYLES)('is recognised with edition and policy, written as %o', (style) => {
    const sample = { ...ONGOING, number, print: `${number} 05 09`, people: BLANKET };
    const [found, other] = readEndorsements([sampleEndorsement(sample, { ...USUAL_STYLE, ...style })]) ?? [];
    expect(other).toBeUndefined();
    expect(found).toMatchObject({
      number: { value: number, certainty: 'sure' },
      edition: { value: '05 09' },
      policyNumber: { value: 'GL-48120-07' },
      basis: { value: 'blanket' },
      names: [],
    });
  });
});

describe('the number of a form', () => {
  it.each([
    ['CG 20 10 04 13', '04 13'],
    ['CG2010 0413', '04 13'],
    ['CG20100413', '04 13'],
    ['CG 20 10 (04/13)', '04 13'],
    ['CG 2010 (Ed. 04-13)', '04 13'],
    ['CG 20 10 12 2019', '12 19'],
    ['CG-20-10 (4/13)', '04 13'],
    ['CG 20 10', undefined],
    ['CG 20 10 10/12/2026', undefined],
  ])('may be printed as %s', (print, edition) => {
    const [found] = read({ ...ONGOING, print }) ?? [];
    expect(found?.number.value).toBe('CG 20 10');
    expect(found?.edition?.value).toBe(edition);
  });

  it('has its edition under it on pages of workers’ compensation', () => {
    const sample = { ...ONGOING, number: 'WC 00 03 13', print: 'WC 00 03 13' } as const;
    const { put, page } = textPage(USUAL_STYLE);
    put('(Ed. 4-84)', 470, 52);
    const items = [...sampleEndorsement(sample).items, ...page().items];
    expect(readEndorsements([{ page: 1, items }])?.[0]?.edition?.value).toBe('04 84');
  });

  it('is found in the foot where the head has none', () => {
    expect(read({ ...ONGOING, isInFootOnly: true })?.[0]?.number.value).toBe('CG 20 10');
  });

  it.each(['CG D2 46 08 05', 'CG 70 10 04 13', 'XL 2010 0413', 'CG 20 100 04 13'])(
    'of an insurer’s own form says nothing (%s)',
    (print) => expect(read({ ...ONGOING, print })).toBeUndefined(),
  );

  it('says nothing where the heading is another one', () => {
    expect(read({ ...ONGOING, print: 'CG 24 04 05 09' })).toBeUndefined();
  });

  it('says nothing on a list of forms, nor where a letter mentions it', () => {
    const list = textPage(USUAL_STYLE);
    list.put('FORMS AND ENDORSEMENTS SCHEDULE', 60, 40);
    list.put('CG 20 10 04 13  ADDITIONAL INSURED – OWNERS, LESSEES OR CONTRACTORS', 60, 60);
    list.put('CG 24 04 05 09  WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US', 60, 74);
    const letter = textPage(USUAL_STYLE);
    letter.put(
      'Additional insured status applies to owners, lessees or contractors by CG 20 10 04 13.',
      60,
      40,
    );
    expect(readEndorsements([list.page(), { ...letter.page(), page: 2 }])).toBeUndefined();
  });
});

it.each([
  ['a certificate', samplePage(FORM)],
  ['a broker’s letter', sampleBrokerLetter(SAMPLE_BROKER_LETTER, 'sentences')],
])('%s is no endorsement', (_, page) => expect(readEndorsements([page])).toBeUndefined());

describe('the schedule of a form', () => {
  it('names persons without their addresses, and the places beside them', () => {
    const [found] = read(ONGOING) ?? [];
    expect(found?.names.map(({ value }) => value)).toEqual(['Harbor Petroleum LLC']);
    expect(found?.places.map(({ value }) => value)).toEqual(['All wells in Reeves County']);
    expect(found?.basis?.value).toBe('scheduled');
    expect(found?.title?.value).toBe(
      'ADDITIONAL INSURED – OWNERS, LESSEES OR CONTRACTORS – SCHEDULED PERSON OR ORGANIZATION',
    );
  });

  it('is read where the rest of its label stands far below', () => {
    const [found] = readEndorsements([sampleEndorsement(ONGOING, { ...USUAL_STYLE, stretch: 1.5 })]) ?? [];
    expect(found?.names.map(({ value }) => value)).toEqual(['Harbor Petroleum LLC']);
  });

  it('has several names, one of which goes on in the next line', () => {
    const people = ['Northfield Energy Partners and', 'its affiliates', 'Harbor Petroleum LLC'];
    expect(textsOf({ ...ONGOING, people }).names).toEqual([
      'Northfield Energy Partners and its affiliates',
      'Harbor Petroleum LLC',
    ]);
  });

  it.each([
    [['As required by written contract']],
    [['Blanket where required by contract']],
    [['ANY PERSON OR ORGANIZATION WHEN YOU HAVE AGREED IN', 'A WRITTEN CONTRACT OR AGREEMENT']],
    [['All persons or organizations as per written contract']],
  ])('is blanket: %s', (people) => {
    expect(textsOf({ ...ONGOING, people })).toEqual({ basis: 'blanket', names: [] });
  });

  it.each([
    [[]],
    [['See attached schedule']],
    [['Any person or organization not named in a contract']],
    [['Any pers0n or organizati0n where requlred by your work']],
  ])('says nothing where it is not clear: %s', (people) => {
    expect(textsOf({ ...ONGOING, people })).toEqual({ basis: undefined, names: [] });
  });

  it('of projects is blanket for all of them, or names some', () => {
    const sample = { ...ONGOING, number: 'CG 25 03', print: 'CG 25 03 05 09' } as const;
    expect(read({ ...sample, people: ['Each of your construction projects'] })?.[0]?.basis?.value).toBe(
      'blanket',
    );
    const [named] = read({ ...sample, people: ['Harbor Terminal, Phase 2'] }) ?? [];
    expect(named?.basis?.value).toBe('scheduled');
    expect(named?.places.map(({ value }) => value)).toEqual(['Harbor Terminal, Phase 2']);
  });
});

describe('a file of several pages', () => {
  it('gives each form with its page, and nothing for what stands between them', () => {
    const other = textPage(USUAL_STYLE);
    other.put('An insurer’s own wording.', 60, 40);
    const pages = [
      sampleEndorsement(ONGOING),
      { ...other.page(), page: 2 },
      { ...sampleEndorsement({ ...ONGOING, number: 'CG 20 37', print: 'CG 20 37 12 19' }), page: 3 },
    ];
    expect(readEndorsements(pages)?.map(({ number }) => [number.value, number.place.page])).toEqual([
      ['CG 20 10', 1],
      ['CG 20 37', 3],
    ]);
  });
});

describe('a page that was recognised', () => {
  const become = (from: string, to: string) =>
    scannedPage(sampleEndorsement(ONGOING), (item) => [{ ...item, text: item.text.replaceAll(from, to) }]);

  it.each([
    ['letters of the number', become('CG 20 10', 'C6 2O l0')],
    ['letters of the heading', become('LESSEES', 'LESSBES')],
    ['letters of a label', become('Additional Insured', 'Addit1onal Insurcd')],
    ['letters of the schedule’s end', become('Information', 'lnformaticn')],
  ])('is read where %s are wrong', (_, page) => {
    const [found] = readEndorsements([page]) ?? [];
    expect(found?.number.value).toBe('CG 20 10');
    expect(found?.edition?.value).toBe('04 13');
    expect(found?.names.map(({ value }) => value)).toEqual(['Harbor Petroleum LLC']);
  });

  it('names nobody where blanket wording was misread', () => {
    const people = ['Any persom or orgamization as requlred by writtem comtract'];
    const [found] = readEndorsements([scannedPage(sampleEndorsement({ ...ONGOING, people }))]) ?? [];
    expect(found?.names).toEqual([]);
  });
});
