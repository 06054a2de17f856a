import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar-date.ts';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import type { EmrRecord, NotRated, OshaYear } from '../schemas/statistics-schemas.ts';
import {
  buildEmr,
  buildInput,
  buildLog,
  buildRequirementSet,
  buildReview,
} from '../test-support/builders.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { type Item, severityRank } from './status.ts';

const verdict = fc.constantFrom(
  'accepted' as const,
  'accepted' as const,
  'rejected' as const,
  'none' as const,
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const PENDING = severityRank('pending_review');
const ASKED_ON = '2026-11-20';

const emrRecord = fc
  .tuple(fc.integer({ min: -1300, max: 10 }), fc.constantFrom('0.20', '0.85', '1.00', '1.05', '1.30', '2.40'))
  .map(([days, value]) => buildEmr(addDays(ASKED_ON, days), value));

const log = fc
  .record({
    year: fc.integer({ min: 2022, max: 2025 }),
    version: fc.integer({ min: 1, max: 3 }),
    hours: fc.constantFrom(0, 20_000, 200_000, 5_000_000),
    J: fc.integer({ min: 0, max: 6 }),
    H: fc.integer({ min: 0, max: 2 }),
    G: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ year, ...numbers }) => buildLog(year, numbers));

const notRated = fc.integer({ min: -500, max: 5 }).map(
  (days): NotRated => ({
    id: 'not-rated',
    reason: 'below_threshold',
    date: addDays(ASKED_ON, days),
    letterDocId: 'letter1',
    state: 'submitted',
    version: 1,
  }),
);

const limit = maybe(fc.constantFrom('0.90', '1.00', '1.20'));
const rate = maybe(fc.constantFrom('0.00', '1.00', '3.00').map((text) => ({ limit: text })));

/** Statistics alone, so that they decide whether anybody may work. */
const demands: fc.Arbitrary<Partial<RequirementSet>> = fc.record({
  osha: fc
    .record({
      required: fc.boolean(),
      basis: fc.constantFrom('pooled_3yr' as const, 'latest_year' as const),
      maxDeaths: fc.constantFrom(null, 0, 1),
      smallEmployerRule: fc.constantFrom(null, { hoursBelow: 100_000, maxCases: 1 }),
      trir: rate,
      dart: rate,
    })
    .map((osha) => ({ ...buildRequirementSet().osha, ...osha })),
  emr: fc.record({
    required: fc.boolean(),
    latest: limit,
    avg3: limit,
    notRatedTreatment: fc.constantFrom('assume_1_00', 'not_applicable', 'non_compliant'),
    warnDays: fc.constantFrom(0, 30, 120),
  }),
});

const contractor: fc.Arbitrary<EvaluationInput> = fc
  .record({
    demand: demands,
    asOf: fc.constantFrom('2026-01-20', '2026-03-02', '2026-03-03', ASKED_ON),
    emr: fc.array(fc.tuple(emrRecord, verdict), { maxLength: 4 }),
    logs: fc.array(fc.tuple(log, verdict), { maxLength: 5 }),
    // Most have three confirmed years: only there can a rate stand between somebody and the gate.
    base: maybe(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 })),
    declared: maybe(fc.tuple(notRated, verdict)),
  })
  .map(({ demand, asOf, emr, logs, base = [], declared }) => {
    const records = emr.map(([entry], index) => ({ ...entry, id: `e${index}` }));
    const years: OshaYear[] = logs.map(([entry], index) => ({ ...entry, id: `o${index}` }));
    const confirmed = base.map((J, index) => buildLog(2022 + index, { J, id: `base${index}`, version: 1 }));
    const accepted: Review[] = [
      ...emr.flatMap(([, decision], n) => reviewsOf('emr', records[n], decision)),
      ...logs.flatMap(([, decision], n) => reviewsOf('osha_year', years[n], decision)),
      ...confirmed.map((entry) => buildReview('osha_year', entry)),
      ...(declared === undefined ? [] : reviewsOf('not_rated', declared[0], declared[1])),
    ];
    return buildInput(
      demand,
      {
        emr: records,
        oshaYears: [...years, ...confirmed],
        notRated: declared === undefined ? [] : [declared[0]],
      },
      { asOf, reviews: accepted },
    );
  });

function reviewsOf(
  type: Review['subjectType'],
  subject: { readonly id: string; readonly version: number } | undefined,
  decision: 'accepted' | 'rejected' | 'none',
): readonly Review[] {
  return subject === undefined || decision === 'none' ? [] : [buildReview(type, subject, { decision })];
}

/** What a contractor can submit by itself; nobody has looked at it. */
type HandedIn = { readonly emr: EmrRecord } | { readonly log: OshaYear } | { readonly declared: NotRated };

const handedIn: fc.Arbitrary<HandedIn> = fc.oneof(
  emrRecord.map((emr) => ({ emr: { ...emr, id: 'added' } })),
  log.map((entry) => ({ log: { ...entry, id: 'added', version: entry.version + 1 } })),
  notRated.map((declared) => ({ declared: { ...declared, id: 'added' } })),
);

function withHandedIn(input: EvaluationInput, added: HandedIn): EvaluationInput {
  const { evidence } = input;
  const { emr, oshaYears, notRated: declared } = evidence;
  return {
    ...input,
    evidence: {
      ...evidence,
      emr: 'emr' in added ? [...emr, added.emr] : emr,
      oshaYears: 'log' in added ? [...oshaYears, added.log] : oshaYears,
      notRated: 'declared' in added ? [...declared, added.declared] : declared,
    },
  };
}

function byKey(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.key, item]));
}

/** The carrying item answers for its group: where it fails, the others are left out (domain 3.1). */
function isAnsweredFor(key: string, items: ReadonlyMap<string, Item>): boolean {
  const carrier = key.startsWith('emr.') ? 'emr.letter' : 'osha.logs';
  return severityRank(items.get(carrier)?.raw ?? 'compliant') <= PENDING;
}

describe('statistics that were only submitted', () => {
  it('never make anything better than waiting for review, and never let anybody work', () => {
    let held = 0;
    fc.assert(
      fc.property(contractor, handedIn, (input, added) => {
        const before = evaluateOn(input);
        const after = evaluateOn(withHandedIn(input, added));
        const old = byKey(before.items);
        const items = byKey(after.items);
        for (const { key, raw } of after.items) {
          const was = old.get(key);
          if (was !== undefined && severityRank(raw) > severityRank(was.raw)) {
            expect(severityRank(raw), `${key} from ${was.raw} to ${raw}`).toBeLessThanOrEqual(PENDING);
          }
        }
        for (const { key, raw } of before.items) {
          if (raw === 'non_compliant' && !items.has(key)) {
            expect(isAnsweredFor(key, items), `${key} failed and is gone`).toBe(true);
          }
        }
        if (!before.workEligible) expect(after.workEligible, 'may work by what nobody reviewed').toBe(false);
        if (!before.workEligible && after.overall === 'pending_review') held += 1;
      }),
      { numRuns: 4000 },
    );
    expect(held, 'contractors that wait now').toBeGreaterThan(50);
  });
});
