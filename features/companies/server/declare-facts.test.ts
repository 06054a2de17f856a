import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideFacts } from './decide-facts.ts';
import { declareFacts } from './declare-facts.ts';
import { updateCompany } from './write-company.ts';

let world: World;
const FACTS = { operatingSince: '2004-05-01', trades: ['roofing'], naicsPrimary: '238160' };
const REASON = 'The licence on file says 2004.';

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { declaredFacts: _gone, ...company } = (await world.read('companies/a')) ?? {};
  await world.put('companies/a', { ...company, name: 'Acme Roofing', ...FACTS });
  for (const { id } of await world.list('audit')) await world.trusted.db.doc(`audit/${id}`).delete();
});

const WHY = 'We changed our legal form.';

function declare(
  facts: object,
  caller: Caller = world.callers.contractor,
  seenAt?: number,
  why = 'name' in facts ? WHY : '',
) {
  const reason = why === '' ? undefined : why;
  const request = { companyId: 'a', facts, seenAt, reason };
  return declareFacts(world.trusted, caller, checkedRequest('companyDeclareFacts', request));
}

async function decide(decision: 'confirm' | 'return', caller: Caller = world.callers.service) {
  const declaredAt = (await stored()).declaredFacts.declaredAt.toMillis();
  const reason = decision === 'return' ? { reason: REASON } : {};
  const request = { companyId: 'a', declaredAt, decision, ...reason };
  return decideFacts(world.trusted, caller, checkedRequest('companyDecideFacts', request));
}

const stored = async () => (await world.read('companies/a')) ?? {};
const lines = async () =>
  (await world.list('audit'))
    .map(({ action, actorUid, contractorId, before, after, reason }) => ({
      action,
      actorUid,
      contractorId,
      before,
      after,
      ...(reason === undefined ? {} : { reason }),
    }))
    .toSorted((left, right) => String(left.action).localeCompare(String(right.action)));

