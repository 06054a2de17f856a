import { randomUUID } from 'node:crypto';
import type { Caller } from '@vcms/server/core';
import { costOf, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation, inviteContractor } from './create-invitation.ts';
import { revokeInvitation } from './manage-invitation.ts';

let world: World;
/** People of two clients that invite the same contractor. */
let first: Caller;
let second: Caller;

beforeAll(async () => {
  world = await startWorld();
  await world.put('companies/z', { kind: 'client', name: 'Zest Foods', plan: 'full', status: 'active' });
  first = world.callers.client;
  second = await world.addPerson('second', '5003', 'z');
});
afterAll(() => world.stop());

const TERMS = { workTypes: ['roofing'], riskLevel: 'high' as const, sites: [] };

function inviteFirm(caller: Caller, email: string) {
  const wish = { requestId: randomUUID(), email, name: 'Newcomer Roofing', message: '', terms: TERMS };
  return inviteContractor(world.trusted, caller, wish);
}

/** Invites and revokes, as often as a company may in a day. */
async function useUp(caller: Caller, email: string): Promise<void> {
  for (let sent = 0; sent < 5; sent += 1) {
    const { invitationId } = await inviteFirm(caller, email);
    await revokeInvitation(world.trusted, caller, { invitationId });
  }
}

const SENT = { invitationId: expect.any(String), expiresOn: '2026-12-04' };

describe('invitations to one mailbox', () => {
  it('end for a company that sent five in a day, whichever of its people sent them', async () => {
    const email = 'often@example.test';
    await useUp(first, email);

    await expect(inviteFirm(first, email)).rejects.toMatchObject({ reason: 'too-many' });
    const colleague = await world.addPerson('colleague', '5003', 'x');
    await expect(inviteFirm(colleague, email)).rejects.toMatchObject({ reason: 'too-many' });
    const asColleague = {
      requestId: randomUUID(),
      email,
      role: '5003',
      companyId: 'x',
      message: '',
    } as const;
    await expect(createInvitation(world.trusted, first, asColleague)).rejects.toMatchObject({
      reason: 'too-many',
    });
  });

  it('tell another company nothing of them: answer and cost are those of a mailbox that nobody wrote to', async () => {
    const [written, quiet] = ['written@example.test', 'quiet@example.test'];
    await useUp(first, written);

    const costs: unknown[] = [];
    for (const email of [written, quiet]) {
      let answer: unknown;
      const cost = await costOf(world, async () => {
        answer = await inviteFirm(second, email);
      });
      expect(answer).toEqual(SENT);
      costs.push(cost);
    }
    expect(costs[0]).toEqual(costs[1]);
  });

  it('of customer service for a client count as that client’s', async () => {
    const email = 'for-client@example.test';
    await useUp(first, email);
    const { service } = world.callers;
    const wish = { requestId: randomUUID(), email, name: 'Newcomer Roofing', message: '', terms: TERMS };

    const forFirst = { ...wish, client: { id: 'x', name: 'Northfield' } };
    await expect(inviteContractor(world.trusted, service, forFirst)).rejects.toMatchObject({
      reason: 'too-many',
    });
    const forOther = { ...wish, client: { id: 'z', name: 'Zest Foods' } };
    expect(await inviteContractor(world.trusted, service, forOther)).toEqual(SENT);
  });
});
