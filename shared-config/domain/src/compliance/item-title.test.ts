import { describe, expect, it } from 'vitest';
import { itemTitle } from './item-title.ts';

describe('the title of an item', () => {
  it.each([
    ['insurance.auto.auto_csl', 'Automobile liability: combined single limit'],
    ['insurance.gl.coverage', 'Commercial general liability: coverage'],
    ['insurance.gl.additional_insured', 'Commercial general liability: additional insured'],
    ['insurance.umbrella', 'Umbrella or excess liability'],
    ['insurance', 'Insurance'],
    ['osha.trir', 'TRIR'],
    ['emr.avg3', 'EMR, mean of three years'],
    ['program.fall-protection', 'Safety program: fall protection'],
    ['document.w9', 'Document: Form W-9'],
    ['document.msa', 'Document: master service agreement'],
    ['document.wc_not_required', "Document: statement that no workers' compensation is needed"],
    ['questionnaire', 'Questionnaire'],
    ['staff', 'Workforce'],
  ])('%s is %s', (key, title) => {
    expect(itemTitle(key)).toBe(title);
  });

  it('of an unknown key is its words', () => {
    expect(itemTitle('permit_to_work.hot')).toBe('Permit to work');
  });
});
