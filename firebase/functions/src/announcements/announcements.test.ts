import { onEventWritten } from '@vcms/calendar/server';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFirm } from '../help/contact-firm.ts';
import { onNoteWritten } from '../notes/on-note-written.ts';
import { isInAudience } from './audience.ts';
import { sendAnnouncement, sendDueAnnouncements } from './send-announcement.ts';
import { sendTestMail } from './test-mail.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('second', '5005', 'a');
  await world.put('engagements/x_a', {
    clientId: 'x',
    contractorId: 'a',
    state: 'approved',
    contractorTrades: ['roofing'],
  });
});
afterAll(() => world.stop());

const DRAFT = {
  clientId: 'x',
  subject: 'Site closed',
  bodyText: 'The north gate is closed on Monday.',
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

describe('an announcement', () => {
  it('reaches every person of its audience once, by row, notification and mail, however often it is sent', async () => {
    await schedule('now');

    await Promise.all([1, 2].map(() => sendAnnouncement(world.trusted, 'now')));
    await sendAnnouncement(world.trusted, 'now');

    expect(await world.read('announcements/now')).toMatchObject({
      state: 'sent',
      counts: { recipients: 1, emailed: 1 },
    });
    expect(await world.read('announcements/now/recipients/a')).toMatchObject({
      clientName: 'Northfield',
      ackRequired: true,
    });
    for (const uid of ['contractor', 'second']) {
      const [mail, ...more] = await mailsTo(`${uid}@example.test`);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject: 'Northfield: Site closed', replyTo: 'client@example.test' });
      const notices = (await world.list('notifications')).filter(({ toId }) => toId === uid);
      expect(notices.map(({ body }) => body)).toEqual(['Northfield: Site closed.']);
    }
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

  it('is the tenth of the day at most', async () => {
    const sentAt = Timestamp.fromDate(world.trusted.now());
    for (let count = 0; count < 10; count += 1)
      await world.put(`announcements/other-${count}`, { clientId: 'x', state: 'sent', sentAt });
    await schedule('eleventh');

    await sendAnnouncement(world.trusted, 'eleventh');

    expect(await world.read('announcements/eleventh')).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('10 announcements'),
    });
  });

  it('can be tried out by its author only', async () => {
    await sendTestMail(world.trusted, world.callers.client, { announcementId: 'now' });

    expect((await mailsTo('client@example.test')).map(({ subject }) => subject)).toEqual([
      'Test: Northfield: Site closed',
    ]);
    const call = sendTestMail(world.trusted, world.callers.contractor, { announcementId: 'now' });
    await expect(call).rejects.toMatchObject({ reason: 'not-allowed' });
  });

  it.each([
    [{ mode: 'all_approved', values: [] }, { state: 'submitted' }, false],
    [{ mode: 'status', values: ['expiring'] }, { state: 'approved', overall: 'expiring' }, true],
    [{ mode: 'trade', values: ['roofing'] }, { state: 'approved', contractorTrades: ['roofing'] }, true],
    [{ mode: 'selected', values: ['a'] }, { state: 'ended', contractorId: 'a' }, false],
    [{ mode: 'everybody', values: [] }, { state: 'approved' }, false],
    [undefined, { state: 'approved' }, false],
  ])('for %j: an engagement %j is meant: %s', (audience, engagement, meant) => {
    expect(isInAudience(engagement, audience)).toBe(meant);
  });
});

it('a note tells the contractor once it is shared, an event its guests', async () => {
  const note = {
    clientId: 'x',
    contractorId: 'a',
    body: 'Well done. '.repeat(12),
    visibility: 'client_private',
  };
  await onNoteWritten(world.trusted, 'n1', { after: note });
  for (const _ of [1, 2])
    await onNoteWritten(world.trusted, 'n1', { before: note, after: { ...note, visibility: 'shared' } });
  const event = {
    title: 'Toolbox talk',
    start: Timestamp.fromDate(new Date('2026-12-01T15:00:00Z')),
    attendees: ['second', 'client'],
    createdBy: 'client',
    ownerCompanyId: 'x',
  };
  await Promise.all([1, 2].map(() => onEventWritten(world.trusted, 'ev1', event)));

  const told = (await world.list('notifications')).filter(({ title }) => title !== 'Announcement');
  expect(told.map(({ toId, title }) => `${toId}: ${title}`).sort()).toEqual([
    'contractor: Note shared with you',
    'second: Event invitation',
    'second: Note shared with you',
  ]);
  expect(told.find(({ title }) => title === 'Event invitation')?.body).toBe(
    'Toolbox talk, 12/01/2026, 3:00 PM UTC.',
  );
});

it('the contact form reaches customer service once for one click', async () => {
  const request = {
    requestId: 'click-0123456789',
    subject: 'Lost',
    message: 'Where do I upload?',
    page: '/insurance',
    browser: 'Test',
  };

  await Promise.all([1, 2].map(() => contactFirm(world.trusted, world.callers.contractor, request)));

  const mails = await mailsTo('service@example.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    replyTo: 'contractor@example.test',
    text: expect.stringContaining('Page: /insurance'),
  });
});
