import { answerSchema, responseSchema } from '@vcms/domain/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainFields } from './plain-fields.ts';
import { createGuard, createPartsGuard } from './record-guard.ts';

const parts = { field: 'answers', schema: answerSchema };
const noon = new Date('2026-11-21T12:00:00Z');
const RECORD = { id: 'd1', definitionId: 'd1', defVersion: 1, progressPct: 40, state: 'draft', version: 1 };

const answer = fc.record(
  {
    value: fc.constantFrom<unknown>('yes', 7, true, ['a', 'b'], null, { odd: 1 }),
    comment: fc.constantFrom<unknown>('', 'A word.', 5),
    docId: fc.constantFrom<unknown>('paper', ''),
    answeredAt: fc.constantFrom<unknown>(noon, 'noon'),
    answeredBy: fc.constantFrom<unknown>('ana', undefined),
    more: fc.constant('is not kept'),
  },
  { requiredKeys: ['value', 'answeredAt', 'answeredBy'] },
);
const answers = fc.oneof(
  fc.dictionary(
    fc.constantFrom('q1', 'q2', 'q3'),
    fc.oneof({ weight: 9, arbitrary: answer }, fc.constant(null)),
  ),
  fc.constantFrom<unknown>(undefined, [], 'none', noon),
);

describe('a document that is checked by its parts', () => {
  it('is what the check of the whole makes of it, one read after the other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answers, fc.constantFrom(1, 0)), { maxLength: 5 }), (reads) => {
        const whole = createGuard(responseSchema);
        const guard = createPartsGuard(responseSchema, parts);
        let held: unknown;
        for (const [given, defVersion] of reads) {
          const fields = { ...RECORD, defVersion, answers: given };
          held = plainFields(fields, held);
          expect(guard(held as typeof fields)).toEqual(whole(fields));
        }
      }),
    );
  });

  it('checks only the part that changed, and keeps the others', () => {
    const checked: unknown[] = [];
    const schema = answerSchema.refine(({ value }) => checked.push(value) > 0);
    const guard = createPartsGuard(responseSchema, { field: 'answers', schema });
    const said = (value: string) => ({ value, answeredAt: noon, answeredBy: 'ana' });
    const read = (q2: string) => ({ ...RECORD, answers: { q1: said('yes'), q2: said(q2) } });
    const first = plainFields(read('no')) as ReturnType<typeof read>;
    const before = guard(first);
    const after = guard(plainFields(read('na'), first) as typeof first);

    expect(checked).toEqual(['yes', 'no', 'na']);
    if (!before.ok || !after.ok) throw new Error('Both are whole.');
    expect(after.value.answers).toEqual(read('na').answers);
    expect(after.value.answers.q1).toBe(before.value.answers.q1);
  });
});
