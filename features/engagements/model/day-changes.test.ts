import { describe, expect, it } from 'vitest';
import { dayChanges } from './day-changes.ts';

describe('two days', () => {
  it('differ in what changed, came or went', () => {
    const before = [
      { key: 'emr', status: 'compliant' },
      { key: 'osha.trir', status: 'compliant' },
      { key: 'document.w9', status: 'non_compliant' },
    ] as const;
    const after = [
      { key: 'osha.trir', status: 'non_compliant' },
      { key: 'emr', status: 'compliant' },
      { key: 'questionnaire', status: 'pending_review' },
    ] as const;

    expect(dayChanges(before, after)).toEqual([
      { key: 'osha.trir', before: 'compliant', after: 'non_compliant' },
      { key: 'questionnaire', before: undefined, after: 'pending_review' },
      { key: 'document.w9', before: 'non_compliant', after: undefined },
    ]);
  });
});
