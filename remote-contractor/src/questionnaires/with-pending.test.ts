import type { Answer } from '@vcms/questionnaires/model';
import { expect, it } from 'vitest';
import { withPending } from './with-pending.ts';

function answer(value: Answer['value']): Answer {
  return { value, answeredAt: new Date('2026-03-01T10:00:00Z'), answeredBy: 'ben' };
}

const stored = { q1: answer('yes'), q2: answer('no') };

it('is what is on file while nothing is on its way', () => {
  expect(withPending(stored, {}, 'ana')).toBe(stored);
});

it('puts what was given, or taken away, over what is on file', () => {
  const at = Date.parse('2026-03-02T10:00:00Z');
  const pending = { q1: { at }, q2: { at, answer: { value: 'na', comment: 'Not here.' } } };

  expect(withPending(stored, pending, 'ana')).toEqual({
    q2: { value: 'na', comment: 'Not here.', answeredAt: new Date(at), answeredBy: 'ana' },
  });
});

it('keeps the object of every answer that was there before another one is given', () => {
  const first = { at: 1, answer: { value: 'na' } };
  const before = withPending(stored, { q2: first }, 'ana');
  const after = withPending(stored, { q2: first, q3: { at: 2, answer: { value: 7 } } }, 'ana');

  expect(after).toMatchObject({ q3: { value: 7 } });
  expect([after.q1, after.q2]).toEqual([before.q1, before.q2]);
  expect([after.q1 === before.q1, after.q2 === before.q2]).toEqual([true, true]);
});

it('names the person who asks', () => {
  const pending = { q2: { at: 1, answer: { value: 'na' } } };
  expect(withPending(stored, pending, 'ana').q2?.answeredBy).toBe('ana');
  expect(withPending(stored, pending, 'eve').q2?.answeredBy).toBe('eve');
});
