import type { CallableRequest, Policy } from '@vcms/domain';
import { checkedRequest, countWithin } from '@vcms/server/core';
import {
  APPROVED_ENGAGEMENT,
  failingAfter,
  REQUIREMENTS,
  startWorld,
  type World,
} from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PER_MAILBOX } from '../broker/create-request.ts';
import { expireBrokerRequests } from '../broker/expire-requests.ts';
import { resendBrokerRequest, revokeBrokerRequest } from '../broker/manage-request.ts';
import { checkUploadLink } from '../broker/take-part.ts';
import { askForRenewals, renewalConsents } from './ask-for-renewals.ts';
import { endRenewalConsent, giveRenewalConsent } from './consent.ts';
import { settleBrokerMail } from './settle-broker-mail.ts';

const BROKER = { brokerName: 'Oak Street Risk', brokerEmail: 'renewals@oak.test' };
const ENDS = '2027-01-01';
const POLICY = {
  ...{ contractorId: 'a', line: 'gl', insurerName: 'Granite Mutual', policyNumber: 'GL-1' },
  ...{ effective: '2026-01-01', expiration: ENDS, limits: {}, claimsMade: false, autos: [] },
  ...{ endorsements: {}, namedInsured: 'Acme Roofing', producer: { name: 'Oak Street Risk' } },
  ...{ state: 'accepted', version: 1, submittedOn: '2025-12-15' },
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = world.trusted;
  for (const name of ['brokerRequests', 'mail', 'notifications', 'reminderLog', 'audit', 'rateLimits'])
    await db.recursiveDelete(db.collection(name));
  for (const name of ['policies', 'renewalConsents'])
    await db.recursiveDelete(db.collection(`companies/a/${name}`));
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
  await put('gl');
});

async function put(line: Policy['line'], change: object = {}, id: string = line): Promise<void> {
  await world.put(`companies/a/policies/${id}`, { ...POLICY, line, ...change });
}

function allow(wish: Partial<CallableRequest<'renewalConsentGive'>> = {}) {
  const request = checkedRequest('renewalConsentGive', { policyId: 'gl', ...BROKER, ...wish });
  return giveRenewalConsent(world.trusted, world.callers.contractor, request);
}

/** The night of a day as the product runs it; answers the letters it wrote. */
async function night(day: string, trusted = world.trusted): Promise<number> {
  world.setNow(`${day}T06:00:00Z`);
  await expireBrokerRequests(trusted);
  const { docs } = await renewalConsents(trusted).get();
  const owners = docs.map(({ ref }) => ref.parent.parent?.id ?? '');
  return askForRenewals(trusted, owners, day);
}

const requests = () => world.list('brokerRequests');
const mails = async () => (await world.list('mail')).filter(({ to }) => `${to}`.endsWith('.test'));
const actions = async () => (await world.list('audit')).map(({ action }) => action).sort();
const titles = async () => (await world.list('notifications')).map(({ title }) => title).sort();

describe('the consent to ask a broker', () => {
  it('stands beside the policy, leaves it untouched, and is in the trail with its end', async () => {
    const before = await world.read('companies/a/policies/gl');

    await allow();
    await allow({ brokerEmail: 'other@oak.test' });
    expect(await world.read('companies/a/renewalConsents/gl')).toMatchObject({
      ...{ contractorId: 'a', policyId: 'gl', producerName: 'Oak Street Risk', allowedBy: 'contractor' },
      brokerEmail: 'other@oak.test',
    });
    await endRenewalConsent(world.trusted, world.callers.contractor, { line: 'gl' });
    await endRenewalConsent(world.trusted, world.callers.contractor, { line: 'gl' });

    expect(await world.read('companies/a/renewalConsents/gl')).toBeUndefined();
    expect(await world.read('companies/a/policies/gl')).toEqual(before);
    expect(await actions()).toEqual([
      'renewal_consent.change',
      'renewal_consent.create',
      'renewal_consent.delete',
    ]);
  });

  it('is given by the contractor alone, for an accepted policy of its own', async () => {
    const request = checkedRequest('renewalConsentGive', { policyId: 'gl', ...BROKER });
    for (const who of ['admin', 'service', 'client', 'reduced'] as const)
      await expect(giveRenewalConsent(world.trusted, world.callers[who], request)).rejects.toMatchObject({
        reason: 'not-allowed',
      });
    await put('auto', { state: 'submitted' });

    await expect(allow({ policyId: 'auto' })).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(allow({ policyId: 'none' })).rejects.toMatchObject({ reason: 'not-found' });
  });
});

