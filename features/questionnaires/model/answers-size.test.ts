import { describe, expect, it } from 'vitest';
import { sizeProblem } from './answers-size.ts';

function answers(count: number, value: string) {
  const one = { value, answeredAt: new Date(0), answeredBy: 'u1' };
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, one]));
}

describe('the answers of one questionnaire', () => {
  it('hold 2,000 choices, and 2,000 texts of 250 characters', () => {
    expect(sizeProblem(answers(2_000, 'yes'), 'q0', { value: 'no' })).toBeUndefined();
    expect(sizeProblem(answers(2_000, 'x'.repeat(250)), 'q0', { value: 'y'.repeat(250) })).toBeUndefined();
  });

  it('say that one is too long beside the others, by the bytes that are stored', () => {
    const sentence = 'Your answers are too long to be kept together. Shorten this one or others.';
    expect(sizeProblem(answers(450, 'x'.repeat(2_000)), 'q0', { value: 'y' })).toBe(sentence);
    expect(sizeProblem(answers(450, 'é'.repeat(900)), 'q0', { value: 'y' })).toBeUndefined();
    expect(sizeProblem(answers(450, 'é'.repeat(1_000)), 'q0', { value: 'y' })).toBe(sentence);
  });

  it('may always be taken away', () => {
    expect(sizeProblem(answers(900, 'x'.repeat(2_000)), 'q0', undefined)).toBeUndefined();
  });
});
