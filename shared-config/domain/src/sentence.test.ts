import { expect, it } from 'vitest';
import { itemTitle } from './compliance/item-title.ts';
import { reasonText } from './compliance/reason-text.ts';
import { createItem } from './compliance/status.ts';
import { codeWords, withoutFullStop } from './sentence.ts';

it.each([
  ['osha_year', 'OSHA year'],
  ['emr', 'EMR'],
  ['ppe-assessment', 'PPE assessment'],
  ['fall_protection', 'fall protection'],
])('says %s as %s', (code, words) => {
  expect(codeWords(code)).toBe(words);
});

it('names a safety program by the short name of the field', () => {
  expect(itemTitle('program.ppe')).toBe('Safety program: PPE');
});

it('ends a sentence that is part of another one only once', () => {
  expect(withoutFullStop('Upload a clear copy.')).toBe('Upload a clear copy');
  const item = createItem('insurance.gl.coverage', 'non_compliant', {
    reasons: ['rejected'],
    facts: { finding: 'Upload a clear copy.' },
  });
  expect(`${reasonText(item, 'rejected')}.`).toBe('Returned: Upload a clear copy.');
});

it('does not call a rating low that nobody has given', () => {
  const unrated = createItem('insurance.gl.min_best', 'non_compliant', { required: 'A- VII' });
  expect(reasonText(unrated, 'insurer_rating_low')).toBe('Rating not shown, A.M. Best A- VII is required');
  expect(reasonText({ ...unrated, actual: 'B+ V' }, 'insurer_rating_low')).toBe(
    'A.M. Best A- VII is required',
  );
});