describe('a renewal', () => {
  it('is asked for 60 days before the end in one letter for all lines, and the contractor is told once', async () => {
    await put('auto', { policyNumber: 'BA-1' });
    await allow();
    await allow({ policyId: 'auto' });

    expect(await night('2026-11-01')).toBe(0);
    expect(await night('2026-11-02')).toBe(1);
    expect(await night('2026-11-02')).toBe(0);
    expect(await night('2026-11-03')).toBe(0);

    const [request, ...more] = await requests();
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      ...{
        state: 'sent',
        mailed: true,
        round: 1,
        requestedBy: 'contractor',
        requesterName: 'contractor Vale',
      },
      ...{ ...BROKER, expiresOn: '2026-12-02', renewal: { endsOn: ENDS, step: 60 } },
    });
    expect(request?.asks.map(({ line }: { line: string }) => line).sort()).toEqual(['auto', 'gl']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: BROKER.brokerEmail, replyTo: 'contractor@example.test' });
    expect(mail?.text).toContain('The policies on file end on 01/01/2027.');
    const token = /token=([\w-]{43})/.exec(mail?.text)?.[1] ?? '';
    expect(await checkUploadLink(world.trusted, { token })).toMatchObject({ state: 'valid' });
    expect(await titles()).toEqual(['Your broker was asked for a renewal']);
    expect(await actions()).toEqual([
      'broker_request.send',
      'renewal_consent.create',
      'renewal_consent.create',
    ]);
  });

  it.each([0, 1])(
    'is asked for once by a night that was stopped %i writes on and runs again',
    async (writes) => {
      await allow();
      await expect(night('2026-11-02', failingAfter(world.trusted, writes))).rejects.toThrow('stopped');

      await Promise.all([1, 2].map(() => night('2026-11-02')));

      expect(await requests()).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
      expect(await titles()).toHaveLength(1);
    },
  );

  it('is reminded of at 30 and 14 days with new links, and each time the contractor hears that it is its turn', async () => {
    await allow();
    for (const day of ['2026-11-02', '2026-12-01', '2026-12-02', '2026-12-02', '2026-12-03'])
      await night(day);
    expect(await titles()).toEqual(['Your broker has not answered', 'Your broker was asked for a renewal']);
    for (const day of ['2026-12-18', '2026-12-19', '2026-12-31', '2027-01-01']) await night(day);

    expect(await requests()).toMatchObject([{ state: 'sent', round: 3, renewal: { step: 14 } }]);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'Certificate of insurance for Acme Roofing',
      'Reminder: Certificate of insurance for Acme Roofing',
      'Reminder: Certificate of insurance for Acme Roofing',
    ]);
    expect((await titles()).filter((title) => title === 'Your broker has not answered')).toHaveLength(2);
    expect(await actions()).toEqual([
      'broker_request.resend',
      'broker_request.resend',
      'broker_request.send',
      'renewal_consent.create',
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a renewal is on file', () => put('gl', { expiration: '2028-01-01', state: 'draft' }, 'next')],
    [
      'the consent has ended',
      () => endRenewalConsent(world.trusted, world.callers.contractor, { line: 'gl' }),
    ],
    ['the connection has ended', () => world.trusted.db.doc('engagements/x_a').update({ state: 'ended' })],
    ['the policy was cancelled', () => put('gl', { state: 'cancelled', cancelledOn: '2026-11-10' })],
  ])('is neither asked for nor reminded of once %s', async (_why, stop) => {
    await allow();
    await night('2026-11-02');
    await stop();

    expect(await night('2026-12-02')).toBe(0);

    await world.trusted.db.recursiveDelete(world.trusted.db.collection('brokerRequests'));
    expect(await night('2026-12-02')).toBe(0);
  });

  it('is not asked for while the company is suspended', async () => {
    await allow();
    const company = world.trusted.db.doc('companies/a');
    await company.update({ status: 'suspended' });
    expect(await night('2026-11-02')).toBe(0);
    await company.update({ status: 'active' });
    expect(await night('2026-11-02')).toBe(1);
  });

  it('is not asked for again once the contractor took the request back', async () => {
    await allow();
    await night('2026-11-02');
    const [request] = await requests();
    await revokeBrokerRequest(world.trusted, world.callers.contractor, { id: request?.id });

    for (const day of ['2026-11-03', '2026-12-02', '2026-12-18']) expect(await night(day)).toBe(0);
  });

  it('is asked of nobody where the policy names another broker, which the contractor is told once', async () => {
    await allow();
    await put('gl', { state: 'superseded' });
    const producer = { name: 'Two Rivers Agency' };
    await put('gl', { expiration: '2028-01-01', producer }, 'next');

    expect(await night('2027-11-02')).toBe(0);
    expect(await night('2027-11-03')).toBe(0);
    expect(await titles()).toEqual(['Which broker shall be asked?']);

    await put('gl', { expiration: '2028-01-01', producer: { name: 'OAK STREET RISK' } }, 'next');
    expect(await night('2027-11-04')).toBe(1);
  });

  it('waits for the next night where the mailbox has had its letters of the day', async () => {
    await allow();
    world.setNow('2026-11-02T06:00:00Z');
    await countWithin(world.trusted, PER_MAILBOX, BROKER.brokerEmail, PER_MAILBOX.count);

    expect(await night('2026-11-02')).toBe(0);
    expect(await night('2026-11-03')).toBe(1);
  });
});

