import { onCompanyWritten, updateCompany } from '@vcms/companies/server';
import { onEngagementWritten } from '@vcms/engagements/server';
import { repairCounts } from '@vcms/server/companies';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { onUserWritten } from '@vcms/users/server';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const repair = async () =>
  repairCounts(
    world.trusted,
    (await world.list('companies')).map(({ id }) => id),
  );
beforeEach(repair);

const PAIR = {
  clientId: 'x',
  clientName: 'Northfield',
  contractorName: 'Acme Roofing',
  workTypes: ['roofing'],
  riskLevel: 'medium',
  sites: [],
};

const countsOf = async (id: string) => (await world.read(`companies/${id}`))?.counts;

/** Writes a document and lets the server follow, twice at once and once more, as events may come. */
async function change(
  path: string,
  write: () => Promise<unknown>,
  follow: (change: { eventId: string; before?: DocumentData; after?: DocumentData }) => Promise<void>,
): Promise<void> {
  const before = await world.read(path);
  await write();
  const after = await world.read(path);
  const event = { eventId: `${path}-${Math.random()}`, ...(before && { before }), ...(after && { after }) };
  await Promise.all([follow(event), follow(event)]);
  await follow(event);
}

function engagement(contractorId: string, state: string): Promise<void> {
  const id = `x_${contractorId}`;
  return change(
    `engagements/${id}`,
    () => world.put(`engagements/${id}`, { ...PAIR, contractorId, state }),
    ({ eventId, before, after }) => onEngagementWritten(world.trusted, { id, eventId, before, after }),
  );
}

describe('the counts of a company', () => {
  it('follow people who come, move and go', async () => {
    const path = 'users/counted';
    const follow = ({
      eventId,
      before,
      after,
    }: {
      eventId: string;
      before?: DocumentData;
      after?: DocumentData;
    }) => onUserWritten(world.trusted, { uid: 'counted', eventId, before, after });
    await change(path, () => world.addPerson('counted', '5005', 'a'), follow);
    expect(await countsOf('a')).toEqual({ users: 2, active: 2, engagements: 0 });

    await change(path, () => world.trusted.db.doc(path).update({ status: 'disabled' }), follow);
    expect(await countsOf('a')).toEqual({ users: 2, active: 1, engagements: 0 });

    await change(path, () => world.trusted.db.doc(path).update({ companyId: 'x', role: '5003' }), follow);
    expect(await countsOf('a')).toEqual({ users: 1, active: 1, engagements: 0 });
    expect(await countsOf('x')).toMatchObject({ users: 2 });

    await change(path, () => world.trusted.db.doc(path).delete(), follow);
    expect(await countsOf('x')).toMatchObject({ users: 1 });
  });

  it('hold engagements while they are open, on both sides', async () => {
    await engagement('a', 'invited');
    expect([await countsOf('x'), await countsOf('a')]).toMatchObject([
      { engagements: 1 },
      { engagements: 1 },
    ]);

    await engagement('a', 'approved');
    expect(await countsOf('a')).toMatchObject({ engagements: 1 });

    await engagement('a', 'ended');
    expect([await countsOf('x'), await countsOf('a')]).toMatchObject([
      { engagements: 0 },
      { engagements: 0 },
    ]);
  });

  it('are right after many events at once, whichever ends last', async () => {
    const contractors = ['p', 'q', 'r', 's'];
    for (const id of contractors)
      await world.put(`companies/${id}`, { kind: 'contractor', name: id, trades: [] });

    await Promise.all(contractors.map((id) => engagement(id, 'approved')));
    expect(await countsOf('x')).toMatchObject({ engagements: 4 });

    await Promise.all([...contractors.map((id) => engagement(id, 'ended')), engagement('a', 'approved')]);
    expect(await countsOf('x')).toMatchObject({ engagements: 1 });
  });

  it('start at nothing with the company, and the firm has no engagements', async () => {
    await world.put('companies/new', { kind: 'client', name: 'New' });
    const after = await world.read('companies/new');

    await onCompanyWritten(world.trusted, { companyId: 'new', eventId: 'made', before: undefined, after });

    expect(await countsOf('new')).toEqual({ users: 0, active: 0, engagements: 0 });
    expect(await countsOf('firm')).toEqual({ users: 2, active: 2, engagements: 0 });
  });

  it('change without a conflict for who edits the company, and survive the edit', async () => {
    const { trusted, callers } = world;
    const stored = await world.read('companies/a');
    await trusted.db.doc('companies/a').update({ counts: { users: 9, engagements: 9 } });
    expect(await repair()).toBe(1);

    const {
      kind: _k,
      plan: _p,
      status: _s,
      counts: _c,
      createdAt,
      createdBy,
      updatedAt,
      updatedBy,
      v,
      ...said
    } = stored ?? {};
    const request = { companyId: 'a', seenAt: updatedAt.toMillis(), company: { ...said, city: 'Pekin' } };
    await updateCompany(trusted, callers.admin, checkedRequest('companyUpdate', request));

    expect(await world.read('companies/a')).toMatchObject({
      city: 'Pekin',
      createdBy,
      counts: { users: 1, engagements: stored?.counts.engagements },
    });
    expect([createdAt, updatedBy, v]).not.toContain(undefined);
  });

  it('are set right at night, and nothing is written where they are', async () => {
    await world.trusted.db.doc('companies/y').update({ counts: { users: 0, engagements: 5 } });
    const untouched = (await world.trusted.db.doc('companies/x').get()).updateTime;

    expect(await repair()).toBe(1);

    expect(await countsOf('y')).toEqual({ users: 1, active: 1, engagements: 0 });
    expect((await world.trusted.db.doc('companies/x').get()).updateTime).toEqual(untouched);
    expect(await repair()).toBe(0);
  });
});
