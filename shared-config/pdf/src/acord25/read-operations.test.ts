import { describe, expect, it } from 'vitest';
import { read } from '../test-support/read-sample.ts';
import { type Layout, samplePage, USUAL_LAYOUT } from '../test-support/sample-form.ts';
import { remarksPage } from '../test-support/sample-remarks.ts';
import { FORM } from '../test-support/sample-rows.ts';
import { readAcord25 } from './read-acord25.ts';

const OPERATIONS = [
  'Re: Master Service Agreement 2026-114. Certificate holder is an additional insured',
  'where required by written contract.',
];

describe('the description of operations', () => {
  it.each<Partial<Layout>>([
    {},
    { pieces: 'words' },
    { pieces: 'fragments', order: 'reversed', stretch: 1.03 },
  ])('is given line by line as it stands on the paper, %o', (layout) => {
    const certificate = read({ ...FORM, operations: OPERATIONS }, { ...USUAL_LAYOUT, ...layout });
    expect(certificate.operations?.value).toBe(OPERATIONS.join('\n'));
  });

  it('is absent where the box is empty', () => {
    expect(read({ ...FORM, operations: [] }).operations).toBeUndefined();
  });

  it('goes on with the remarks of the pages behind it', () => {
    const certificate = readAcord25([
      samplePage({ ...FORM, operations: ['See ACORD 101'] }),
      remarksPage(2, 'Northfield Energy LLC and its affiliates', 'are additional insureds.'),
      remarksPage(3, 'Waiver of subrogation applies.'),
    ]);
    expect(certificate?.operations?.value).toBe(
      'See ACORD 101\nNorthfield Energy LLC and its affiliates\nare additional insureds.\nWaiver of subrogation applies.',
    );
  });

  it('takes remarks to the certificate that they follow, and of copies to the one that is given', () => {
    const first = samplePage({ ...FORM, operations: ['First'] });
    const second = { ...samplePage({ ...FORM, holder: 'City of Abilene', operations: ['Second'] }), page: 3 };
    const copy = { ...first, page: 5 };
    const read = readAcord25([first, remarksPage(2, 'of one'), second, remarksPage(4, 'of two'), copy]);
    expect([read, ...(read?.others ?? [])].map((one) => one?.operations?.value)).toEqual([
      'First\nof one',
      'Second\nof two',
    ]);
  });

  it('is held in bounds, cut between words', () => {
    const long = Array.from({ length: 30 }, (_, at) => `${at} ${'additional insured '.repeat(6).trim()}`);
    const text = readAcord25([samplePage(FORM), remarksPage(2, ...long)])?.operations?.value ?? '';
    expect(text.length).toBeLessThanOrEqual(2_000);
    expect(text).toMatch(/(?:additional|insured|\d) …$/);
  });

  it('makes of two copies that differ in it alone no two certificates', () => {
    const copy = { ...samplePage({ ...FORM, operations: ['Other words'] }), page: 2 };
    expect(readAcord25([samplePage(FORM), copy])?.others).toBeUndefined();
  });
});