describe('a letter that does not arrive', () => {
  async function bounce(): Promise<string> {
    await allow();
    await night('2026-11-02');
    const [mail] = await mails();
    await world.trusted.db
      .doc(`mail/${mail?.id}`)
      .update({ state: 'bounced', reason: '550 No such mailbox' });
    await settleBrokerMail(world.trusted, mail?.id);
    await settleBrokerMail(world.trusted, mail?.id);
    return mail?.about.brokerRequestId;
  }

  it('is shown with its reason, told once, and nobody is reminded at that address', async () => {
    const id = await bounce();

    expect(await world.read(`brokerRequests/${id}`)).toMatchObject({
      delivery: { state: 'failed', reason: '550 No such mailbox' },
    });
    expect(await titles()).toEqual([
      'Your broker was asked for a renewal',
      'Your letter to the broker did not arrive',
    ]);
    expect(await night('2026-12-02')).toBe(0);
  });

  it('is sent to another address, which renewals go to from then on', async () => {
    const id = await bounce();
    const again = { id, byMail: true, brokerEmail: 'desk@oak.test' };

    await resendBrokerRequest(world.trusted, world.callers.contractor, again);

    const request = await world.read(`brokerRequests/${id}`);
    expect(request).toMatchObject({ brokerEmail: 'desk@oak.test', round: 2 });
    expect(request).not.toHaveProperty('delivery');
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['desk@oak.test', BROKER.brokerEmail]);
    expect(await world.read('companies/a/renewalConsents/gl')).toMatchObject({
      brokerEmail: 'desk@oak.test',
    });
    expect(await actions()).toContain('renewal_consent.change');
    // What becomes of the first letter is of no interest any more.
    await settleBrokerMail(world.trusted, `broker-request-${id}-1`);
    expect(await world.read(`brokerRequests/${id}`)).not.toHaveProperty('delivery');
    expect(await night('2026-12-02')).toBe(1);
  });

  it('says nothing of one that did', async () => {
    await allow();
    await night('2026-11-02');
    const [mail] = await mails();
    await world.trusted.db.doc(`mail/${mail?.id}`).update({ state: 'sent' });

    await settleBrokerMail(world.trusted, mail?.id);

    expect(await requests()).toMatchObject([{ delivery: { state: 'delivered', reason: '' } }]);
    expect(await titles()).toEqual(['Your broker was asked for a renewal']);
  });
});
