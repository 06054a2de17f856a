import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptMail } from './kept-mail.ts';
import { mailPage } from './mail-page.ts';
import { type MailSink, startMailSink } from './start-mail-sink.ts';

describe('the mail server of this machine', () => {
  let folder: string;
  let sink: MailSink;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-sink-'));
    sink = await startMailSink({ host: '127.0.0.1', pagePort: 0, smtpPort: 0, folder });
  });

  afterAll(async () => {
    await sink.close();
    await rm(folder, { recursive: true, force: true });
  });

  function send(to: string, subject: string): Promise<unknown> {
    const transport = createTransport({ url: sink.smtpUrl });
    const attachments = [{ filename: 'plan.csv', content: 'a,b' }];
    return transport.sendMail({
      from: 'VCMS <a@example.test>',
      to,
      subject,
      text: 'Grüße\nhttp://x.test/?a=1',
      attachments,
    });
  }

  it('keeps each message as it came and as one can read it, and lists the newest first', async () => {
    await send('first@example.test', 'First');
    await send('second@example.test', 'Ünïcode subject');

    const mails = (await (await fetch(`${sink.pageOrigin}/messages.json`)).json()) as KeptMail[];

    expect(mails.map(({ subject }) => subject)).toEqual(['Ünïcode subject', 'First']);
    expect(mails[0]).toMatchObject({
      from: 'a@example.test',
      to: ['second@example.test'],
      text: expect.stringContaining('Grüße'),
      attachments: [{ fileName: 'plan.csv', bytes: 3 }],
    });
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
    const source = await fetch(`${sink.pageOrigin}/messages/${mails[0]?.id}.eml`);
    expect(await source.text()).toContain('second@example.test');
  });

  it('refuses addresses that stand for mailboxes which do not exist', async () => {
    await expect(send('bounce@example.test', 'Lost')).rejects.toMatchObject({ responseCode: 550 });
  });

  it.each(['/messages/..%2Fx.eml', '/messages/1.eml', '/other'])('has nothing at %s', async (path) => {
    expect((await fetch(`${sink.pageOrigin}${path}`)).status).toBe(404);
  });
});

it('what a sender wrote never becomes markup of the page', () => {
  const mail = {
    id: '1',
    receivedAt: '',
    from: '',
    to: ['<b>'],
    subject: '<script>',
    text: '<i>"',
    attachments: [],
  };

  const page = mailPage([mail]);

  expect(page).not.toMatch(/<script>|<b>|<i>/);
});
