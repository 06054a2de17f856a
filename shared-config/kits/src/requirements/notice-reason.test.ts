import { describe, expect, it } from 'vitest';
import { noteWithReason, reasonProblem } from './notice-reason.ts';

const NOTE = 'Auto raised for the tank farm.';
const REASON = 'The owner of the site asks for it.';

describe('the reason of a short notice', () => {
  it('is part of what the version says of itself', () => {
    expect(noteWithReason(` ${NOTE} `, ` ${REASON}`)).toBe(`${NOTE} Short notice: ${REASON}`);
    expect(noteWithReason(NOTE, '')).toBe(NOTE);
    expect(noteWithReason(noteWithReason(NOTE, REASON), REASON)).toBe(noteWithReason(NOTE, REASON));
  });

  it('is long enough to say something, and fits beside the note', () => {
    expect(reasonProblem(NOTE, REASON)).toBeUndefined();
    expect(reasonProblem(NOTE, 'They ask for it')).toBe('Give a reason of at least 20 characters.');
    const longest = 'x'.repeat(500 - NOTE.length - ' Short notice: '.length);
    expect(reasonProblem(NOTE, longest)).toBeUndefined();
    expect(noteWithReason(NOTE, longest)).toHaveLength(500);
    expect(reasonProblem(NOTE, `${longest}x`)).toMatch(/together may have 485 characters/);
  });
});
