import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar-date.ts';
import {
  buildEmr,
  buildLog,
  buildOverride,
  buildPolicy,
  buildProgram,
  buildRequirementSet,
  buildVariance,
  CLIENT,
  CONTRACTOR,
  TODAY,
} from '../test-support/builders.ts';
import { type Deadline, deadlineTitle } from './deadline.ts';
import type { DeadlineSources } from './deadline-sources.ts';
import { deadlinesOf } from './deadlines-of.ts';

const YEAR = { from: TODAY, to: addDays(TODAY, 365) };

function told(sources: DeadlineSources, span = YEAR): readonly string[] {
  return deadlinesOf(sources, span).map((deadline) => `${deadline.date} ${deadlineTitle(deadline)}`);
}

function ofContractor(records: object): DeadlineSources {
  return { contractors: [{ id: CONTRACTOR, ...records }] };
}

const accepted = { state: 'accepted' } as const;

describe('the derived feed', () => {
  it('tells when a policy ends and when to renew it', () => {
    const policies = [buildPolicy({ ...accepted, expiration: '2027-03-01' })];
    expect(told(ofContractor({ policies }))).toEqual([
      '2027-01-30 Time to renew a policy: Commercial general liability, Prairie Mutual',
      '2027-03-01 Policy ends: Commercial general liability, Prairie Mutual',
    ]);
  });

  it('is silent about a policy that an accepted one follows without a gap, not with one', () => {
    const old = buildPolicy({ ...accepted, expiration: '2027-01-01' });
    const next = { ...accepted, id: 'p2', effective: '2027-01-01', expiration: '2028-01-01' };
    expect(told(ofContractor({ policies: [old, buildPolicy(next)] }))).toEqual([]);
    const late = buildPolicy({ ...next, effective: '2027-01-02' });
    expect(told(ofContractor({ policies: [old, late] }))).toContain(
      '2027-01-01 Policy ends: Commercial general liability, Prairie Mutual',
    );
  });

  it('takes the day of a cancellation, and no draft', () => {
    const policies = [
      buildPolicy({ ...accepted, cancelledOn: '2026-12-01' }),
      buildPolicy({ id: 'p2', state: 'draft', line: 'auto', expiration: '2026-12-24' }),
    ];
    expect(told(ofContractor({ policies }))).toEqual([
      '2026-12-01 Policy ends: Commercial general liability, Prairie Mutual',
    ]);
  });

  it('tells of the newest letter and program, and by when a review is promised', () => {
    const sources = ofContractor({
      emr: [buildEmr('2025-12-01', '0.90', accepted), buildEmr('2026-03-01', '0.95', accepted)],
      programs: [buildProgram({ ...accepted, validUntil: '2027-06-01' })],
      policies: [buildPolicy({ submittedOn: '2026-11-18' })],
    });
    expect(told(sources)).toEqual([
      '2026-11-23 Review promised: policy',
      '2027-03-01 EMR letter ends',
      '2027-06-01 Safety program to be reviewed: fall protection',
    ]);
  });

  it('tells of the yearly log while it is not accepted, and of the days to post it', () => {
    expect(told(ofContractor({ oshaYears: [buildLog(2025, accepted)] }))).toEqual([
      '2027-02-01 Post form 300A from today: 2026',
      "2027-03-02 Last year's OSHA log is due: 2026",
      '2027-04-30 Last day to post form 300A: 2026',
    ]);
    expect(told(ofContractor({ oshaYears: [buildLog(2026, accepted)] }))).toHaveLength(2);
    expect(told(ofContractor({ oshaYears: [], operatingSince: '2027-01-01' }))).toEqual([]);
    expect(told(ofContractor({}))).toEqual([]);
  });

  it('tells of decisions, requirements and engagements', () => {
    const engagement = {
      ...{ id: 'e1', clientId: CLIENT, contractorId: CONTRACTOR, endOn: '2027-05-01' },
      state: 'approved' as const,
    };
    const sources: DeadlineSources = {
      variances: [buildVariance(), buildVariance({ id: 'v2', state: 'requested' })],
      overrides: [buildOverride(), buildOverride({ id: 'o2', to: null, value: 1_000 })],
      requirementSets: [buildRequirementSet({ n: 2, effectiveFrom: '2027-01-01' })],
      engagements: [engagement, { ...engagement, id: 'e2', state: 'ended' }],
    };
    expect(told(sources)).toEqual([
      '2026-12-31 Last day of a variance: Automobile liability',
      '2026-12-31 Last day of a special requirement: Automobile liability: combined single limit',
      '2027-01-01 New requirements begin: version 2',
      '2027-05-01 Last day of an engagement',
    ]);
  });

  it('tells a contractor when a client wants the questionnaire answered again', () => {
    const questionnaire = { required: true, definitionId: 'safety', maxAgeMonths: 12 };
    const response = { id: 'safety', definitionId: 'safety', submittedOn: '2026-02-28', ...accepted };
    const sources: DeadlineSources = {
      ...ofContractor({ responses: [response] }),
      engagements: [{ id: 'e1', clientId: CLIENT, contractorId: CONTRACTOR, state: 'approved' }],
      requirementSets: [buildRequirementSet({ questionnaire })],
    };
    expect(told(sources)).toEqual(['2027-02-28 Questionnaire to be answered again']);
  });
});

const day = fc.integer({ min: -40, max: 400 }).map((days) => addDays(TODAY, days));
const policies = fc.array(
  fc
    .record({ id: fc.constantFrom('a', 'b', 'c'), line: fc.constantFrom('gl', 'auto'), end: day })
    .map(({ id, line, end }) =>
      buildPolicy({ ...accepted, id, line: line as 'gl', expiration: end, effective: '2020-01-01' }),
    ),
  { maxLength: 6 },
);
const variances = fc.array(
  day.map((to) => buildVariance({ id: `v${to}`, to })),
  { maxLength: 6 },
);

describe('whatever the records', () => {
  it('the feed is sorted, within its span, without doubles, and blind to the order of the records', () => {
    fc.assert(
      fc.property(policies, variances, day, fc.integer({ min: 0, max: 200 }), (some, decided, from, days) => {
        const span = { from, to: addDays(from, days) };
        const unique = [...new Map(some.map((policy) => [policy.id, policy])).values()];
        const sources = { ...ofContractor({ policies: unique, oshaYears: [] }), variances: decided };
        const feed = deadlinesOf(sources, span);
        const dates = feed.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.every((date) => date >= span.from && date <= span.to)).toBe(true);
        expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length);
        const turned = {
          ...ofContractor({ policies: unique.toReversed(), oshaYears: [] }),
          variances: [...decided.toReversed(), ...decided],
        };
        expect(deadlinesOf(turned, span)).toEqual(feed);
      }),
    );
  });

  it('two spans that meet tell what the long one tells', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 0, max: 300 }), (some, days) => {
        const sources = ofContractor({ policies: some, oshaYears: [] });
        const middle = addDays(TODAY, days);
        const parts: readonly Deadline[] = [
          ...deadlinesOf(sources, { from: TODAY, to: middle }),
          ...deadlinesOf(sources, { from: addDays(middle, 1), to: YEAR.to }),
        ];
        expect(parts).toEqual(deadlinesOf(sources, YEAR));
      }),
    );
  });
});
