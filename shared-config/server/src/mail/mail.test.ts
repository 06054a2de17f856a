import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailSink, startMailSink } from '@vcms/mail-sink';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/world.ts';
import { deliverMail, MAILS_FROM_STRANGERS } from './deliver.ts';
import { dropStaleFiles } from './drop-stale-files.ts';
import { MAIL_FILES_MOST } from './mail-file.ts';
import { type MailDraft, queueMail } from './outbox.ts';
import { createSmtpSender, type SendMail } from './transport.ts';

let world: World;
let sink: MailSink;
let folder: string;

beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  sink = await startMailSink({ host: '127.0.0.1', pagePort: 0, smtpPort: 0, folder });
});
afterAll(async () => {
  await sink.close();
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

async function queue(id: string, draft: Partial<MailDraft> = {}): Promise<void> {
  await world.trusted.db.runTransaction(async (transaction) =>
    queueMail(world.trusted, transaction, id, {
      to: `${id}@example.test`,
      subject: id,
      text: 'A secret link',
      ...draft,
    }),
  );
}

function deliver(id: string, send: SendMail = createSmtpSender(sink.smtpUrl)) {
  return deliverMail({ trusted: world.trusted, send, from: 'VCMS <no-reply@example.test>' }, id);
}

const rawOf = async (id: string) => (await sink.store.raw(id))?.toString('utf8') ?? '';

const received = async (id: string) =>
  (await sink.store.list()).filter(({ to }) => to.includes(`${id}@example.test`));

it('a mail is sent once although its event comes three times at once, and its text is not kept', async () => {
  await queue('once');

  const runs = await Promise.allSettled([deliver('once'), deliver('once'), deliver('once')]);

  expect(runs.filter((run) => run.status === 'fulfilled' && run.value === 'sent')).toHaveLength(1);
  expect(await deliver('once')).toBe('done-before');
  const [mail, ...more] = await received('once');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'once', text: expect.stringContaining('A secret link') });
  expect(await world.read('mail/once')).toMatchObject({ state: 'sent', attempts: 1 });
  expect(await world.read('mail/once')).not.toHaveProperty('text');
  expect(await rawOf(mail?.id ?? '')).not.toMatch(/^List-/im);
});

it('a mail that may be ended says where, for programs that do so with one click', async () => {
  await queue('ended', { unsubscribe: 'http://app.test/unsubscribe/secret' });
  await queue('bent', { unsubscribe: 'http://app.test/a>\r\nBcc: other@example.test\r\n\r\n, <b' });
  await queue('script', { unsubscribe: 'javascript:alert(1)' });
  for (const id of ['ended', 'bent', 'script']) expect(await deliver(id)).toBe('sent');

  const raws = await Promise.all(
    ['ended', 'bent', 'script'].map(async (id) => rawOf((await received(id))[0]?.id ?? '')),
  );
  const [ended = '', bent = '', script = ''] = raws.map((raw) => raw.replaceAll(/\r\n[ \t]+/g, ' '));
  expect(ended).toMatch(/^List-Unsubscribe: <http:\/\/app\.test\/unsubscribe\/secret>\r$/m);
  expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(bent).toMatch(/^List-Unsubscribe: <http:\/\/app\.test\/a%3E[^<>\s]*>\r$/m);
  expect(bent).not.toMatch(/^Bcc:/m);
  expect(script).not.toMatch(/^List-/m);
  expect(await world.read('mail/ended')).not.toHaveProperty('unsubscribe');
});

it('goes to its one address as text and HTML, whatever people wrote into what becomes a header', async () => {
  await queue('lines', {
    subject: 'Acme\r\nBcc: other@example.test\r\n\r\nBody',
    replyTo: 'a@example.test\r\nBcc: other@example.test',
    html: '<p>A secret link</p>',
  });
  await queue('several', { to: 'several@example.test, other@example.test' });

  expect(await deliver('lines')).toBe('sent');
  // Two addresses are no address.
  expect(await deliver('several')).toBe('bounced');

  expect((await sink.store.list()).filter(({ to }) => to.includes('other@example.test'))).toEqual([]);
  const [mail] = await received('lines');
  expect(mail?.to).toEqual(['lines@example.test']);
  expect(mail?.subject).toBe('Acme Bcc: other@example.test Body');
  const raw = await rawOf(mail?.id ?? '');
  expect(raw).toContain('text/html');
  expect(raw).not.toMatch(/^Bcc:/m);
  expect(await world.read('mail/lines')).not.toHaveProperty('html');
});

const LETTER = { name: 'letter.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a letter') };

