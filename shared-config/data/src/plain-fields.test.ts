import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainFields } from './plain-fields.ts';

function stamp(at: number) {
  return { toDate: () => new Date(at) };
}

/** What a document holds, as the SDK gives it anew at each read: an object with the same `n` says the same. */
const stored = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', 1, true, null),
    fc.nat(3).map(stamp),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('q1', 'q2', 'q3', 'constructor'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

describe('what a document says', () => {
  it('is the same whatever was read before', () => {
    fc.assert(
      fc.property(stored, stored, (before, next) => {
        expect(plainFields(next, plainFields(before))).toEqual(plainFields(next));
      }),
    );
  });

  it('is the object that it was when it says the same', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const before = plainFields(value);
        expect(plainFields(value, before)).toBe(before);
      }),
    );
  });

  it('keeps the parts beside one that changed, came or is gone', () => {
    const read = (q2: object | undefined) => ({
      answers: { q1: { value: ['a', 'b'], at: stamp(1) }, ...(q2 && { q2 }) },
    });
    const held = plainFields(read({ value: 'x' })) as { answers: Record<string, object> };

    for (const q2 of [{ value: 'y' }, { value: 'x', at: stamp(2) }, undefined]) {
      const next = plainFields(read(q2), held) as { answers: Record<string, object> };
      expect(next.answers).not.toBe(held.answers);
      expect(next.answers.q1).toBe(held.answers.q1);
      expect(next.answers).toEqual(plainFields(read(q2).answers));
    }
  });
});
