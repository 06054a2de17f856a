import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEngagement } from '../engagements/follow-engagement.ts';
import { followEvidence } from '../snapshots/follow-input.ts';
import { failingAfter } from '../test-support/failing-after.ts';
import { startWorld, type World } from '../test-support/world.ts';
import type { Trusted } from '../trusted/context.ts';
import { mergeCompanies } from './merge-companies.ts';
import { COMPANY_MERGES } from './merge-record.ts';
import { finishMerges } from './run-merge.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const RECORD = { status: 'active', Zip: '61602', address1: '1 Quay', city: 'Pekin', trades: ['steel'] };

/** Two records of one contractor with everything that can name them. */
async function twins(): Promise<{ source: string; target: string }> {
  const [source, target] = [`s${randomUUID()}`, `t${randomUUID()}`];
  const put = (path: string, data: object) => world.put(path, data as Record<string, unknown>);
  await put(`companies/${source}`, {
    ...RECORD,
    kind: 'contractor',
    plan: 'full',
    name: 'Harbor Steel, Inc.',
  });
  await put(`companies/${target}`, { ...RECORD, kind: 'contractor', plan: 'full', name: 'HARBOR STEEL' });
  await put(`companies/${source}/private/main`, { ein: '001112223' });
  await world.addPerson(`u-${source}`, '5005', source);
  await put(`invitations/i-${source}`, {
    companyId: source,
    inviterCompanyId: source,
    role: '5005',
    state: 'sent',
  });
  await put(`brokerRequests/b-${source}`, { contractorId: source, state: 'sent' });
  const own = { contractorId: source, state: 'accepted', version: 1 };
  await put(`companies/${source}/policies/p9`, { ...own, line: 'gl' });
  await put(`companies/${source}/policies/p9/holders/y`, { clientId: 'y', policyId: 'p9' });
  await put(`companies/${source}/policies/p9/policyVersions/1`, { contractorId: source, policyId: 'p9' });
  await put(`companies/${source}/oshaYears/2024`, { ...own, year: 2024, hours: 100 });
  await put(`companies/${source}/oshaYears/2025`, { ...own, year: 2025, hours: 200 });
  await put(`companies/${target}/oshaYears/2024`, { ...own, contractorId: target, year: 2024, hours: 300 });
  await put(`companies/${target}/oshaYears/2025`, {
    contractorId: target,
    state: 'draft',
    year: 2025,
    hours: 400,
  });
  await put(`companies/${source}/documents/d1`, {
    ...own,
    storagePath: `companies/${source}/docs/d1/1/a.pdf`,
  });
  await put(`companies/${source}/staff/m1`, { contractorId: source, firstName: 'Mia' });
  await put(`companies/${source}/staff/m1/staffDocuments/sd1`, { ...own, staffId: 'm1' });
  await put(`staffAssignments/y_m1-${source}`, { clientId: 'y', contractorId: source, staffId: 'm1' });
  const pair = { clientId: 'x', contractorId: source };
  for (const name of ['variances', 'notes', 'requirementOverrides'])
    await put(`${name}/n-${source}`, { ...pair, body: 'About them' });
  await put(`calendarEvents/e-${source}`, { ...pair, engagementId: `x_${source}`, ownerCompanyId: source });
  await put(`announcements/an-${source}/recipients/${source}`, { contractorId: source, clientId: 'x' });
  const connection = { clientName: 'Northfield', contractorName: 'Harbor Steel, Inc.', riskLevel: 'low' };
  const work = { workTypes: ['steel'], sites: ['North'] };
  await put(`engagements/x_${source}`, { ...pair, ...connection, ...work, state: 'approved' });
  await put(`engagements/x_${target}`, {
    ...pair,
    ...connection,
    contractorId: target,
    state: 'invited',
    workTypes: ['welding'],
    sites: [],
    riskLevel: 'high',
  });
  await put(`engagements/y_${source}`, {
    ...pair,
    ...connection,
    ...work,
    clientId: 'y',
    state: 'submitted',
  });
  return { source, target };
}

