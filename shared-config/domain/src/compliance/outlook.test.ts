import { describe, expect, it } from 'vitest';
import { buildInput, buildLine, buildPolicy, buildReview } from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { forecast } from './forecast.ts';
import { outlookOf } from './outlook.ts';

const policy = buildPolicy({ expiration: '2027-01-10', limits: { gl_each_occurrence: 1_000_000 } });
const input = buildInput(
  { insurance: { gl: buildLine({ limits: { gl_each_occurrence: 1_000_000 } }) } },
  { policies: [policy] },
  { reviews: [buildReview('policy', policy)] },
);

describe('an outlook', () => {
  it('tells on which day what turns into what', () => {
    expect(outlookOf(evaluate(input), forecast(input))).toEqual([
      {
        date: '2026-12-11',
        overall: 'expiring',
        changes: [{ key: 'insurance.gl.coverage', status: 'expiring' }],
      },
      {
        date: '2027-01-10',
        overall: 'non_compliant',
        changes: [
          { key: 'insurance.gl.coverage', status: 'non_compliant' },
          { key: 'insurance.gl.gl_each_occurrence' },
        ],
      },
    ]);
  });

  it('is empty where nothing changes', () => {
    expect(outlookOf(evaluate(input), [])).toEqual([]);
  });
});
