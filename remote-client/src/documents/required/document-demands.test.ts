import { DEFAULT_REQUIREMENTS, type RequirementSet, raisesDocuments } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_PART } from './document-demands.ts';

type Documents = RequirementSet['documents'];

const FRAME = { effectiveFrom: '2026-12-20', changeNote: 'Agreements' };
const W9 = { typeId: 'w9', required: true, warnDays: 30 };
const BEFORE = { ...DEFAULT_REQUIREMENTS, documents: [W9] };

const CASES: readonly (readonly [string, Documents, readonly string[], boolean])[] = [
  ['another document', [W9, { typeId: 'msa', required: true, warnDays: 60 }], ['raised'], true],
  ['an earlier reminder', [{ ...W9, warnDays: 60 }], ['neutral'], false],
  ['none', [], ['lowered'], false],
  ['the same', [W9], [], false],
];

describe('the company documents of a version', () => {
  it('come back from the form as they were read', () => {
    expect(DOCUMENT_PART.demands(DOCUMENT_PART.read(BEFORE, FRAME))).toEqual({ documents: [W9] });
  });

  it.each(CASES)('say of %s whether it requires more', (_name, documents, directions, raises) => {
    const after = { ...BEFORE, documents };

    expect(DOCUMENT_PART.changes(BEFORE, after).map(({ direction }) => direction)).toEqual(directions);
    expect(raisesDocuments(BEFORE, after)).toBe(raises);
  });

  it.each([
    ['30', undefined],
    ['', 'Enter whole days from 0 to 120.'],
    ['-1', 'Enter whole days from 0 to 120.'],
    ['999', 'Enter whole days from 0 to 120.'],
  ])('take %s days of warning, or say what is wrong', (warnDays, problem) => {
    const values = { ...FRAME, types: { msa: { required: true, warnDays } } };

    expect(DOCUMENT_PART.problems(values).msa).toBe(problem);
  });
});