function merge(ids: { source: string; target: string }, preview = false, trusted: Trusted = world.trusted) {
  const request = { sourceId: ids.source, targetId: ids.target, preview };
  return mergeCompanies(trusted, world.callers.admin, request);
}

/** Everything that a merge leaves, with the two ids as words, so that two merges can be compared. */
async function outcome({ source, target }: { source: string; target: string }): Promise<unknown> {
  const words = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value ?? null)
        .replaceAll(source, 'SOURCE')
        .replaceAll(target, 'TARGET'),
    );
  const paths = [
    `companies/${source}`,
    `users/u-${source}`,
    `invitations/i-${source}`,
    `brokerRequests/b-${source}`,
    `companies/${target}/private/main`,
    `companies/${target}/policies/p9`,
    `companies/${target}/policies/p9/holders/y`,
    `companies/${target}/oshaYears/2024`,
    `companies/${target}/oshaYears/2025`,
    `companies/${target}/documents/d1`,
    `companies/${target}/staff/m1/staffDocuments/sd1`,
    `companies/${source}/policies/p9`,
    `staffAssignments/y_m1-${source}`,
    ...['variances', 'notes', 'requirementOverrides'].map((name) => `${name}/n-${source}`),
    `calendarEvents/e-${source}`,
    `announcements/an-${source}/recipients/${target}`,
    `announcements/an-${source}/recipients/${source}`,
    ...['x', 'y'].flatMap((client) => [`engagements/${client}_${source}`, `engagements/${client}_${target}`]),
  ];
  const found = await Promise.all(
    paths.map(async (path) => [words(path), plainOf(words(await world.read(path)))]),
  );
  const lines = (await world.list('audit')).filter((line) => JSON.stringify(line).includes(target));
  const claims = (await world.trusted.auth.getUser(`u-${source}`)).customClaims;
  return { found, claims: words(claims), audit: lines.map(({ id, action }) => [words(id), action]).sort() };
}

/** Without times, and without what evaluating a pair writes back. */
function plainOf(data: Record<string, unknown> | null): unknown {
  const gone = [
    'createdAt',
    'updatedAt',
    'mergedAt',
    'evaluatedAt',
    'overall',
    'readinessPct',
    'nextChangeOn',
  ];
  return data && Object.fromEntries(Object.entries(data).filter(([name]) => !gone.includes(name)));
}