describe('a fact that a contractor declares', () => {
  it('waits where it takes demands away: what is on file counts, and the audit has before and after', async () => {
    expect(await declare({ operatingSince: '2026-01-01' })).toEqual({
      applied: [],
      waiting: ['operatingSince'],
    });

    expect(await stored()).toMatchObject({
      ...FACTS,
      declaredFacts: {
        state: 'waiting',
        values: { operatingSince: '2026-01-01' },
        declaredBy: 'contractor',
      },
    });
    expect(await lines()).toEqual([
      {
        action: 'company.facts_declare',
        actorUid: 'contractor',
        contractorId: 'a',
        before: { operatingSince: '2004-05-01' },
        after: { operatingSince: '2026-01-01' },
      },
    ]);
  });

  it('counts at once where it only adds demands, with a line of its own', async () => {
    expect(await declare({ trades: ['roofing', 'siding'], employeesPeakLastYear: 400 })).toEqual({
      applied: ['trades', 'employeesPeakLastYear'],
      waiting: [],
    });

    const company = await stored();
    expect(company).toMatchObject({ trades: ['roofing', 'siding'], employeesPeakLastYear: 400 });
    expect(company.declaredFacts).toBeUndefined();
    expect((await lines()).map(({ action }) => action)).toEqual([
      'company.facts_apply',
      'company.facts_declare',
    ]);
  });

  it('is taken back by declaring what is on file', async () => {
    await declare({ name: 'Birch Roofing' });
    await declare({ name: 'Acme Roofing' });

    expect((await stored()).declaredFacts).toBeUndefined();
    expect((await lines()).map(({ action }) => action)).toContain('company.facts_withdraw');
  });

  it('is explained where it is another legal name; the explanation stays while the name waits', async () => {
    await expect(declare({ name: 'Birch Roofing' }, undefined, undefined, '')).rejects.toMatchObject({
      reason: 'reason-needed',
      field: 'reason',
    });
    await declare({ name: 'Birch Roofing' });
    await declare({ name: 'Birch Roofing', trades: ['siding'] }, undefined, undefined, '');

    expect((await stored()).declaredFacts).toMatchObject({
      values: { name: 'Birch Roofing', trades: ['siding'] },
      explanation: WHY,
    });
    expect((await lines()).filter(({ reason }) => reason === WHY)).toHaveLength(1);
  });

  it('counts once the firm has confirmed it; the contractor is told', async () => {
    await declare({ name: 'Acme Roofs Inc', trades: ['siding'] });
    expect(await stored()).toMatchObject({ name: 'Acme Roofing', trades: ['roofing', 'siding'] });

    await decide('confirm');

    const company = await stored();
    expect(company).toMatchObject({ name: 'Acme Roofs Inc', trades: ['siding'], updatedBy: 'service' });
    expect(company.declaredFacts).toBeUndefined();
    expect((await lines()).find(({ action }) => action === 'company.facts_confirm')).toMatchObject({
      actorUid: 'service',
      before: { name: 'Acme Roofing', trades: ['roofing', 'siding'] },
      after: { name: 'Acme Roofs Inc', trades: ['siding'] },
    });
    const told = (await world.list('notifications')).filter(({ toId }) => toId === 'contractor');
    expect(told.map(({ body }) => body)).toContain(
      'Clearpath confirmed what you declared: Legal name, Trades.',
    );
  });

  it('comes back with a reason, and counts no more than before', async () => {
    await declare({ operatingSince: '2026-01-01' });

    await decide('return');

    expect(await stored()).toMatchObject({
      ...FACTS,
      declaredFacts: { state: 'returned', reason: REASON, values: { operatingSince: '2026-01-01' } },
    });
    expect((await lines()).find(({ action }) => action === 'company.facts_return')).toMatchObject({
      reason: REASON,
    });
    await expect(decide('confirm')).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it('is decided as it was seen: a later declaration is another one', async () => {
    await declare({ operatingSince: '2026-01-01' });
    const request = { companyId: 'a', declaredAt: 1, decision: 'confirm' } as const;

    await expect(decideFacts(world.trusted, world.callers.service, request)).rejects.toMatchObject({
      reason: 'conflict',
    });
    expect(await stored()).toMatchObject(FACTS);
  });

  it('waits as a first NAICS code, too: a client may allow its industry more', async () => {
    const { naicsPrimary, ...others } = await stored();
    await world.put('companies/a', others);
    expect(await declare({ naicsPrimary })).toEqual({ applied: [], waiting: ['naicsPrimary'] });
    expect((await stored()).naicsPrimary).toBeUndefined();
    await decide('confirm');
    expect(await stored()).toMatchObject({ naicsPrimary });
  });

  it('goes on waiting when the firm edits the company, until the firm has entered it itself', async () => {
    await declare({ operatingSince: '2026-01-01', naicsPrimary: '561720' });
    const { address1, city, state, Zip, phone, naicsOther, timezone } = await stored();
    const company = { name: 'Acme Roofing', address1, city, state, Zip, phone, naicsOther, timezone };
    const edit = (facts: object) =>
      updateCompany(
        world.trusted,
        world.callers.service,
        checkedRequest('companyUpdate', { companyId: 'a', company: { ...company, ...facts } }),
      );

    await edit({ ...FACTS, operatingSince: '2026-01-01' });
    expect((await stored()).declaredFacts.values).toEqual({ naicsPrimary: '561720' });
    await edit({ ...FACTS, naicsPrimary: '561720' });
    expect((await stored()).declaredFacts).toBeUndefined();
  });

  it('is refused to others, of a day to come, of no company at all, and after a change by somebody else', async () => {
    const later = { operatingSince: '2026-01-01' };
    const rival = await world.addPerson('rival', '5005', 'b');
    for (const caller of [rival, world.callers.client, world.callers.service])
      await expect(declare(later, caller)).rejects.toMatchObject({ reason: 'not-allowed' });
    await expect(declare({ operatingSince: '2027-01-01' })).rejects.toMatchObject({ reason: 'invalid' });
    await expect(declare({ naicsPrimary: '999999' })).rejects.toMatchObject({
      message: 'NAICS code not found.',
    });
    await expect(declare({ trades: [] })).rejects.toMatchObject({ reason: 'invalid' });
    await expect(declare(later, world.callers.contractor, 1)).rejects.toMatchObject({ reason: 'conflict' });

    await declare(later);
    for (const caller of [world.callers.contractor, world.callers.client])
      await expect(decide('confirm', caller)).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(() =>
      checkedRequest('companyDecideFacts', { companyId: 'a', declaredAt: 1, decision: 'return' }),
    ).toThrow('Give a reason');
  });
});
