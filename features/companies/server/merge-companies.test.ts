import { randomUUID } from 'node:crypto';
import { failingAfter, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCompanies } from './merge-companies.ts';
import { COMPANY_MERGES } from './merge-record.ts';
import { MERGE_REASON, merge, RECORD, twins } from './test-support/merge-twins.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('merging two records of one contractor', () => {
  it('shows first what moves and which of two records stays, and changes nothing by that', async () => {
    const ids = await twins(world);

    const shown = await merge(world, ids, true);

    expect(shown).toEqual({
      match: 'name',
      moves: { users: 1, invitations: 1, engagements: 2, records: 10, files: 1, relations: 6 },
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
    const ids = await twins(world);
    const { source, target } = ids;
    const bytes = Buffer.from('SAMPLE');
    await world.saveFile(`companies/${source}/docs/d1/1/a.pdf`, bytes);

    expect(await merge(world, ids)).toMatchObject({ done: true });

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
    const submittedHours = async (year: number) =>
      (await at(`companies/${target}/oshaYears/${year}/oshaYearVersions/1`))?.hours;
    expect([await submittedHours(2024), await submittedHours(2025)]).toEqual([2, 1]);
    const storagePath = `companies/${target}/docs/d1/1/a.pdf`;
    expect(await at(`companies/${target}/documents/d1`)).toMatchObject({ storagePath });
    expect(await world.trusted.files.read(storagePath)).toEqual(bytes);
    for (const name of ['variances', 'notes', 'requirementOverrides', 'documentRequests', 'calendarEvents'])
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
    const merged = (await world.list('audit')).find(({ id }) => id === `merge-${source}`);
    expect(merged).toMatchObject({ reason: MERGE_REASON });
    const replaced = (await world.list('audit')).find(
      ({ action, contractorId }) => action === 'company.merge_replaced' && contractorId === target,
    );
    expect(replaced).toMatchObject({ entityType: 'oshaYears', before: { hours: 400 } });
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

    expect(await merge(world, { source, target })).toMatchObject({ done: true, match: 'name' });

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
    const { source } = await twins(world);

    const answer = await merge(world, { source, target: 'a' });

    expect(answer).toMatchObject({ match: 'none', done: false });
    expect(answer.conflicts[0]).toContain('neither an EIN nor a name and Zip');
    expect(await world.read(`companies/${source}`)).toMatchObject({ status: 'active' });
  });

  it('of companies with one EIN that one of them entered itself, until the firm has confirmed it', async () => {
    const [source, target] = [`s${randomUUID()}`, `t${randomUUID()}`];
    await world.put(`companies/${source}`, {
      ...RECORD,
      kind: 'contractor',
      plan: 'full',
      name: 'Oak Masonry',
    });
    await world.put(`companies/${target}`, {
      ...RECORD,
      kind: 'contractor',
      plan: 'full',
      name: 'Elm Paving',
    });
    const secret = { ein: '007654321', ownerName: 'Ira Vale', taxClass: 'LLC' };
    await world.put(`companies/${source}/private/main`, { ...secret, einConfirmed: true });
    await world.put(`companies/${target}/private/main`, secret);

    const answer = await merge(world, { source, target }, true);

    expect(answer).toMatchObject({ match: 'none' });
    expect(answer.conflicts[0]).toContain('Elm Paving entered itself');
    await world.put(`companies/${target}/private/main`, { ...secret, einConfirmed: true });
    expect(await merge(world, { source, target }, true)).toMatchObject({ match: 'ein', conflicts: [] });
  });

  it('without a reason', async () => {
    const ids = await twins(world);

    await expect(merge(world, ids, false, world.trusted, '')).rejects.toMatchObject({
      reason: 'reason-needed',
    });
    expect(await world.read(`companies/${ids.source}`)).toMatchObject({ status: 'active' });
  });

  it('to customer service, of different kinds, into itself, and while another one is not finished', async () => {
    const ids = await twins(world);
    const asked = (sourceId: string, targetId: string, caller = world.callers.admin) =>
      mergeCompanies(world.trusted, caller, { sourceId, targetId, preview: true });

    await expect(asked(ids.source, ids.target, world.callers.service)).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    await expect(asked('x', 'a')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(asked('a', 'a')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(merge(world, ids, false, failingAfter(world.trusted, 4))).rejects.toThrow('stopped');
    await expect(asked(ids.source, 'a')).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(asked(ids.target, 'a')).rejects.toMatchObject({ reason: 'wrong-state' });
  });
});
