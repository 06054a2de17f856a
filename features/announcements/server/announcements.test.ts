import { documentPath } from '@vcms/domain';
import { APPROVED_ENGAGEMENT, failingAfter, startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recount } from './count-recipients.ts';
import { askReminder, remindUnread } from './remind-unread.ts';
import { sendAnnouncement, sendDueAnnouncements } from './send-announcement.ts';
import { settleMail } from './settle-mail.ts';
import { sendTestMail } from './test-mail.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('second', '5005', 'a');
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

const DRAFT = {
  clientId: 'x',
  subject: 'Site closed',
  bodyText: 'The **north** gate is closed on Monday.',
  audience: { mode: 'all_approved', values: [] },
  docIds: [],
  state: 'scheduled',
  ackRequired: true,
  counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
};

async function schedule(id: string, more: object = {}): Promise<void> {
  await world.put(`announcements/${id}`, { ...DRAFT, ...more });
  await world.trusted.db.doc(`announcements/${id}`).update({ createdBy: 'client' });
}

const mailsTo = async (email: string) => (await world.list('mail')).filter(({ to }) => to === email);
const rowOf = (id: string, contractorId: string) =>
  world.read(documentPath('announcementRecipients', id, contractorId));

async function settle(id: string, state: 'sent' | 'bounced', reason?: string): Promise<void> {
  await world.trusted.db.doc(`mail/${id}`).update({ state, ...(reason === undefined ? {} : { reason }) });
  await settleMail(world.trusted, id);
}

