import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOTICE_MAIL } from '../notifications/notice-mail.ts';
import { notify } from '../notifications/notify.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { sendNoticeMails } from './send-notice-mails.ts';
import { UNSUBSCRIBE_LINKS } from './unsubscribe-link.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  for (const name of [NOTICE_MAIL, UNSUBSCRIBE_LINKS, 'mail', 'reminderLog', 'notifications']) {
    const { docs } = await world.trusted.db.collection(name).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  world.setNow('2026-11-20T15:00:00Z');
  await prefers('contractor', true, 'off');
});

async function prefers(uid: string, emailReminders: boolean, digest: string): Promise<void> {
  await world.trusted.db.doc(`users/${uid}`).update({ prefs: { emailReminders, digest } });
}

function tell(eventKey: string, body = eventKey, toIds: readonly string[] = ['contractor']): Promise<number> {
  return notify(world.trusted, toIds, { eventKey, title: 'Accepted', body, place: 'insurance' });
}

const mails = () => world.list('mail');
const waiting = async () => (await world.list(NOTICE_MAIL)).length;

it('mails all of a run to a person at once, with one link to the place, and nothing a second time', async () => {
  await tell('one', 'Automobile liability BA-1 accepted by us.');
  await tell('two', 'General liability GL-1 accepted by us.');
  await tell('two');

  expect(await sendNoticeMails(world.trusted)).toBe(1);
  expect(await sendNoticeMails(world.trusted)).toBe(0);

  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'contractor@example.test',
    subject: '2 notifications',
    state: 'queued',
    text: expect.stringContaining('Open VCMS: http://app.test/insurance\n'),
  });
  expect(mail?.text).toContain('Automobile liability BA-1 accepted by us.');
  expect(await waiting()).toBe(0);
});

it('makes one mail of it however many runs there are at a time', async () => {
  await tell('one');

  const made = await Promise.all([1, 2, 3].map(() => sendNoticeMails(world.trusted)));

  expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('goes on where a run was ended before its mail was made', async () => {
  await tell('one');
  const { db } = world.trusted;
  const ended = {
    ...world.trusted,
    db: Object.assign(Object.create(db), { runTransaction: () => Promise.reject(new Error('ended')) }),
  };

  await expect(sendNoticeMails(ended)).rejects.toThrow('ended');

  expect(await mails()).toEqual([]);
  expect(await sendNoticeMails(world.trusted)).toBe(1);
});

it.each([
  // A Friday, at nine in the morning in Chicago; the next digests leave at seven.
  ['daily', '2026-11-21T12:59:00Z', '2026-11-21T13:00:00Z', 'Your daily summary: 2 notifications'],
  ['weekly', '2026-11-23T12:59:00Z', '2026-11-23T13:00:00Z', 'Your weekly summary: 2 notifications'],
])('keeps what happened for the %s digest of whoever wants that', async (digest, before, at, subject) => {
  await prefers('contractor', false, digest);
  await tell('one');
  expect(await sendNoticeMails(world.trusted)).toBe(0);
  world.setNow(before);
  await tell('two');
  expect(await sendNoticeMails(world.trusted)).toBe(0);

  world.setNow(at);
  expect(await sendNoticeMails(world.trusted)).toBe(1);

  expect(await mails()).toMatchObject([
    { subject, unsubscribe: expect.stringContaining('http://app.test/unsubscribe/') },
  ]);
  expect(await waiting()).toBe(0);
});

it('mails nobody who wants none, is disabled, or had a mail of its own', async () => {
  await prefers('contractor', false, 'off');
  await world.addPerson('left', '5005', 'a', 'disabled');
  await tell('one', 'one', ['contractor', 'left']);
  await notify(world.trusted, ['client'], {
    ...{ eventKey: 'announcement-1', title: 'Announcement', body: 'Northfield: Closed.', isMailed: true },
  });

  expect(await sendNoticeMails(world.trusted)).toBe(0);
  expect(await mails()).toEqual([]);
  expect(await waiting()).toBe(0);
  expect(await world.list('notifications')).toHaveLength(3);
});

it('gives each mail a secret address of its own that ends such mails, in both forms, and keeps its hash only', async () => {
  await tell('one');
  await sendNoticeMails(world.trusted);
  await tell('two');
  await sendNoticeMails(world.trusted);

  const found = await mails();
  const secrets = found.map(
    ({ unsubscribe }) => /^http:\/\/app\.test\/unsubscribe\/([\w-]{43})$/.exec(unsubscribe)?.[1],
  );
  expect(new Set(secrets).size).toBe(2);
  for (const { text, html, unsubscribe } of found) {
    expect(text).toContain(`Unsubscribe: ${unsubscribe}`);
    expect(html).toContain(`<a href="${unsubscribe}"`);
  }
  const links = await world.list(UNSUBSCRIBE_LINKS);
  expect(links.map(({ uid }) => uid)).toEqual(['contractor', 'contractor']);
  for (const secret of secrets) expect(JSON.stringify(links)).not.toContain(secret);
});

it('leads each reader to a page that the reader has', async () => {
  const people = ['service', 'client', 'reduced', 'contractor', 'admin'];
  await tell('one', 'one', people);
  await sendNoticeMails(world.trusted);

  const places = (await mails()).map(
    ({ to, text }) => `${to.split('@')[0]} ${/app\.test(\S+)/.exec(text)?.[1]}`,
  );
  expect(places.sort()).toEqual([
    'admin /dashboard',
    'client /csinsurance-review',
    'contractor /insurance',
    'reduced /insurance-reviews',
    'service /csinsurance-review',
  ]);
});