it('a file arrives as it is, and is in the record while the mail may still be sent, no longer', async () => {
  await queue('file', { files: [{ ...LETTER, name: 'a\r\nBcc: other@example.test\r\n.pdf' }] });
  await expect(deliver('file', createSmtpSender('smtp://127.0.0.1:1'))).rejects.toThrow();
  expect((await world.read('mail/file'))?.files).toHaveLength(1);

  expect(await deliver('file')).toBe('sent');

  const [mail] = await received('file');
  const { length: bytes } = LETTER.bytes;
  expect(mail?.attachments).toEqual([{ fileName: 'a Bcc: other@example.test .pdf', bytes }]);
  const raw = await rawOf(mail?.id ?? '');
  expect(raw).toContain('Content-Type: application/pdf');
  expect(raw).toContain(LETTER.bytes.toString('base64'));
  expect(raw).not.toMatch(/^Bcc:/m);
  await queue('bounce-files', { to: 'bounce@example.test', files: [LETTER] });
  expect(await deliver('bounce-files')).toBe('bounced');
  for (const id of ['file', 'bounce-files']) {
    const kept = await world.read(`mail/${id}`);
    expect(kept).not.toHaveProperty('files');
    expect(kept).not.toHaveProperty('filesUntil');
  }
});

it('files of a mail that never left go after two days', async () => {
  await queue('stuck', { files: [LETTER] });
  await queue('without');

  expect(await dropStaleFiles(world.trusted)).toBe(0);
  world.setNow('2026-11-22T15:01:00Z');
  expect(await dropStaleFiles(world.trusted)).toBe(1);
  world.setNow('2026-11-20T15:00:00Z');

  expect(await world.read('mail/stuck')).not.toHaveProperty('files');
  expect(await world.read('mail/stuck')).toMatchObject({ state: 'queued', text: 'A secret link' });
});

it('more than a record holds is not queued', async () => {
  const half = { ...LETTER, bytes: Buffer.alloc(MAIL_FILES_MOST / 2) };
  await queue('most', { files: [half, half] });
  await expect(queue('beyond', { files: [half, half, LETTER] })).rejects.toThrow('too many');

  expect(await deliver('most')).toBe('sent');
  expect(await world.read('mail/beyond')).toBeUndefined();
});

it('a server that does not answer makes the event come again, and then the mail goes out', async () => {
  await queue('later');

  await expect(deliver('later', createSmtpSender('smtp://127.0.0.1:1'))).rejects.toThrow();

  expect(await world.read('mail/later')).toMatchObject({ state: 'queued', text: 'A secret link' });
  expect(await deliver('later')).toBe('sent');
});

it('an address that the server refuses for good is a bounce and is not tried again', async () => {
  await queue('bounce');

  expect(await deliver('bounce')).toBe('bounced');
  expect(await deliver('bounce')).toBe('done-before');
  expect(await world.read('mail/bounce')).toMatchObject({ state: 'bounced', attempts: 1 });
  const told = (await world.list('audit')).filter(
    ({ action, entityId }) => action === 'mail.bounce' && entityId === 'bounce',
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ entityId: 'bounce', after: { to: 'bounce@example.test' } });
  expect(told[0]?.reason).toMatch(/^bounce@example\.test: ./);
});

it('of mails from strangers, those beyond the limit of one mailbox are held back, and the firm is told', async () => {
  const { count } = MAILS_FROM_STRANGERS;
  const ids = Array.from({ length: count + 1 }, (_, at) => `stranger-${at}`);
  for (const id of ids) await queue(id, { to: 'sought@example.test', isToStranger: true });
  const held = ids.at(-1) ?? '';

  for (const id of ids.slice(0, count)) expect(await deliver(id)).toBe('sent');
  expect(await deliver(held)).toBe('held');
  expect(await deliver(held)).toBe('done-before');

  expect(await received('sought')).toHaveLength(count);
  expect(await world.read(`mail/${held}`)).toMatchObject({ state: 'held' });
  expect(await world.read(`mail/${held}`)).not.toHaveProperty('text');
  const told = (await world.list('audit')).filter(({ action }) => action === 'mail.hold');
  expect(told).toMatchObject([{ entityId: held, after: { to: 'sought@example.test' } }]);
  // Nobody but the firm reads a line without a company.
  expect(told[0]).not.toHaveProperty('clientId');
  await queue('asked', { to: 'sought@example.test' });
  expect(await deliver('asked')).toBe('sent');
});

it('a mail from a stranger that has to be sent again counts once', async () => {
  const ids = Array.from({ length: MAILS_FROM_STRANGERS.count }, (_, at) => `once-more-${at}`);
  for (const id of ids) {
    await queue(id, { to: 'patient@example.test', isToStranger: true });
    await expect(deliver(id, createSmtpSender('smtp://127.0.0.1:1'))).rejects.toThrow();
  }

  for (const id of ids) expect(await deliver(id)).toBe('sent');
});

it('a run that died in the middle is followed by another one when its time is over, for which the event comes again', async () => {
  await queue('died');
  const died = deliver('died', () => new Promise(() => undefined));
  void died;
  await expect.poll(async () => (await world.read('mail/died'))?.state, { timeout: 20_000 }).toBe('sending');

  await expect(deliver('died')).rejects.toThrow('in hand');
  world.setNow('2026-11-20T15:02:00Z');
  expect(await deliver('died')).toBe('sent');
});