describe('an announcement', () => {
  it('reaches every person of its audience once, by row, notification and mail, however often it is sent', async () => {
    await schedule('now');

    await Promise.all([1, 2].map(() => sendAnnouncement(world.trusted, 'now')));
    await sendAnnouncement(world.trusted, 'now');

    expect(await world.read('announcements/now')).toMatchObject({
      state: 'sent',
      counts: { recipients: 1, emailed: 0, read: 0, acknowledged: 0, bounced: 0 },
    });
    expect(await rowOf('now', 'a')).toMatchObject({
      ...{ clientName: 'Northfield', contractorName: 'Acme Roofing', senderName: 'client Vale' },
      ...{ bodyText: DRAFT.bodyText, ackRequired: true, mailState: 'queued' },
    });
    for (const uid of ['contractor', 'second']) {
      const [mail, ...more] = await mailsTo(`${uid}@example.test`);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject: 'Northfield: Site closed', replyTo: 'client@example.test' });
      expect(mail?.text).toContain('The north gate is closed on Monday.\n\nclient Vale, Northfield');
      expect(mail?.html).toContain('<p>The <strong>north</strong> gate is closed on Monday.</p>');
      expect(mail?.text).toContain('http://app.test/dashboard?announcement=now');
      const notices = (await world.list('notifications')).filter(({ toId }) => toId === uid);
      expect(notices.map(({ body }) => body)).toEqual(['Northfield: Site closed.']);
    }
  });

  it('shows what became of each mail, and counts it', async () => {
    await settle('announcement-now-contractor', 'sent');
    expect(await rowOf('now', 'a')).toMatchObject({ mailState: 'queued', failedMails: 0 });
    await settle('announcement-now-second', 'bounced', '550 No such mailbox');
    await settle('announcement-now-second', 'sent');

    expect(await rowOf('now', 'a')).toMatchObject({
      mailState: 'delivered',
      failedMails: 1,
      mails: {
        contractor: { name: 'contractor Vale', state: 'delivered' },
        second: { name: 'second Vale', state: 'failed', reason: '550 No such mailbox' },
      },
    });
    const waits: number[] = [];
    const changed = () => recount(world.trusted, 'now', world.trusted.now(), async (ms) => waits.push(ms));
    await changed();
    expect((await world.read('announcements/now'))?.counts).toMatchObject({ emailed: 1, bounced: 1 });
    // The next change comes within the pause after a count.
    await world.trusted.db.doc('announcements/now/recipients/a').update({ readAt: new Date() });
    await changed();
    expect(waits).toHaveLength(1);
    expect((await world.read('announcements/now'))?.counts).toMatchObject({ read: 1, acknowledged: 0 });
  });

  it('is sent again to those only who have not read it, once for each time it was asked', async () => {
    const late = { contractorId: 'late', contractorName: 'Late Co' };
    await world.put('engagements/x_late', { ...APPROVED_ENGAGEMENT, ...late });
    await world.addPerson('sleeper', '5006', 'late');
    await schedule('again');
    await sendAnnouncement(world.trusted, 'again');
    await world.trusted.db.doc('announcements/again/recipients/a').update({ readAt: new Date() });
    const request = { announcementId: 'again', reminders: 0 };
    await expect(askReminder(world.trusted, world.callers.contractor, request)).rejects.toMatchObject({
      reason: 'not-allowed',
    });

    await askReminder(world.trusted, world.callers.client, request);
    await expect(askReminder(world.trusted, world.callers.client, request)).rejects.toMatchObject({
      reason: 'conflict',
    });
    await Promise.all([1, 2].map(() => remindUnread(world.trusted, 'again')));
    await remindUnread(world.trusted, 'again');

    expect((await mailsTo('sleeper@example.test')).map(({ subject }) => subject).sort()).toEqual([
      'Northfield: Site closed',
      'Reminder: Northfield: Site closed',
    ]);
    const again = (await mailsTo('second@example.test')).filter(
      ({ about }) => about?.announcementId === 'again',
    );
    expect(again).toHaveLength(1);
    // The first mail has no say any more.
    await settle('announcement-again-sleeper', 'bounced', '550');
    expect(await rowOf('again', 'late')).toMatchObject({ reminded: 1, mailState: 'queued' });
    await world.trusted.db.doc('engagements/x_late').delete();
  });

  it('waits for its time, and a cancelled one is never sent', async () => {
    const scheduledFor = Timestamp.fromDate(new Date('2026-11-20T16:00:00Z'));
    await schedule('later', { scheduledFor });
    await schedule('cancelled', { scheduledFor, state: 'cancelled' });

    await sendAnnouncement(world.trusted, 'later');
    expect(await world.read('announcements/later')).toMatchObject({ state: 'scheduled' });
    world.setNow('2026-11-20T16:00:30Z');
    await sendDueAnnouncements(world.trusted);

    expect(await world.read('announcements/later')).toMatchObject({ state: 'sent' });
    expect(await world.read('announcements/cancelled')).toMatchObject({ state: 'cancelled' });
  });

  it('can be tried out by those who write for the company only', async () => {
    await sendTestMail(world.trusted, world.callers.client, { announcementId: 'now' });

    expect((await mailsTo('client@example.test')).map(({ subject }) => subject)).toEqual([
      'Test: Northfield: Site closed',
    ]);
    for (const caller of [world.callers.contractor, world.callers.reduced]) {
      const call = sendTestMail(world.trusted, caller, { announcementId: 'now' });
      await expect(call).rejects.toMatchObject({ reason: 'not-allowed' });
    }
  });

  it('is the tenth of the day at most', async () => {
    const sentAt = Timestamp.fromDate(world.trusted.now());
    for (let count = 0; count < 10; count += 1)
      await world.put(`announcements/other-${count}`, { clientId: 'x', state: 'sent', sentAt });
    await schedule('eleventh');

    await sendAnnouncement(world.trusted, 'eleventh');

    expect(await world.read('announcements/eleventh')).toMatchObject({
      state: 'failed',
      failure: 'You have reached 10 announcements today.',
    });
  });

  it('goes on where an instance was stopped, and mails each of 200 once', async () => {
    const { db } = world.trusted;
    const writer = db.bulkWriter();
    for (let at = 0; at < 200; at += 1) {
      const contractorId = `many-${at}`;
      const name = { firstName: 'P', lastName: `${at}`, email: `p${at}@example.test` };
      void writer.set(db.doc(`users/p${at}`), { ...name, companyId: contractorId, status: 'active' });
      void writer.set(db.doc(`engagements/y_${contractorId}`), {
        ...{ clientId: 'y', contractorId, contractorName: `Many ${at}`, state: 'approved' },
      });
    }
    await writer.close();
    await schedule('many', { clientId: 'y' });

    await expect(sendAnnouncement(failingAfter(world.trusted, 70), 'many')).rejects.toThrow('stopped');
    expect(await world.read('announcements/many')).toMatchObject({ state: 'sending' });
    await Promise.all([1, 2].map(() => sendDueAnnouncements(world.trusted)));

    expect(await world.read('announcements/many')).toMatchObject({
      state: 'sent',
      counts: { recipients: 200 },
    });
    const mails = (await world.list('mail')).filter(({ about }) => about?.announcementId === 'many');
    expect(mails).toHaveLength(200);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(200);
  });
});
