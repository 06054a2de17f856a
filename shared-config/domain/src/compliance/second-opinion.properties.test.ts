import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../calendar-date.ts';
import { gains, reviewedPart } from '../test-support/attack-gains.ts';
import { buildEmr, buildInput, buildReview, TODAY } from '../test-support/builders.ts';
import { contractorWorld } from '../test-support/contractor-world.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import type { Item } from './status.ts';

/** Worlds of each kind; `OPINIONS=20000` for a long run. */
const RUNS = Number(process.env.OPINIONS ?? 300);
const SEED = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
const OPTIONS = { numRuns: RUNS, seed: SEED };

const counted: Record<string, number> = {};
const count = (what: string, by: boolean | number = 1) => {
  counted[what] = (counted[what] ?? 0) + Number(by);
};
afterAll(() => process.stdout.write(`\nSEED=${SEED} OPINIONS=${RUNS} ${JSON.stringify(counted)}\n`));

const itemOf = (items: readonly Item[], key: string) => items.find((item) => item.key === key);

describe('with what nobody reviewed, and without it', () => {
  it('nothing is better than waiting, and nobody is let in by it', () => {
    fc.assert(
      fc.property(contractorWorld, (world) => {
        const without = reviewedPart(world);
        count('worlds');
        count('with something that waits', JSON.stringify(without) !== JSON.stringify(world));
        count('items', evaluateOn(world).items.length);
        expect(gains(without, world)).toEqual([]);
      }),
      OPTIONS,
    );
    expect(counted['with something that waits']).toBeGreaterThan(RUNS / 2);
  });

  it('a number over its limit counts at once: what fails when everything were accepted fails before it is', () => {
    fc.assert(
      fc.property(contractorWorld, (world) => {
        // Until 2 March the years that count move on when the last one is accepted (domain 3.2).
        const input = { ...world, asOf: world.asOf < '2026-03-03' ? TODAY : world.asOf };
        const accepted = evaluateOn(allAccepted(input)).items;
        const { items } = evaluateOn(input);
        for (const { key, raw, reasons } of accepted) {
          if (raw !== 'non_compliant' || !reasons.includes('over_limit')) continue;
          const now = itemOf(items, key);
          // What a group's first item answers for is left out.
          if (now === undefined) continue;
          count('over the limit once accepted');
          expect(now.raw, key).toBe('non_compliant');
        }
      }),
      OPTIONS,
    );
    expect(counted['over the limit once accepted']).toBeGreaterThan(RUNS / 50);
  });
});

/** As if the firm had accepted every year and modification that waits. */
function allAccepted(world: EvaluationInput): EvaluationInput {
  const { emr, oshaYears } = world.evidence;
  const waits = ({ state }: { readonly state: string }) => state === 'submitted';
  return {
    ...world,
    reviews: [
      ...world.reviews,
      ...emr.filter(waits).map((record) => buildReview('emr', record, { id: `now-${record.id}` })),
      ...oshaYears.filter(waits).map((log) => buildReview('osha_year', log, { id: `now-${log.id}` })),
    ],
  };
}

type Verdict = 'accepted' | 'pending';
const verdict = fc.constantFrom<Verdict>('accepted', 'pending');

interface Modification {
  readonly effective: string;
  readonly value: string;
  readonly verdict: Verdict;
}

const modifications: fc.Arbitrary<readonly Modification[]> = fc.uniqueArray(
  fc.record({
    effective: fc.integer({ min: -1200, max: 5 }).map((days) => addDays(TODAY, days)),
    value: fc.constantFrom('0.20', '0.85', '0.99', '1.00', '1.01', '1.30', '2.40'),
    verdict,
  }),
  { selector: ({ effective }) => effective, maxLength: 5 },
);

const cents = (value: string) => Math.round(Number(value) * 100);

/** Told anew from the words of domain 3.2: how one set of modifications stands to a limit. Undefined: it is not asked. */
function opinionOn(all: readonly Modification[], limit: string, most: number): string | undefined {
  const known = all
    .filter(({ effective }) => effective <= TODAY)
    .toSorted((left, right) => (left.effective < right.effective ? 1 : -1));
  const current = known.findIndex(({ effective }) => TODAY < addMonths(effective, 12));
  if (current === -1) return undefined;
  const used = most === 1 ? known.slice(current, current + 1) : known.slice(0, most);
  const sum = used.reduce((total, { value }) => total + cents(value), 0);
  const mean = Math.floor((2 * sum + used.length) / (2 * used.length));
  if (mean > cents(limit)) return 'non_compliant';
  return used.some((one) => one.verdict === 'pending') ? 'pending_review' : 'compliant';
}

describe('modifications, told anew', () => {
  it.each([
    ['latest', 1],
    ['avg3', 3],
  ] as const)('emr.%s is the worse of what stands with those that wait and without them', (leaf, most) => {
    fc.assert(
      fc.property(modifications, fc.constantFrom('0.90', '1.00', '1.20'), (all, limit) => {
        const records = all.map(({ effective, value }, at) => buildEmr(effective, value, { id: `e${at}` }));
        const reviews = records
          .filter((_, at) => all[at]?.verdict === 'accepted')
          .map((record) => buildReview('emr', record));
        const emr = {
          required: true,
          notRatedTreatment: 'non_compliant',
          warnDays: 30,
          [leaf]: limit,
        } as const;
        const { items, workEligible } = evaluateOn(buildInput({ emr }, { emr: records }, { reviews }));

        const seen = opinionOn(all, limit, most);
        const confirmed = opinionOn(
          all.filter((one) => one.verdict === 'accepted'),
          limit,
          most,
        );
        const worse = seen === 'non_compliant' || confirmed === 'non_compliant' ? 'non_compliant' : seen;
        const expected = seen === undefined ? undefined : worse;
        expect(itemOf(items, `emr.${leaf}`)?.raw).toBe(expected);
        count(`emr.${leaf} ${expected ?? 'not asked'}`);
        if (confirmed !== 'compliant') expect(workEligible).toBe(false);
      }),
      OPTIONS,
    );
    expect(counted[`emr.${leaf} pending_review`]).toBeGreaterThan(0);
  });
});
