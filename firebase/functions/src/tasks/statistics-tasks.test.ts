import { repairTasks, tasksOfClient, tasksOfCompany } from '@vcms/server/tasks';
import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const YEAR = {
  contractorId: 'a',
  year: 2025,
  establishmentName: 'Acme Roofing',
  naics: '238160',
  ...{ employees: 210, hours: 412_000, G: 0, H: 1, I: 1, J: 2, K: 14, L: 5 },
  ...{ M1: 4, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 },
  noWork: false,
  exemption: 'none',
  citations: [],
  form300aDocId: 'form1',
  log300Redacted: false,
  source: 'form',
  ...{ trir: '1.94', dart: '0.97', ltir: '0.49', severity: '6.80' },
  state: 'submitted',
  version: 1,
  submittedOn: '2026-11-18',
};
const LETTER = {
  ...{ contractorId: 'a', reason: 'below_threshold', date: '2026-04-01', letterDocId: 'letter1' },
  ...{ state: 'submitted', version: 1, submittedOn: '2026-11-17' },
};

let world: World;
let events = 0;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  const own = ['oshaYears', 'emr', 'notRated', 'reviews'].map((name) => `companies/a/${name}`);
  for (const path of ['reviewTasks', 'engagements', 'notifications', ...own])
    await db.recursiveDelete(db.collection(path));
  await world.put('clients/x', { clientId: 'x', selfReview: false });
  await world.put('engagements/x_a', {
    ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
    ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
  });
});

/** Writes a record and tells its trigger, twice at once and once more. */
async function written(kind: string, id: string, fields: DocumentData): Promise<void> {
  const path = `companies/a/${kind}/${id}`;
  const before = await world.read(path);
  await world.put(path, { ...before, ...fields });
  events += 1;
  const eventId = `statistics-${events}`;
  const after = await world.read(path);
  const follow = () => onEvidenceWritten(world.trusted, { companyId: 'a', kind, id, eventId, before, after });
  await Promise.all([follow(), follow()]);
  await follow();
}

async function decided(scope: string, change: DocumentData): Promise<void> {
  const review = {
    ...{ contractorId: 'a', scope, subjectType: 'osha_year', subjectId: '2025', subjectVersion: 1 },
    ...{ findings: [], publicComment: '', decidedBy: 'service', minutesToDecision: 60 },
    decidedAt: new Date('2026-11-20T10:00:00Z'),
    ...change,
  };
  const reviewId = `r-${scope}-${String(review.subjectType)}-${review.subjectVersion}`;
  await world.put(`companies/a/reviews/${reviewId}`, review);
  await onReviewCreated(world.trusted, { companyId: 'a', reviewId, review });
}

const ids = async () => (await world.list('reviewTasks')).map(({ id }) => id).sort();
const stateOf = async (path: string) => (await world.read(`companies/a/${path}`))?.state;

describe('a safety record', () => {
  it('waits for the firm and for each client, with its numbers and those of the year before', async () => {
    await world.put('companies/a/oshaYears/2024', { ...YEAR, year: 2024, state: 'accepted', J: 0, M1: 2 });
    await written('oshaYears', '2025', YEAR);
    await written('notRated', 'n1', LETTER);

    expect(await ids()).toEqual([
      'firm_not_rated_a_n1',
      'firm_osha_year_a_2025',
      'x_not_rated_a_n1',
      'x_osha_year_a_2025',
    ]);
    expect(await world.read('reviewTasks/firm_osha_year_a_2025')).toMatchObject({
      contractorName: 'Acme Roofing',
      clients: ['Northfield'],
      submittedOn: '2026-11-18',
      osha: { year: 2025, hours: 412_000, J: 2, isExplained: false, before: { J: 0, hours: 412_000 } },
    });
    expect(await repairTasks(world.trusted, ['a'])).toBe(0);
  });

  it('names the years that clients look at and that were never submitted, until they are or do not count', async () => {
    const missing = async () => (await world.read('reviewTasks/firm_osha_year_a_2025'))?.osha.missing;
    await written('oshaYears', '2025', YEAR);
    expect(await missing()).toEqual([2023, 2024]);

    await written('oshaYears', '2023', { ...YEAR, year: 2023, state: 'accepted' });
    await written('oshaYears', '2024', { ...YEAR, year: 2024, state: 'draft', submittedOn: undefined });
    expect(await missing()).toEqual([2024]);
    await written('oshaYears', '2024', { ...YEAR, year: 2024, state: 'changes_requested' });
    expect(await missing()).toEqual([2024]);
    await written('oshaYears', '2024', { ...YEAR, year: 2024 });
    expect(await missing()).toBeUndefined();

    await written('oshaYears', '2024', { ...YEAR, year: 2024, state: 'withdrawn' });
    expect(await missing()).toEqual([2024]);
    const before = await world.read('companies/a');
    await world.put('companies/a', { ...before, operatingSince: '2025-02-01' });
    const after = await world.read('companies/a');
    await tasksOfCompany(world.trusted, 'a', { before, after });
    expect(await missing()).toBeUndefined();
    expect(await repairTasks(world.trusted, ['a'])).toBe(0);
    await world.put('companies/a', { ...before });
  });

  it("moves by the firm's decision, leaves the queue, and tells the contractor", async () => {
    await written('oshaYears', '2025', YEAR);
    await written('notRated', 'n1', LETTER);
    const comment = 'Hours: the form shows 421,000.';
    const findings = [{ key: 'hours', result: 'fail', comment }];
    await decided('firm', { decision: 'changes_requested', findings, publicComment: comment });
    await decided('firm', { decision: 'accepted', subjectType: 'not_rated', subjectId: 'n1' });

    expect(await stateOf('oshaYears/2025')).toBe('changes_requested');
    expect(await stateOf('notRated/n1')).toBe('accepted');
    expect(await ids()).toEqual([]);
    const told = await world.list('notifications');
    expect(told.map(({ title, body }) => `${title}: ${body}`)).toEqual(
      expect.arrayContaining([
        `Statistics returned: OSHA 2025: ${comment}`,
        'Statistics confirmed: EMR statement accepted by us.',
      ]),
    );
  });

  it('stays where it is after a decision of a client, and leaves the queue of that client alone', async () => {
    await written('oshaYears', '2025', YEAR);
    await decided('x', { decision: 'accepted' });

    expect(await stateOf('oshaYears/2025')).toBe('submitted');
    expect(await ids()).toEqual(['firm_osha_year_a_2025']);
  });

  it('that the firm accepted waits for a client that reviews for itself, while it counts', async () => {
    await written('oshaYears', '2025', { ...YEAR, state: 'accepted' });
    await written('oshaYears', '2021', { ...YEAR, year: 2021, state: 'accepted' });
    expect(await ids()).toEqual([]);
    const before = await world.read('clients/x');
    await world.put('clients/x', { clientId: 'x', selfReview: true });
    await tasksOfClient(world.trusted, 'x', { before, after: await world.read('clients/x') });

    expect(await ids()).toEqual(['x_osha_year_a_2025']);
    expect(await world.read('reviewTasks/x_osha_year_a_2025')).toMatchObject({ endsOn: '2029-03-03' });
  });

  it('that is damaged still reaches the queue, which tells of it', async () => {
    const { K: _lost, ...damaged } = YEAR;
    await written('oshaYears', '2025', damaged);
    await written('emr', 'e1', { ...LETTER, effective: 'soon' });

    expect(await ids()).toContain('firm_osha_year_a_2025');
    expect(await ids()).toContain('firm_emr_a_e1');
  });
});