describe('merging two records of one contractor', () => {
  it('shows first what moves and which of two records stays, and changes nothing by that', async () => {
    const ids = await twins();

    const shown = await merge(ids, true);

    expect(shown).toEqual({
      match: 'name',
      moves: { users: 1, invitations: 1, engagements: 2, records: 8, files: 1, relations: 5 },
      duplicates: [
        {
          title: 'Connection with Northfield',
          sourceState: 'Approved',
          targetState: 'Invited',
          keeps: 'source',
        },
        { title: 'OSHA 2024', sourceState: 'Accepted', targetState: 'Accepted', keeps: 'target' },
        { title: 'OSHA 2025', sourceState: 'Accepted', targetState: 'Draft', keeps: 'source' },
      ],
      conflicts: [],
      done: false,
    });
    expect(await world.read(`companies/${ids.target}/policies/p9`)).toBeUndefined();
    expect(await world.read(`${COMPANY_MERGES}/${ids.source}`)).toBeUndefined();
  });

  it('moves everything that names the source, and points from it to the target', async () => {
    const ids = await twins();
    const { source, target } = ids;
    const bytes = Buffer.from('SAMPLE');
    await world.saveFile(`companies/${source}/docs/d1/1/a.pdf`, bytes);

    expect(await merge(ids)).toMatchObject({ done: true });

    const at = (path: string) => world.read(path);
    expect(await at(`companies/${source}`)).toMatchObject({ status: 'archived', mergedInto: target });
    expect(await at(`users/u-${source}`)).toMatchObject({ companyId: target, companyName: 'HARBOR STEEL' });
    expect((await world.trusted.auth.getUser(`u-${source}`)).customClaims).toMatchObject({
      companyId: target,
    });
    expect(await at(`endedSessions/u-${source}`)).toMatchObject({ open: false });
    expect(await at(`invitations/i-${source}`)).toMatchObject({
      companyId: target,
      inviterCompanyId: target,
    });
    expect(await at(`brokerRequests/b-${source}`)).toMatchObject({
      contractorId: target,
      contractorName: 'HARBOR STEEL',
    });
    expect(await at(`companies/${target}/policies/p9/holders/y`)).toMatchObject({ clientId: 'y' });
    expect(await at(`companies/${target}/policies/p9/policyVersions/1`)).toMatchObject({
      contractorId: target,
    });
    expect(await at(`companies/${target}/oshaYears/2024`)).toMatchObject({ hours: 300 });
    expect(await at(`companies/${target}/oshaYears/2025`)).toMatchObject({
      hours: 200,
      contractorId: target,
    });
    const storagePath = `companies/${target}/docs/d1/1/a.pdf`;
    expect(await at(`companies/${target}/documents/d1`)).toMatchObject({ storagePath });
    expect(await world.trusted.files.read(storagePath)).toEqual(bytes);
    for (const name of ['variances', 'notes', 'requirementOverrides', 'calendarEvents'])
      expect((await at(`${name}/${name === 'calendarEvents' ? 'e' : 'n'}-${source}`))?.contractorId).toBe(
        target,
      );
    expect(await at(`calendarEvents/e-${source}`)).toMatchObject({ engagementId: `x_${target}` });
    expect(await at(`announcements/an-${source}/recipients/${target}`)).toMatchObject({
      contractorId: target,
    });
    expect(await at(`engagements/y_${target}`)).toMatchObject({
      state: 'submitted',
      contractorName: 'HARBOR STEEL',
    });
    expect(await at(`engagements/x_${source}`)).toBeUndefined();
    expect(await at(`engagements/x_${target}`)).toMatchObject({
      state: 'approved',
      workTypes: ['steel', 'welding'],
      riskLevel: 'high',
    });
    const replaced = (await world.list('audit')).find(
      ({ action, contractorId }) => action === 'company.merge_replaced' && contractorId === target,
    );
    expect(replaced).toMatchObject({ entityType: 'oshaYears', before: { hours: 400 } });
  });

  it('is the same when it was stopped after any of its writes and asked for again', async () => {
    const whole = await twins();
    await merge(whole);
    const expected = await outcome(whole);

    let points = 0;
    for (let writes = 0; ; writes += 2) {
      const ids = await twins();
      const stopped = await merge(ids, false, failingAfter(world.trusted, writes)).then(
        () => false,
        () => true,
      );
      expect(await merge(ids)).toMatchObject({ done: true });
      expect(await outcome(ids), `stopped after ${writes} writes`).toEqual(expected);
      points += 1;
      if (!stopped) break;
    }
    expect(points).toBeGreaterThan(10);
  }, 180_000);

  it('happens once although it is asked for twice at a time and again later', async () => {
    const ids = await twins();

    await Promise.all([merge(ids), merge(ids)]);
    const once = await outcome(ids);
    const again = await merge(ids);

    expect(again).toMatchObject({ done: true, moves: { users: 1, engagements: 2 } });
    expect(await outcome(ids)).toEqual(once);
    const lines = (await world.list('audit')).filter((line) => line.action === 'company.merge');
    expect(lines.filter(({ entityId }) => entityId === ids.source)).toHaveLength(1);
  });

  it('that was left in the middle is finished in the night', async () => {
    const ids = await twins();
    await expect(merge(ids, false, failingAfter(world.trusted, 5))).rejects.toThrow('stopped');
    await world.trusted.db
      .doc(`${COMPANY_MERGES}/${ids.source}`)
      .update({ updatedAt: new Date('2026-11-20T01:00:00Z') });

    expect(await finishMerges(world.trusted)).toBe(1);

    expect(await world.read(`companies/${ids.source}`)).toMatchObject({ mergedInto: ids.target });
    expect(await finishMerges(world.trusted)).toBe(0);
  });

  it('tells nobody again of what was handed in, asked or approved before', async () => {
    const before = (await world.list('notifications')).length;
    const moved = { state: 'submitted', version: 1, mergedFrom: 's', clientId: 'x', contractorId: 'a' };
    const fresh = { before: undefined, after: moved, eventId: 'e-merge' };

    await followEvidence(world.trusted, { ...fresh, companyId: 'a', kind: 'policies', id: 'p1' });
    await followEngagement(world.trusted, { ...fresh, id: 'x_a' });

    expect((await world.list('notifications')).length).toBe(before);
  });
});

