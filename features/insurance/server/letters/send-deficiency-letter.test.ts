import { countWithin } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PER_MAILBOX } from '../broker/create-request.ts';
import { LETTERS_A_DAY, sendDeficiencyLetter } from './send-deficiency-letter.ts';

const PAIR = { clientId: 'x', contractorId: 'a' };
const CONSENT = {
  ...{ contractorId: 'a', policyId: 'p', producerName: 'Oak Street Risk', allowedBy: 'contractor' },
  ...{ brokerName: 'Oak Street Risk', brokerEmail: 'renewals@oak.test' },
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('silent', '5005', 'a');
  await world.trusted.db.doc('users/silent').update({ prefs: { emailReminders: false, digest: 'off' } });
  await world.addPerson('left', '5005', 'a', 'disabled');
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = world.trusted;
  for (const name of [
    'mail',
    'notifications',
    'reminderLog',
    'audit',
    'rateLimits',
    'brokerRequests',
    'noticeMail',
  ])
    await db.recursiveDelete(db.collection(name));
  await db.recursiveDelete(db.collection('companies/a/renewalConsents'));
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
});

const send = (caller = world.callers.client, pair = PAIR) =>
  sendDeficiencyLetter(world.trusted, caller, pair);
const mails = () => world.list('mail');
const to = async () => (await mails()).map((mail) => mail.to).sort();
const sentLines = async () =>
  (await world.list('audit')).filter(({ action }) => action === 'engagement.send_letter');

it('goes once to the people of the contractor, by mail to those who take mails, and says so to the sender', async () => {
  const asked = await Promise.allSettled([send(), send(world.callers.service)]);

  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(asked.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: { people: 2, mailed: 1, brokers: 0 },
  });
  expect(await to()).toEqual(['contractor@example.test']);
  const [mail] = await mails();
  expect(mail?.text).toContain('Client: Northfield');
  expect(mail?.text).toMatch(/GENERAL LIABILITY\nCoverage: /);
  expect(mail?.text).toContain('The letter is attached as a PDF.');
  expect(mail?.files).toMatchObject([
    { name: 'insurance-deficiencies-acme-roofing-2026-11-20.pdf', type: 'application/pdf' },
  ]);
  expect(mail?.text).toContain('Open the letter in VCMS: http://app.test/insurance#letters');
  expect((await world.list('notifications')).map(({ toId, title }) => [toId, title]).sort()).toEqual([
    ['contractor', 'Deficiency letter'],
    ['silent', 'Deficiency letter'],
  ]);
  expect(await world.list('noticeMail')).toEqual([]);
  expect((await world.read('engagements/x_a'))?.letterSent).toMatchObject({
    people: 2,
    mailed: 1,
    brokers: 0,
  });
  expect(await sentLines()).toMatchObject([{ entityId: 'x_a', clientId: 'x', contractorId: 'a' }]);
});

it('goes to the broker that the contractor chose, with the lines that it chose it for, and answers to the contractor', async () => {
  await world.put('companies/a/renewalConsents/gl', CONSENT);
  await world.put('companies/a/renewalConsents/auto', { ...CONSENT, brokerEmail: 'Renewals@oak.test' });

  expect(await send()).toEqual({ people: 2, mailed: 1, brokers: 1 });

  const letter = (await mails()).find((mail) => `${mail.to}`.endsWith('@oak.test'));
  expect(letter).toMatchObject({ replyTo: 'contractor@example.test', isToStranger: true });
  expect(letter?.text).toContain('Dear Oak Street Risk');
  expect(letter?.text).toMatch(/GENERAL LIABILITY[\s\S]*AUTOMOBILE LIABILITY/);
  expect(letter?.text).not.toMatch(/workers' compensation|app\.test/i);
  expect((await world.list('notifications'))[0]?.body).toContain('Oak Street Risk');
  // The client learns how many brokers, not who they are.
  expect(JSON.stringify(await sentLines())).not.toContain('oak');
});

it('writes to no broker whose mailbox got its letters of the day', async () => {
  await world.put('companies/a/renewalConsents/gl', CONSENT);
  await countWithin(world.trusted, PER_MAILBOX, CONSENT.brokerEmail, PER_MAILBOX.count);

  expect(await send()).toMatchObject({ brokers: 0 });
  expect(await to()).toEqual(['contractor@example.test']);
});

it('can be sent again after a day, while the company has letters left', async () => {
  await send();
  await expect(send()).rejects.toMatchObject({ reason: 'too-many' });
  world.setNow('2026-11-21T15:00:00Z');
  await countWithin(world.trusted, LETTERS_A_DAY, 'x', LETTERS_A_DAY.count);
  await expect(send()).rejects.toMatchObject({ reason: 'too-many' });
  expect(await send(world.callers.service)).toMatchObject({ people: 2 });
  world.setNow('2026-11-20T15:00:00Z');
});

it('is for the client itself and customer service, while the client sees the evidence, and where something is missing', async () => {
  const { callers } = world;
  const strangers = [
    callers.contractor,
    callers.reduced,
    callers.admin,
    { ...callers.client, companyId: 'y' },
  ];
  for (const caller of strangers) await expect(send(caller)).rejects.toMatchObject({ reason: 'not-allowed' });
  await expect(send(callers.service, { clientId: 'y', contractorId: 'a' })).rejects.toMatchObject({
    reason: 'not-allowed',
  });
  await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'invited' });
  await expect(send()).rejects.toMatchObject({ reason: 'not-allowed' });
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', { ...REQUIREMENTS, insurance: {} });
  await expect(send()).rejects.toMatchObject({ reason: 'wrong-state' });
  expect(await mails()).toEqual([]);
});
