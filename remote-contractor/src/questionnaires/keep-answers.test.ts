import type { Answer } from '@vcms/questionnaires/model';
import { expect, it } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

function answer(value: Answer['value'], more: Partial<Answer> = {}): Answer {
  return { value, answeredAt: new Date('2026-03-01T10:00:00Z'), answeredBy: 'ana', ...more };
}

it('keeps all that was there when everything says the same', () => {
  const before = { q1: answer('yes'), q2: answer(['a', 'b']), q3: answer('x', { comment: 'c', docId: 'd' }) };
  const next = { q1: answer('yes'), q2: answer(['a', 'b']), q3: answer('x', { comment: 'c', docId: 'd' }) };
  expect(keepAnswers(before, next)).toBe(before);
});

it('keeps the answers beside one that changed', () => {
  const before = { q1: answer('yes'), q2: answer('no') };
  const next = { q1: answer('yes'), q2: answer('na') };
  const kept = keepAnswers(before, next);
  expect(kept).toEqual(next);
  expect(kept.q1).toBe(before.q1);
});

it.each([
  ['value', answer('no')],
  ['choices', answer(['yes'])],
  ['comment', answer('yes', { comment: 'more' })],
  ['document', answer('yes', { docId: 'paper' })],
  ['person', answer('yes', { answeredBy: 'ben' })],
  ['time', answer('yes', { answeredAt: new Date('2026-03-01T10:00:01Z') })],
])('takes an answer of another %s', (_what, next) => {
  expect(keepAnswers({ q1: answer('yes') }, { q1: next })).toEqual({ q1: next });
});

it('forgets an answer that was taken back, and takes one that came', () => {
  const q1 = answer('yes');
  expect(keepAnswers({ q1, q2: answer('no') }, { q1 })).toEqual({ q1 });
  expect(keepAnswers({ q1 }, { q1, q2: answer('no') })).toEqual({ q1, q2: answer('no') });
  expect(keepAnswers({ q1, q2: answer('no') }, { q1, q3: answer('no') })).toEqual({ q1, q3: answer('no') });
});
