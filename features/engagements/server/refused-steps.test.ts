import { randomUUID } from 'node:crypto';
import type { EngagementAction, EngagementState } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { costOf, REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupContractor } from './lookup-contractor.ts';
import { moveEngagement } from './move-engagement.ts';
import { moveRequest } from './move-request.ts';
import { remindContractor } from './remind-contractor.ts';
import { requestContractor } from './request-contractor.ts';
import { standingOn } from './standing-on.ts';

let world: World;
/** A person of each role, of this relation and of others. */
let everybody: Readonly<Record<string, Caller>>;

const REASON = 'A reason of more than twenty characters.';
const PAIR = { clientId: 'x', contractorId: 'a' };
const COMPANY = { name: 'Newcomer Roofing', contactName: 'Pat', email: 'pat@newcomer.test' };
const TERMS = { workTypes: ['roofing'], riskLevel: 'high' as const, sites: [] };

beforeAll(async () => {
  world = await startWorld();
  const { admin, service, client, contractor } = world.callers;
  await world.put('companies/b', { kind: 'contractor', name: 'Bent Steel', plan: 'full', status: 'active' });
  await world.put('companies/z', { kind: 'client', name: 'Zest Foods', plan: 'full', status: 'active' });
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
  everybody = {
    ...{ admin, service, client, contractor },
    'who only asks': await world.addPerson('asks', '5004', 'x'),
    'of the limited plan': await world.addPerson('limited', '5006', 'a'),
    'of another client': await world.addPerson('other-client', '5003', 'z'),
    'who only asks, of another client': await world.addPerson('other-asks', '5004', 'z'),
    'of another contractor': await world.addPerson('other-contractor', '5005', 'b'),
    'of another contractor, limited': await world.addPerson('other-limited', '5006', 'b'),
  };
});
afterAll(() => world.stop());

/** Who may, by the table of domain section 2; everybody else is refused. */
const CLIENT = ['client'];
const STEPS: readonly (readonly [EngagementAction, EngagementState, readonly string[]])[] = [
  ['invite', 'requested', ['client', 'service']],
  ['withdraw', 'requested', ['who only asks', 'client', 'service']],
  ['accept', 'invited', ['contractor', 'of the limited plan']],
  ['decline', 'invited', ['contractor', 'of the limited plan']],
  ['submit', 'in_progress', ['contractor', 'of the limited plan']],
  ['request_changes', 'submitted', CLIENT],
  ['approve', 'submitted', CLIENT],
  ['reject', 'submitted', CLIENT],
  ['suspend', 'approved', ['client', 'service']],
  ['reinstate', 'suspended', ['client', 'service']],
  ['end', 'approved', ['client', 'contractor']],
  ['reopen', 'ended', ['client', 'service']],
];

async function relationIn(state: EngagementState): Promise<void> {
  const names = { clientName: 'Northfield', contractorName: 'Acme Roofing' };
  await world.put('engagements/x_a', { ...PAIR, ...names, ...TERMS, state, requestedBy: 'asks' });
}

/** What somebody is told who may not. */
async function refusalOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await run() };
  } catch (cause) {
    const { reason, message, field } = cause as { reason?: string; message?: string; field?: string };
    return { reason, message, field };
  }
}

const REFUSED = { reason: 'not-allowed', message: expect.stringMatching(/\S/), field: undefined };

describe('each step of a relation', () => {
  it.each(STEPS)('%s is refused to everybody who may not, and changes nothing', async (action, from, may) => {
    await relationIn(from);
    const before = await world.read('engagements/x_a');
    const others = Object.entries(everybody).filter(([name]) => !may.includes(name));
    expect(others.length + may.length).toBe(Object.keys(everybody).length);

    for (const [name, caller] of others) {
      const move = () => moveEngagement(world.trusted, caller, { ...PAIR, action, reason: REASON });
      expect(await refusalOf(move), name).toEqual(REFUSED);
    }
    expect(await world.read('engagements/x_a')).toEqual(before);

    for (const name of may) {
      await relationIn(from);
      const caller = everybody[name];
      if (caller === undefined) throw new Error(`Nobody is ${name}.`);
      expect(
        await refusalOf(() => moveEngagement(world.trusted, caller, { ...PAIR, action, reason: REASON })),
        name,
      ).toHaveProperty('answered');
    }
  });

  it('is refused to a stranger in the same words and after the same reads, whether there is a relation or not', async () => {
    await relationIn('approved');
    const strangers = Object.entries(everybody).filter(([name]) => name.includes('another'));
    for (const [name, caller] of strangers) {
      // Whoever tries ids varies those of the other side.
      const isContractor = caller.companyId === 'b';
      const absent = isContractor ? { ...PAIR, clientId: 'nowhere' } : { ...PAIR, contractorId: 'nowhere' };
      for (const [action] of STEPS) {
        const told: unknown[] = [];
        for (const pair of [PAIR, absent]) {
          const move = () => moveEngagement(world.trusted, caller, { ...pair, action, reason: REASON });
          told.push([await refusalOf(move), await costOf(world, move)]);
        }
        expect(told[0], `${name}: ${action}`).toEqual([REFUSED, expect.anything()]);
        expect(told[0], `${name}: ${action}`).toEqual(told[1]);
      }
    }
  });
});

