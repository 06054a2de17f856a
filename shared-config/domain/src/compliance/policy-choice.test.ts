import { describe, expect, it } from 'vitest';
import type { Policy } from '../schemas/insurance-schemas.ts';
import { buildInput, buildLine, buildPolicy, buildReview } from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';

const M = 1_000_000;

function umbrella(id: string, millions: number, changes: Partial<Policy> = {}): Policy {
  const amount = millions * M;
  return buildPolicy({
    ...{ id, line: 'umbrella', limits: { umb_each_occurrence: amount, umb_aggregate: amount } },
    ...changes,
  });
}

/** What comes out for general liability of 1M where more is asked, and for the umbrella. */
function outcome(asked: number, policies: readonly Policy[], waiting: readonly string[] = []) {
  const all = [buildPolicy({ limits: { gl_each_occurrence: M } }), ...policies];
  const demand = {
    gl: buildLine({ limits: { gl_each_occurrence: asked * M }, viaUmbrella: true }),
    umbrella: buildLine({ limits: { umb_each_occurrence: 2 * M } }),
  };
  const reviews = all.filter(({ id }) => !waiting.includes(id)).map((one) => buildReview('policy', one));
  const { items } = evaluate(buildInput({ insurance: demand }, { policies: all }, { reviews }));
  const of = (key: string) => items.find((item) => item.key === key);
  return {
    gl: of('insurance.gl.gl_each_occurrence'),
    umbrella: of('insurance.umbrella.umb_each_occurrence'),
  };
}

describe('two umbrellas (domain 3.7)', () => {
  it('are not added: each alone is too small for the gap', () => {
    const { gl } = outcome(5, [umbrella('u1', 2), umbrella('u2', 3)]);

    expect(gl).toMatchObject({ status: 'non_compliant', reasons: ['below_limit'], gap: 4 * M });
  });

  it('count as the one that meets most, which is shown, also where the other one ends later', () => {
    const { gl, umbrella: own } = outcome(3, [
      umbrella('enough', 5),
      umbrella('later', 2, { expiration: '2028-01-01' }),
    ]);

    expect(gl).toMatchObject({ status: 'compliant', reasons: ['met_with_umbrella'] });
    expect(gl?.evidenceIds).toEqual(['p1', 'enough']);
    expect(own).toMatchObject({ status: 'compliant', evidenceIds: ['enough'], actual: 3 * M });
  });

  it('leave the reviewed one in place of a larger one that waits', () => {
    const { gl } = outcome(3, [umbrella('reviewed', 4), umbrella('waits', 9)], ['waits']);

    expect(gl).toMatchObject({ status: 'compliant', evidenceIds: ['p1', 'reviewed'] });
  });
});

describe('equal policies (domain 3.2, ties)', () => {
  const chosen = (policies: readonly Policy[]) => outcome(1, policies).umbrella?.evidenceIds ?? [];

  it.each<[string, Partial<Policy>, Partial<Policy>]>([
    ['the later end', { expiration: '2027-06-01' }, { expiration: '2027-07-01' }],
    ['then the later submission', { submittedOn: '2025-12-20' }, { submittedOn: '2025-12-21' }],
  ])('are decided by %s, whatever their order', (_rule, left, right) => {
    const [first, second] = [umbrella('a', 5, left), umbrella('b', 5, right)];

    expect(chosen([first, second])).toEqual(['b']);
    expect(chosen([second, first])).toEqual(['b']);
  });

  it('are decided by the id where nothing else differs', () => {
    expect(chosen([umbrella('b', 5), umbrella('a', 5)])).toEqual(['a']);
    expect(chosen([umbrella('a', 5), umbrella('b', 5)])).toEqual(['a']);
  });
});
