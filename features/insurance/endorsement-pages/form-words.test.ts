import { describe, expect, it } from 'vitest';
import { formText, isNamed, scheduleTexts } from './form-words.ts';
import { aForm } from './test-forms.ts';

describe('what a page of an endorsement is', () => {
  it('is said with number, edition, what it proves and its wording', () => {
    expect(formText(aForm('CG 20 10', { basis: 'blanket' }))).toBe(
      'CG 20 10 (04 13): additional insured, ongoing operations, blanket wording',
    );
    expect(formText(aForm('CG 24 04', { edition: undefined }))).toBe('CG 24 04: waiver of subrogation');
  });

  it('names those of its schedule, and where', () => {
    const form = aForm('CG 20 10', { names: ['Harbor Petroleum LLC', 'Yarrow'], places: ['Pad 12'] });
    expect(scheduleTexts(form)).toEqual(['Names: Harbor Petroleum LLC; Yarrow', 'For: Pad 12']);
  });
});

it.each([
  ['HARBOR PETROLEUM, L.L.C.', true],
  ['Harbor Petroleum LLC and its affiliates', true],
  ['Yarrow Inc. and Harbor Petroleum', true],
  ['Harbor Petroleum Services', false],
  ['Harborview Petroleum', false],
  ['Harbor', false],
])('a schedule that says %s names the client: %s', (name, isIt) => {
  expect(isNamed(aForm('CG 20 10', { names: [name] }), 'Harbor Petroleum LLC')).toBe(isIt);
});
