import { randomUUID } from 'node:crypto';
import type { Caller } from '@vcms/server/core';
import { costOf, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupContractor } from './lookup-contractor.ts';
import { moveEngagement } from './move-engagement.ts';
import { moveRequest } from './move-request.ts';
import { requestContractor } from './request-contractor.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.put('companies/a/private/main', { ein: '001234567' });
  await world.put('companies/y/private/main', { ein: '007654321' });
});
afterAll(() => world.stop());

const TERMS = { workTypes: ['roofing'], riskLevel: 'high', sites: ['North yard'] } as const;
const COMPANY = { name: 'Newcomer Roofing', contactName: 'Pat Newcomer', email: 'pat@newcomer.test' };

const ask = (caller: Caller, more: object) =>
  requestContractor(world.trusted, caller, {
    requestId: randomUUID(),
    ...TERMS,
    workTypes: [...TERMS.workTypes],
    sites: [...TERMS.sites],
    ...more,
  });

/** A request may name both. */
const FOUND = [
  { ein: '001234567' },
  { email: 'contractor@example.test' },
  { ein: '001234567', email: 'contractor@example.test' },
];
const NOT_FOUND = [
  ['an EIN nobody has', { ein: '009999999' }],
  ['the EIN of a client', { ein: '007654321' }],
  ['an address nobody has', { email: 'nobody@example.test' }],
  ['the address of a client’s person', { email: 'reduced@example.test' }],
  ['the address of customer service', { email: 'service@example.test' }],
] as const;

describe('looking for a contractor', () => {
  it('finds it by its exact EIN or the address of one of its people', async () => {
    const match = {
      name: 'Acme Roofing',
      city: 'Peoria',
      state: 'IL',
      trades: ['roofing'],
      onList: undefined,
    };

    expect(await lookupContractor(world.trusted, world.callers.client, { ein: '001234567' })).toEqual({
      match,
    });
    const byEmail = { email: 'contractor@example.test' };
    expect(await lookupContractor(world.trusted, world.callers.client, byEmail)).toEqual({ match });
  });

  it.each(NOT_FOUND)('answers %s like any other', async (_what, key) => {
    expect(await lookupContractor(world.trusted, world.callers.client, key)).toEqual({});
  });

  it('costs the same reads and writes, whoever is found or not', async () => {
    const costs: unknown[] = [];
    for (const key of [...FOUND, ...NOT_FOUND.map(([, wanted]) => wanted)]) {
      costs.push(await costOf(world, () => lookupContractor(world.trusted, world.callers.client, key)));
    }

    const [first] = costs;
    expect(first).toContainEqual({ shape: 'get companies', reads: 3, writes: 0 });
    expect(costs).toEqual(costs.map(() => first));
  });

  it('is for clients only', async () => {
    for (const caller of [world.callers.contractor, world.callers.admin]) {
      await expect(lookupContractor(world.trusted, caller, { ein: '001234567' })).rejects.toMatchObject({
        reason: 'not-allowed',
      });
    }
  });
});

describe('a request for a contractor', () => {
  it('of a known one invites it with trades, risk and sites; a second one says that it is on the list', async () => {
    expect(await ask(world.callers.client, { ein: '001234567', message: 'Roof of hall 3.' })).toEqual({
      outcome: 'sent',
    });

    expect(await world.read('engagements/x_a')).toMatchObject({
      state: 'invited',
      ...TERMS,
      requestReason: 'Roof of hall 3.',
    });
    await expect(ask(world.callers.client, { ein: '001234567' })).rejects.toMatchObject({
      reason: 'taken',
      message: 'Acme Roofing is already on your list (invited).',
    });
  });

  it('of an unknown one is answered the same, and sends one mail however often the click comes', async () => {
    const requestId = randomUUID();
    for (const _again of [1, 2]) {
      expect(await ask(world.callers.client, { requestId, company: COMPANY })).toEqual({ outcome: 'sent' });
    }

    expect((await world.list('mail')).filter(({ to }) => to === COMPANY.email)).toHaveLength(1);
    expect(await world.list('invitations')).toMatchObject([
      { newCompany: { kind: 'contractor', name: COMPANY.name }, terms: TERMS, inviterCompanyId: 'x' },
    ]);
  });

  it('of a reduced client waits for customer service, which sends it', async () => {
    const { reduced, service, client } = world.callers;
    // The other client invites the same company: nobody is told of the other.
    expect(await ask(reduced, { company: COMPANY })).toEqual({ outcome: 'asked' });
    const [noted] = await world.list('contractorRequests');
    const id = String(noted?.id);

    await expect(moveRequest(world.trusted, reduced, { id, action: 'send' })).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    await expect(moveRequest(world.trusted, client, { id, action: 'send' })).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    expect(await moveRequest(world.trusted, service, { id, action: 'send' })).toEqual({ outcome: 'sent' });
    expect(await moveRequest(world.trusted, service, { id, action: 'send' })).toEqual({ outcome: 'sent' });

    const sent = (await world.list('invitations')).filter(({ inviterCompanyId }) => inviterCompanyId === 'y');
    expect(sent).toMatchObject([{ email: COMPANY.email, terms: TERMS }]);
  });

  it('of a reduced client is declined with a reason, which the person who asked is told once', async () => {
    const { reduced, service } = world.callers;
    await ask(reduced, {
      company: { ...COMPANY, name: 'Declined Roofing', email: 'declined@newcomer.test' },
    });
    const noted = (await world.list('contractorRequests')).find(
      ({ companyName }) => companyName === 'Declined Roofing',
    );
    const id = String(noted?.id);
    const decline = { id, action: 'decline', reason: 'They asked not to be invited.' } as const;
    await expect(moveRequest(world.trusted, reduced, decline)).rejects.toMatchObject({
      reason: 'not-allowed',
    });

    for (const _again of [1, 2])
      expect(await moveRequest(world.trusted, service, decline)).toEqual({ outcome: 'declined' });

    expect(await world.read(`contractorRequests/${id}`)).toMatchObject({
      state: 'declined',
      reason: decline.reason,
    });
    expect(
      (await world.list('notifications')).filter(({ title }) => title === 'Request declined'),
    ).toMatchObject([
      { toId: reduced.uid, body: 'Declined Roofing is not invited: They asked not to be invited.' },
    ]);
    await expect(moveRequest(world.trusted, service, { id, action: 'send' })).rejects.toMatchObject({
      reason: 'wrong-state',
    });
  });

  it('of a reduced client for a known contractor is a relation that customer service sends', async () => {
    expect(await ask(world.callers.reduced, { email: 'contractor@example.test' })).toEqual({
      outcome: 'asked',
    });

    expect(await world.read('engagements/y_a')).toMatchObject({ state: 'requested', ...TERMS });
  });

  it('by id tells a client nothing of what exists', async () => {
    for (const contractorId of ['nowhere', 'y', 'firm']) {
      await expect(
        moveEngagement(world.trusted, world.callers.client, {
          clientId: 'x',
          contractorId,
          action: 'invite',
        }),
      ).rejects.toMatchObject({ reason: 'not-allowed' });
    }
  });
});
