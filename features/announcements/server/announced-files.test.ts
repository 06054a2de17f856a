import { createHash } from 'node:crypto';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askReminder, remindUnread } from './remind-unread.ts';
import { sendAnnouncement, sendDueAnnouncements } from './send-announcement.ts';
import { sendTestMail } from './test-mail.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const PLACE = 'http://app.test/dashboard?announcement=';

/** A file in the folder of client `x` as its browser put it up. */
async function putUp(id: string, fileName: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const storagePath = `companies/x/announcements/${id}/1/${id}.csv`;
  await world.saveFile(storagePath, bytes);
  await world.put(`companies/x/announcementDocuments/${id}`, {
    ...{ clientId: 'x', title: fileName, fileName, contentType: 'text/csv', storagePath },
    ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ...{ virusScan: 'pending', createdBy: 'client' },
  });
}

async function schedule(id: string, docIds: readonly string[]): Promise<void> {
  await world.put(`announcements/${id}`, {
    ...{ clientId: 'x', subject: 'Crane list', bodyText: 'See the list.', ackRequired: false },
    ...{ audience: { mode: 'all_approved', values: [] }, state: 'scheduled', docIds },
    counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
  });
}

async function mailsOf(id: string) {
  const mails = await world.list('mail');
  return mails.filter((mail) => mail.text?.includes(`${PLACE}${id}`));
}

describe('the files of an announcement', () => {
  it('are named in its mails with their size and a link, in both parts, and none is in a mail', async () => {
    await putUp('cranes', 'cranes <b>.csv', 'Crane;Reach\n1;40');
    await putUp('days', 'days.csv', 'Day\n'.repeat(1_000));
    await schedule('now', ['cranes', 'days']);

    await sendAnnouncement(world.trusted, 'now');
    await sendTestMail(world.trusted, world.callers.client, { announcementId: 'now' });
    await askReminder(world.trusted, world.callers.client, { announcementId: 'now', reminders: 0 });
    await remindUnread(world.trusted, 'now');

    const mails = await mailsOf('now');
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Northfield: Crane list',
      'Reminder: Northfield: Crane list',
      'Test: Northfield: Crane list',
    ]);
    for (const mail of mails) {
      expect(mail.text).toContain(
        `2 files, 4 KB. Sign in to open them: ${PLACE}now\n- cranes <b>.csv, 1 KB\n- days.csv, 4 KB`,
      );
      expect(mail.html).toContain(
        `<ul><li><a href="${PLACE}now">cranes &lt;b&gt;.csv</a>, 1 KB</li><li><a href="${PLACE}now">days.csv</a>, 4 KB</li></ul>`,
      );
      expect(mail).not.toHaveProperty('attachments');
      expect(JSON.stringify(mail)).not.toContain('companies/x/');
    }
  });

  it.each([
    ['with a virus', EICAR, 'The virus scan blocked bad.csv. Use it as a new one, with other files.'],
    [
      'that is no table',
      '<html>',
      'bad.csv cannot be opened by others. Use it as a new one, with other files.',
    ],
  ])('keep it from going out where one is a file %s', async (name, text, failure) => {
    const id = name.replaceAll(' ', '-');
    await putUp(id, 'bad.csv', text);
    await schedule(id, ['days', id]);

    await sendAnnouncement(world.trusted, id);

    expect(await world.read(`announcements/${id}`)).toMatchObject({ state: 'failed', failure });
    expect(await world.list(`announcements/${id}/recipients`)).toEqual([]);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('keep it from going out where one is in no folder of its client', async () => {
    await world.put('companies/y/announcementDocuments/foreign', {
      clientId: 'y',
      fileName: 'f.csv',
      size: 1,
    });
    await schedule('foreign', ['foreign']);

    await sendAnnouncement(world.trusted, 'foreign');

    const failure = 'A file is missing. Use it as a new one, with other files.';
    expect(await world.read('announcements/foreign')).toMatchObject({ state: 'failed', failure });
  });

  it('are waited for until the scanner answers', async () => {
    await putUp('late', 'late.csv', 'Late;1');
    await schedule('waits', ['late']);
    const scanner = { scan: () => Promise.reject(new Error('The scanner is down.')) };

    await sendAnnouncement({ ...world.trusted, scanner }, 'waits');
    expect(await world.read('announcements/waits')).toMatchObject({ state: 'scheduled' });
    expect(await mailsOf('waits')).toEqual([]);
    await world.trusted.db.doc('announcements/waits').update({ scheduledFor: world.trusted.now() });
    await sendDueAnnouncements(world.trusted);

    expect(await world.read('announcements/waits')).toMatchObject({ state: 'sent' });
    expect(await mailsOf('waits')).toHaveLength(1);
  });
});
