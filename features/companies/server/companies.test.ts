import { randomUUID } from 'node:crypto';
import { nameWords } from '@vcms/domain';
import { checkedRequest, requireCaller } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCompany, setPlan } from './lifecycle.ts';
import { onCompanyWritten } from './on-company-written.ts';
import { createCompany, updateCompany } from './write-company.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const COMPANY = {
  name: 'Harbor Steel',
  address1: '1 Quay',
  city: 'Peoria',
  state: 'IL',
  Zip: '61602',
  phone: '+13095550111',
  naicsOther: [],
  trades: ['steel'],
  timezone: 'America/Chicago',
};
const SECRET = { ein: '001112223', ownerName: 'Hana Lund', taxClass: 'corporation' };

function create(more: object = {}, companyId: string = randomUUID()) {
  const request = { companyId, kind: 'contractor', plan: 'full', company: COMPANY, ...more };
  return createCompany(world.trusted, world.callers.admin, checkedRequest('companyCreate', request));
}

const auditOf = async (entityId: string) =>
  (await world.list('audit')).filter((line) => line.entityId === entityId).map(({ action }) => action);

describe('a company', () => {
  it('is made once for one click, with an EIN that nobody else has', async () => {
    const id = randomUUID();

    await Promise.all([1, 2].map(() => create({ private: SECRET }, id)));

    expect(await world.read(`companies/${id}`)).toMatchObject({
      name: 'Harbor Steel',
      status: 'active',
      plan: 'full',
    });
    expect(await world.read(`companies/${id}/private/main`)).toMatchObject({ ein: '001112223' });
    expect(await auditOf(id)).toEqual(['company.create']);
    await expect(create({ private: SECRET })).rejects.toMatchObject({
      reason: 'taken',
      message: 'EIN already belongs to Harbor Steel.',
    });
  });

  it.each([
    [{ kind: 'firm', plan: undefined }, 'taken'],
    [{ plan: 'reduced' }, 'invalid'],
    [{ company: { ...COMPANY, trades: [] } }, 'invalid'],
  ])('with %j is refused as %s', async (more, reason) => {
    await expect(create(more)).rejects.toMatchObject({ reason });
  });

  it('of two who edit it at the same time takes one, and tells the other', async () => {
    const { companyId } = await create();
    const seenAt = (await world.read(`companies/${companyId}`))?.updatedAt.toMillis();
    const edit = (name: string) =>
      updateCompany(
        world.trusted,
        world.callers.admin,
        checkedRequest('companyUpdate', { companyId, seenAt, company: { ...COMPANY, name } }),
      );

    const settled = await Promise.allSettled([edit('First Steel'), edit('Second Steel')]);

    const lost = settled.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ reason: { reason: 'conflict' } });
  });

  it('is suspended and reinstated with a reason, archived only without open engagements', async () => {
    const { companyId } = await create();
    const { trusted, callers } = world;
    const reason = 'Their cover has ended for good.';

    await expect(
      moveCompany(trusted, callers.client, { companyId, reason }, 'suspend'),
    ).rejects.toMatchObject({ reason: 'not-allowed' });
    await Promise.all(
      [1, 2].map(() => moveCompany(trusted, callers.service, { companyId, reason }, 'suspend')),
    );
    await moveCompany(trusted, callers.service, { companyId, reason }, 'reinstate');
    await world.put(`engagements/x_${companyId}`, {
      clientId: 'x',
      contractorId: companyId,
      state: 'invited',
    });
    await expect(moveCompany(trusted, callers.admin, { companyId }, 'archive')).rejects.toMatchObject({
      reason: 'open-engagements',
    });
    await trusted.db.doc(`engagements/x_${companyId}`).update({ state: 'ended' });
    await moveCompany(trusted, callers.admin, { companyId }, 'archive');

    expect((await auditOf(companyId)).sort()).toEqual([
      'company.archive',
      'company.create',
      'company.reinstate',
      'company.suspend',
    ]);
  });

  it('that is suspended shuts its people out at once and fails for its clients, until it is reinstated', async () => {
    const { companyId } = await create({ company: { ...COMPANY, name: 'Shut Steel' } });
    const { trusted, callers } = world;
    await world.addPerson('shut', '5005', companyId);
    await world.addPerson('gone', '5005', companyId, 'disabled');
    const pair = { clientId: 'x', contractorId: companyId, clientName: 'x', contractorName: 'Shut Steel' };
    await world.put(`engagements/x_${companyId}`, { ...pair, state: 'approved' });
    const reason = 'Their cover has ended for good.';
    const account = async (uid: string) => {
      const { customClaims, disabled } = await trusted.auth.getUser(uid);
      return { active: customClaims?.active, closed: customClaims?.companyClosed, disabled };
    };
    async function move(action: 'suspend' | 'reinstate'): Promise<void> {
      const before = await world.read(`companies/${companyId}`);
      await moveCompany(trusted, callers.service, { companyId, reason }, action);
      const after = await world.read(`companies/${companyId}`);
      const [told] = [{ companyId, eventId: `shut-${action}`, before, after }];
      await onCompanyWritten(trusted, told);
      await onCompanyWritten(trusted, told);
    }

    await move('suspend');

    expect(await account('shut')).toEqual({ active: false, closed: true, disabled: false });
    expect(await account('gone')).toMatchObject({ active: false, closed: undefined });
    expect(await world.read('endedSessions/shut')).toMatchObject({ open: false });
    // By its record an open tab learns of it, as of any end of its session.
    expect(await world.read('users/shut')).toHaveProperty('sessionsEndedAt');
    expect(await world.read('users/gone')).not.toHaveProperty('sessionsEndedAt');
    await expect(
      requireCaller(trusted, { uid: 'shut', claims: { role: '5005', companyId, active: false } }),
    ).rejects.toMatchObject({ reason: 'not-allowed' });
    // Nor with the token of before, which says nothing of it.
    const before = { role: '5005', companyId, active: true, auth_time: 0 };
    await expect(requireCaller(trusted, { uid: 'shut', claims: before })).rejects.toMatchObject({
      reason: 'not-signed-in',
    });
    expect((await world.read(`snapshots/x_${companyId}`))?.result).toMatchObject({
      overall: 'non_compliant',
      workEligible: false,
      siteAccess: false,
      items: [{ key: 'company', reasons: ['company_suspended'], actor: 'firm' }],
    });
    expect(await world.read(`engagements/x_${companyId}`)).toMatchObject({ state: 'approved' });

    await move('reinstate');

    expect(await account('shut')).toEqual({ active: true, closed: undefined, disabled: false });
    expect((await world.read(`snapshots/x_${companyId}`))?.result).toMatchObject({ items: [] });
  });

  it('on another plan takes the roles of its people with it', async () => {
    await world.addPerson('planned', '5003', 'x');

    const { usersChanged } = await setPlan(world.trusted, world.callers.admin, {
      companyId: 'x',
      plan: 'reduced',
    });

    expect(usersChanged).toBe(2);
    expect((await world.trusted.auth.getUser('planned')).customClaims).toMatchObject({ role: '5004' });
    await setPlan(world.trusted, world.callers.admin, { companyId: 'x', plan: 'full' });
    expect((await world.trusted.auth.getUser('planned')).customClaims).toMatchObject({ role: '5003' });
  });

  it('that gets another name changes it wherever it is copied, whatever order the events come in', async () => {
    await world.put('engagements/x_a', {
      clientId: 'x',
      contractorId: 'a',
      clientName: 'Northfield',
      contractorName: 'Acme Roofing',
      state: 'approved',
    });
    const before = await world.read('companies/a');
    await world.trusted.db.doc('companies/a').update({ name: 'Acme Roofs', city: 'Pekin' });
    const after = await world.read('companies/a');

    await onCompanyWritten(world.trusted, { companyId: 'a', eventId: 'late', before, after });
    await onCompanyWritten(world.trusted, { companyId: 'a', eventId: 'early', before: after, after: before });

    expect(await world.read('users/contractor')).toMatchObject({ companyName: 'Acme Roofs' });
    expect(await world.read('engagements/x_a')).toMatchObject({
      contractorName: 'Acme Roofs',
      nameWords: nameWords('Acme Roofs'),
      contractorCity: 'Pekin',
    });
    expect(await world.read('companies/a')).toMatchObject({ nameWords: nameWords('Acme Roofs') });
  });
});
