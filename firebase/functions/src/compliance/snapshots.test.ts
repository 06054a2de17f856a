import { onRequirementSetWritten } from '@vcms/compliance/server';
import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  POLICY,
  startWorld,
  thrice,
  type World,
} from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { runNightly } from '../nightly/run-nightly.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

let world: World;

/** Asks for general liability with 1,000,000 each occurrence and nothing else. */
const REQUIREMENTS = {
  ...NOTHING_ASKED,
  insurance: {
    gl: { required: true, limits: { gl_each_occurrence: 1_000_000 }, endorsements: [], warnDays: 30 },
  },
};

beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

const snapshot = async () => (await world.read('snapshots/x_a'))?.result;
const titlesFor = async (uid: string) =>
  (await world.list('notifications')).filter(({ toId }) => toId === uid).map(({ title }) => title);

describe('a snapshot', () => {
  it('follows a published requirement; the contractor is told once, and rules get the policy', async () => {
    await world.put('clients/x/requirementSets/1', REQUIREMENTS);
    const after = { ...REQUIREMENTS, updatedBy: 'client' };

    await thrice(() =>
      onRequirementSetWritten(world.trusted, {
        clientId: 'x',
        n: '1',
        eventId: 'r1',
        before: undefined,
        after,
      }),
    );

    expect(await snapshot()).toMatchObject({ overall: 'non_compliant', asOf: '2026-11-20' });
    expect(await world.read('clients/x')).toMatchObject({ graceDays: 7, fourEyes: false });
    const lines = (await world.list('audit')).filter(({ action }) => action === 'requirement.publish');
    expect(lines).toHaveLength(1);
  });

  it('follows evidence that is submitted: reviewers are told once, a draft changes nothing', async () => {
    await world.put('companies/a/policies/p1', { ...POLICY, state: 'draft' });
    const draft = {
      companyId: 'a',
      kind: 'policies',
      id: 'p1',
      eventId: 'e0',
      before: undefined,
      after: { state: 'draft' },
    };
    await onEvidenceWritten(world.trusted, draft);
    expect((await snapshot()).overall).toBe('non_compliant');

    await world.put('companies/a/policies/p1', POLICY);
    const event = { ...draft, eventId: 'e1', before: { state: 'draft' }, after: POLICY };
    await thrice(() => onEvidenceWritten(world.trusted, event));

    expect((await snapshot()).overall).toBe('pending_review');
    expect(await titlesFor('service')).toEqual(['Document received']);
  });

  it('follows the firm’s review, which moves the evidence once; one of an older version moves nothing', async () => {
    const review = {
      subjectType: 'policy',
      subjectId: 'p1',
      subjectVersion: 1,
      scope: 'firm',
      decision: 'accepted',
      findings: [],
      publicComment: '',
      decidedBy: 'service',
      decidedAt: new Date('2026-11-20T10:00:00Z'),
      minutesToDecision: 60,
    };
    await world.put('companies/a/reviews/r1', review);
    const old = { ...review, subjectVersion: 9, decision: 'rejected', publicComment: 'Wrong holder on it.' };

    await thrice(() => onReviewCreated(world.trusted, { companyId: 'a', reviewId: 'r1', review }));
    await onReviewCreated(world.trusted, { companyId: 'a', reviewId: 'r0', review: old });
    await onEvidenceWritten(world.trusted, {
      ...{ companyId: 'a', kind: 'policies', id: 'p1', eventId: 'e2' },
      before: POLICY,
      after: { ...POLICY, state: 'accepted' },
    });

    expect(await world.read('companies/a/policies/p1')).toMatchObject({ state: 'accepted' });
    expect((await snapshot()).overall).toBe('compliant');
    expect(await world.read('snapshots/x_a')).toMatchObject({
      forecastDates: ['2026-12-16', '2027-01-15'],
      outlook: [
        {
          date: '2026-12-16',
          overall: 'expiring',
          changes: [{ key: 'insurance.gl.coverage', status: 'expiring' }],
        },
        { date: '2027-01-15', overall: 'non_compliant' },
      ],
    });
    expect(await world.read('engagements/x_a')).toMatchObject({ overall: 'compliant', readinessPct: 100 });
    const titles = await titlesFor('contractor');
    expect(titles.filter((title) => title === 'Accepted')).toHaveLength(1);
    expect(titles.filter((title) => title === 'Status changed').length).toBeGreaterThan(0);
  });

  it('of a client’s own review leaves the evidence where it is', async () => {
    const review = {
      subjectType: 'policy',
      subjectId: 'p1',
      subjectVersion: 1,
      scope: 'x',
      decision: 'rejected',
      publicComment: 'Not for our site.',
      findings: [],
      decidedBy: 'client',
    };

    await onReviewCreated(world.trusted, { companyId: 'a', reviewId: 'r2', review });

    expect(await world.read('companies/a/policies/p1')).toMatchObject({ state: 'accepted' });
    expect(await titlesFor('contractor')).toContain('Correction needed');
  });
});

describe('a night', () => {
  it('makes new snapshots, reminds of what ends in 30 days, once however often it runs', async () => {
    world.setNow('2026-12-16T06:05:00Z');

    const report = await runNightly(world.trusted, { purge: true });
    const before = (await world.list('notifications')).length;
    // The same night again, two at a time, and another one of the same day.
    await Promise.all([1, 2].map(() => runNightly(world.trusted, { purge: true })));
    world.setNow('2026-12-16T07:05:00Z');
    await Promise.all([1, 2].map(() => runNightly(world.trusted, { purge: true })));

    expect(report.snapshots).toBe(1);
    expect((await snapshot()).overall).toBe('expiring');
    expect(await titlesFor('contractor')).toContain('Expires in 30 days');
    expect(await titlesFor('client')).not.toContain('Expires in 30 days');
    expect(await world.list('notifications')).toHaveLength(before);
  });

  it('tells of the end itself, the client as well, and asks for last year’s log', async () => {
    world.setNow('2027-01-15T06:05:00Z');
    await runNightly(world.trusted, { purge: false });
    expect((await snapshot()).overall).toBe('non_compliant');
    expect(await titlesFor('client')).toContain('Expired');

    world.setNow('2027-02-01T06:05:00Z');
    await runNightly(world.trusted, { purge: false });
    expect(await titlesFor('contractor')).toContain("Last year's log is due 2 March");
  });
});
