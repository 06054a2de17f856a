import { onEventWritten } from '@vcms/calendar/server';
import { placePath } from '@vcms/domain/notice-place';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactFirm } from '../help/contact-firm.ts';
import { onNoteWritten } from './on-note-written.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('second', '5005', 'a');
  await world.put('engagements/x_a', { clientId: 'x', contractorId: 'a', state: 'approved' });
});
afterAll(() => world.stop());

const mailsTo = async (email: string) => (await world.list('mail')).filter(({ to }) => to === email);

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

  const told = await world.list('notifications');
  expect(told.map(({ toId, title }) => `${toId}: ${title}`).sort()).toEqual([
    'contractor: Note shared with you',
    'second: Event invitation',
    'second: Note shared with you',
  ]);
  expect(told.find(({ title }) => title === 'Event invitation')?.body).toBe(
    'Toolbox talk, 12/01/2026, 3:00 PM UTC.',
  );
});

it('no words of a note go to people with limited access, who cannot open it', async () => {
  await world.addPerson('limited', '5006', 'a');
  const note = { clientId: 'x', contractorId: 'a', body: 'The gate code is 4711.', visibility: 'shared' };
  await onNoteWritten(world.trusted, 'n3', { after: note });

  const told = (await world.list('notifications')).filter(({ id }) => id.endsWith('note-n3'));
  expect(told.map(({ toId }) => toId).sort()).toEqual(['contractor', 'limited', 'second']);
  expect(told.find(({ toId }) => toId === 'second')?.body).toContain('The gate code is 4711.');
  const limited = told.find(({ toId }) => toId === 'limited')?.body;
  expect(limited).toContain('left a note for your company. Notes are not part of the limited plan');
  expect(limited).not.toContain('4711');
});

it('a note of the firm says whose words it holds, and leads to the notes of the home page', async () => {
  const note = { clientId: 'x', contractorId: 'a', body: 'Call us.', visibility: 'shared', byFirm: true };
  await onNoteWritten(world.trusted, 'n2', { after: note });

  const notice = (await world.list('notifications')).find(({ id }) => id === 'contractor_note-n2');
  const client = (await world.read('companies/x'))?.name;
  expect(notice?.body).toBe(`Clearpath, about your work for ${client}: Call us.`);
  const waiting = (await world.list('noticeMail')).find(({ body }) => body === notice?.body);
  expect(placePath(waiting?.place, '5005')).toBe('/dashboard#notes');
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