describe('merging two records of one client', () => {
  it('takes connections, own reviews, folders and demands along, unless the target has demands', async () => {
    const [source, target] = [`s${randomUUID()}`, `t${randomUUID()}`];
    for (const [id, name] of [
      [source, 'Lake Foods LLC'],
      [target, 'Lake Foods'],
    ])
      await world.put(`companies/${id}`, { ...RECORD, kind: 'client', plan: 'full', name });
    await world.put(`clients/${source}/requirementSets/1`, { clientId: source, n: 1, status: 'published' });
    await world.put(`clients/${source}/staffDocTypes/osha10`, { clientId: source, name: 'OSHA 10' });
    await world.put(`engagements/${source}_a`, {
      clientId: source,
      contractorId: 'a',
      clientName: 'Lake Foods LLC',
      contractorName: 'Acme Roofing',
      state: 'approved',
    });
    await world.put('companies/a/reviews/r1', { scope: source, decision: 'accepted' });
    await world.put('companies/a/policies/p1', { line: 'gl', state: 'accepted' });
    await world.put(`companies/a/policies/p1/holders/${source}`, { clientId: source, policyId: 'p1' });
    await world.put('companies/a/documents/d5', { visibility: `client:${source}` });
    await world.put(`staffAssignments/${source}_m5`, { clientId: source, staffId: 'm5', contractorId: 'a' });
    await world.put('questionnaires/q5', { owner: source, title: 'Supplement' });

    expect(await merge({ source, target })).toMatchObject({ done: true, match: 'name' });

    const at = (path: string) => world.read(path);
    expect(await at(`engagements/${target}_a`)).toMatchObject({ clientId: target, clientName: 'Lake Foods' });
    expect(await at(`clients/${target}/requirementSets/1`)).toMatchObject({ clientId: target });
    expect(await at(`clients/${target}/staffDocTypes/osha10`)).toMatchObject({ clientId: target });
    expect(await at('companies/a/reviews/r1')).toMatchObject({ scope: target });
    expect(await at(`companies/a/policies/p1/holders/${target}`)).toMatchObject({ clientId: target });
    expect(await at(`companies/a/policies/p1/holders/${source}`)).toBeUndefined();
    expect(await at('companies/a/documents/d5')).toMatchObject({ visibility: `client:${target}` });
    expect(await at(`staffAssignments/${target}_m5`)).toMatchObject({ clientId: target });
    expect(await at('questionnaires/q5')).toMatchObject({ owner: target });
  });
});

describe('a merge is refused', () => {
  it('of companies that share neither an EIN nor a name and Zip, with the sentence that says so', async () => {
    const { source } = await twins();

    const answer = await merge({ source, target: 'a' });

    expect(answer).toMatchObject({ match: 'none', done: false });
    expect(answer.conflicts[0]).toContain('neither an EIN nor a name and Zip');
    expect(await world.read(`companies/${source}`)).toMatchObject({ status: 'active' });
  });

  it('to customer service, of different kinds, into itself, and while another one is not finished', async () => {
    const ids = await twins();
    const asked = (sourceId: string, targetId: string, caller = world.callers.admin) =>
      mergeCompanies(world.trusted, caller, { sourceId, targetId, preview: true });

    await expect(asked(ids.source, ids.target, world.callers.service)).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    await expect(asked('x', 'a')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(asked('a', 'a')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(merge(ids, false, failingAfter(world.trusted, 4))).rejects.toThrow('stopped');
    await expect(asked(ids.source, 'a')).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(asked(ids.target, 'a')).rejects.toMatchObject({ reason: 'wrong-state' });
  });
});
