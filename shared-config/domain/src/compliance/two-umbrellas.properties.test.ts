import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Policy } from '../schemas/insurance-schemas.ts';
import { buildInput, buildLine, buildPolicy, buildReview } from '../test-support/builders.ts';
import { evaluateOn } from './evaluate-on.ts';
import { severityRank } from './status.ts';

/** Pairs and triples of umbrellas; `OPINIONS=20000` for a long run. */
const RUNS = Number(process.env.OPINIONS ?? 300);
const SEED = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
const PENDING = severityRank('pending_review');

const counted: Record<string, number> = {};
const count = (what: string) => {
  counted[what] = (counted[what] ?? 0) + 1;
};
afterAll(() => process.stdout.write(`\nSEED=${SEED} OPINIONS=${RUNS} ${JSON.stringify(counted)}\n`));

type Verdict = 'accepted' | 'pending';
const verdict = fc.constantFrom<Verdict>('accepted', 'pending');

const M = 1_000_000;

interface Umbrella {
  readonly id: string;
  readonly millions: number;
  readonly expiration: string;
  readonly submittedOn: string;
  readonly verdict: Verdict;
}

/** Few values, so that ties are common. */
const umbrellas: fc.Arbitrary<readonly Umbrella[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    millions: fc.constantFrom(2, 4, 4, 5),
    expiration: fc.constantFrom('2027-06-01', '2027-06-01', '2027-07-01'),
    submittedOn: fc.constantFrom('2025-12-20', '2025-12-20', '2025-12-21'),
    verdict,
  }),
  { selector: ({ id }) => id, minLength: 2, maxLength: 3 },
);

/** Told anew from domain 3.2 and 3.7: what one umbrella alone gives where general liability has 1M of `asked`. */
function outcomeOf({ millions, verdict }: Umbrella, asked: number, minimum: number) {
  const gap = asked - 1;
  const reaches = millions >= gap;
  const waits = verdict === 'pending';
  const left = millions - (reaches ? gap : 0);
  const below = waits && gap > 0 ? 'pending_review' : 'compliant';
  const gl = reaches ? below : 'non_compliant';
  const own = left >= minimum ? 'compliant' : 'non_compliant';
  const coverage = waits ? 'pending_review' : 'compliant';
  const failed = [gl, own].filter((status) => status === 'non_compliant').length;
  const waiting = [gl, coverage].filter((status) => status === 'pending_review').length;
  // Accepted and meets all, pending and meets all, accepted, pending: of the umbrella's own demands.
  const tier = (own === 'compliant' ? 0 : 2) + Number(waits);
  return { gl, own, coverage, order: [failed, waiting, tier] as const };
}

/** The first one in the order of choice, and what decided. */
function choiceOf(all: readonly Umbrella[], asked: number, minimum: number) {
  const ranked = all
    .map((one) => ({ one, outcome: outcomeOf(one, asked, minimum) }))
    .toSorted((left, right) => {
      const [a, b] = [left.outcome.order, right.outcome.order];
      const at = [0, 1, 2].find((place) => a[place] !== b[place]);
      if (at !== undefined) return (a[at] ?? 0) - (b[at] ?? 0);
      if (left.one.expiration !== right.one.expiration)
        return left.one.expiration > right.one.expiration ? -1 : 1;
      if (left.one.submittedOn !== right.one.submittedOn)
        return left.one.submittedOn > right.one.submittedOn ? -1 : 1;
      return left.one.id < right.one.id ? -1 : 1;
    });
  const [first, second] = ranked;
  if (first === undefined || second === undefined) throw new Error('Two are compared.');
  const same = (name: 'expiration' | 'submittedOn') => first.one[name] === second.one[name];
  const isTie = first.outcome.order.every((value, at) => value === second.outcome.order[at]);
  const later = same('expiration')
    ? same('submittedOn')
      ? 'the id'
      : 'the later submission'
    : 'the later end';
  return { ...first, decidedBy: isTie ? later : 'what it meets' };
}

describe('two umbrellas and three, told anew', () => {
  it('are never added, and the first in the order of choice is shown', () => {
    fc.assert(
      fc.property(
        umbrellas,
        fc.constantFrom(1, 3, 5, 6, 9),
        fc.constantFrom(1, 2, 4),
        (all, asked, minimum) => {
          const policies: Policy[] = all.map(({ millions, verdict: _, ...fields }) =>
            buildPolicy({
              ...{ ...fields, line: 'umbrella' },
              limits: { umb_each_occurrence: millions * M, umb_aggregate: millions * M },
            }),
          );
          const gl = buildPolicy({ limits: { gl_each_occurrence: M } });
          const insurance = {
            gl: buildLine({ limits: { gl_each_occurrence: asked * M }, viaUmbrella: true }),
            umbrella: buildLine({ limits: { umb_each_occurrence: minimum * M } }),
          };
          const accepted = policies.filter(({ id }) =>
            all.some((one) => one.id === id && one.verdict === 'accepted'),
          );
          const reviews = [gl, ...accepted].map((one) => buildReview('policy', one));
          const { items } = evaluateOn(
            buildInput({ insurance }, { policies: [gl, ...policies] }, { reviews }),
          );

          const { one, outcome, decidedBy } = choiceOf(all, asked, minimum);
          count(`umbrella by ${decidedBy}`);
          const raw = (key: string) => items.find((item) => item.key === `insurance.${key}`)?.raw;
          expect({
            shown: items.find(({ key }) => key === 'insurance.umbrella.coverage')?.evidenceIds,
            gl: raw('gl.gl_each_occurrence'),
            own: raw('umbrella.umb_each_occurrence'),
            coverage: raw('umbrella.coverage'),
          }).toEqual({ shown: [one.id], gl: outcome.gl, own: outcome.own, coverage: outcome.coverage });
          const worst = Math.min(...items.map((item) => severityRank(item.raw)));
          if (one.verdict === 'pending') expect(worst).toBeLessThanOrEqual(PENDING);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    for (const by of ['what it meets', 'the later end', 'the later submission', 'the id'])
      expect(counted[`umbrella by ${by}`], by).toBeGreaterThan(0);
  });
});