describe('a request', () => {
  const ask = (caller: Caller) => () =>
    requestContractor(world.trusted, caller, { requestId: randomUUID(), ...TERMS, company: COMPANY });

  it('is made by clients only, and leaves nothing behind when it is refused', async () => {
    for (const [name, caller] of Object.entries(everybody)) {
      if (['5003', '5004'].includes(caller.role)) continue;
      expect(await refusalOf(ask(caller)), name).toEqual(REFUSED);
      const look = () => lookupContractor(world.trusted, caller, { email: 'contractor@example.test' });
      expect(await refusalOf(look), name).toEqual(REFUSED);
    }
    for (const collection of ['contractorRequests', 'invitations', 'mail']) {
      expect(await world.list(collection), collection).toEqual([]);
    }
  });

  it('is sent, declined and withdrawn by nobody else, in the same words for one that is not there', async () => {
    const { 'who only asks': asker } = everybody;
    if (asker === undefined) throw new Error('Nobody asks.');
    await ask(asker)();
    const id = String((await world.list('contractorRequests'))[0]?.id);
    const before = await world.read(`contractorRequests/${id}`);
    const may = {
      send: ['client', 'service'],
      decline: ['client', 'service'],
      withdraw: ['client', 'service', 'who only asks'],
    };

    for (const [action, allowed] of Object.entries(may)) {
      for (const [name, caller] of Object.entries(everybody).filter(([one]) => !allowed.includes(one))) {
        const told: unknown[] = [];
        for (const one of [id, 'nowhere']) {
          const wish = { id: one, action: action as keyof typeof may, reason: REASON };
          const move = () => moveRequest(world.trusted, caller, wish);
          told.push([await refusalOf(move), await costOf(world, move)]);
        }
        expect(told[0], `${name}: ${action}`).toEqual([REFUSED, expect.anything()]);
        expect(told[0], `${name}: ${action}`).toEqual(told[1]);
      }
    }
    expect(await world.read(`contractorRequests/${id}`)).toEqual(before);
  });

  it.each(['client', 'who only asks'])(
    'of %s is answered the same and costs the same, whether the address is nobody’s or that of somebody who is no contractor',
    async (name) => {
      const caller = everybody[name];
      if (caller === undefined) throw new Error(`Nobody is ${name}.`);
      const seen: unknown[] = [];
      for (const email of [
        'nobody@example.test',
        'reduced@example.test',
        'service@example.test',
        'other-client@example.test',
      ]) {
        const wish = { ...TERMS, company: { ...COMPANY, email } };
        const run = () => requestContractor(world.trusted, caller, { requestId: randomUUID(), ...wish });
        let answer: unknown;
        const cost = await costOf(world, async () => {
          answer = await run();
        });
        seen.push([answer, cost]);
      }
      expect(seen).toEqual(seen.map(() => seen[0]));
    },
  );
});

describe('how a contractor stands', () => {
  it('is told to nobody outside the relation, nor to the client before it is accepted, in the same words', async () => {
    await relationIn('approved');
    const ask = (caller: Caller, contractorId: string) => () =>
      standingOn(world.trusted, caller, { clientId: caller.companyId, contractorId, dates: ['2026-11-20'] });
    const { 'of another client': other, client } = everybody;
    if (other === undefined || client === undefined) throw new Error('Nobody is there.');
    const told: unknown[] = [];
    for (const id of ['a', 'b', 'z', 'nowhere']) told.push(await refusalOf(ask(other, id)));
    expect(told).toEqual(told.map(() => REFUSED));
    expect(await costOf(world, ask(other, 'a'))).toEqual(await costOf(world, ask(other, 'nowhere')));
    for (const state of ['requested', 'invited', 'declined', 'ended'] as const) {
      await relationIn(state);
      expect(await refusalOf(ask(client, 'a')), state).toEqual(REFUSED);
    }
  });

  it('is reminded of by customer service alone', async () => {
    await relationIn('invited');
    for (const [name, caller] of Object.entries(everybody).filter(([one]) => one !== 'service')) {
      expect(await refusalOf(() => remindContractor(world.trusted, caller, PAIR)), name).toEqual(REFUSED);
    }
    expect((await world.read('engagements/x_a'))?.remindedAt).toBeUndefined();
  });
});
