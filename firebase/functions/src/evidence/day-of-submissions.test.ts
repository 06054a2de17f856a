import { sendNoticeMails } from '@vcms/server/mail';
import { POLICY, startWorld, type World } from '@vcms/server/test-support';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEvidenceWritten } from './on-evidence-written.ts';

const LINES = ['gl', 'auto', 'wc_el', 'umbrella', 'professional'];
const CONTRACTORS = Array.from({ length: 10 }, (_, at) => `c${at}`);
/** The day in Chicago: three lines before noon and two after it, of each contractor. */
const HOURS = [9, 10, 11, 13, 15];

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T12:00:00Z');
});
afterAll(() => world.stop());

async function submit(contractorId: string, at: number): Promise<void> {
  const [line = '', hour = 0] = [LINES[at], HOURS[at]];
  const moment = new Date(`2026-11-20T${String(hour + 6).padStart(2, '0')}:00:00Z`);
  world.setNow(moment.toISOString());
  const stamp = Timestamp.fromDate(moment);
  const by = `${contractorId}-person`;
  const stamps = { createdAt: stamp, createdBy: by, updatedAt: stamp, updatedBy: by, v: 1 };
  const numbered = { ...POLICY, line, policyNumber: `${line}-${contractorId}`, contractorId };
  const record: DocumentData = { ...numbered, ...stamps, submittedOn: '2026-11-20' };
  await world.trusted.db.doc(`companies/${contractorId}/policies/p${at}`).set(record);
  const event = { companyId: contractorId, kind: 'policies', id: `p${at}`, eventId: `${contractorId}-${at}` };
  await onEvidenceWritten(world.trusted, { ...event, before: { ...record, state: 'draft' }, after: record });
}

it('tells each reviewer of fifty submissions of ten contractors in twenty notices, and by mail as each of them wants it', async () => {
  const { db } = world.trusted;
  await world.put('clients/x', { clientId: 'x', selfReview: false });
  for (const id of CONTRACTORS) {
    await world.put(`companies/${id}`, { ...(await world.read('companies/a')), name: `Contractor ${id}` });
    await world.put(`engagements/x_${id}`, {
      ...{ clientId: 'x', contractorId: id, clientName: 'Northfield', contractorName: id },
      ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
    });
  }
  for (const [uid, prefs] of [
    ['daily', { emailReminders: false, digest: 'daily' }],
    ['none', { emailReminders: false, digest: 'off' }],
  ] as const) {
    await world.addPerson(uid, '5002', 'firm');
    await db.doc(`users/${uid}`).update({ prefs });
  }

  for (const at of LINES.keys()) {
    for (const id of CONTRACTORS) await submit(id, at);
    await sendNoticeMails(world.trusted);
  }
  world.setNow('2026-11-21T13:00:00Z');
  await sendNoticeMails(world.trusted);

  const notices = await world.list('notifications');
  const mails = await world.list('mail');
  const of = (uid: string) => ({
    notices: notices.filter(({ toId }) => toId === uid).length,
    mails: mails.filter(({ to }) => to === `${uid}@example.test`).length,
  });
  expect({ service: of('service'), daily: of('daily'), none: of('none'), client: of('client') }).toEqual({
    // Each contractor has one notice for each half of the day; a mail holds whatever came since the one before it.
    service: { notices: 20, mails: 5 },
    daily: { notices: 20, mails: 1 },
    none: { notices: 20, mails: 0 },
    // The firm reviews for it.
    client: { notices: 0, mails: 0 },
  });
  const [whole] = mails.filter(({ to }) => to === 'daily@example.test');
  expect(whole?.subject).toBe('Your daily summary: 20 notifications');
  expect(notices.map(({ title }) => title).toSorted()).toEqual(
    [...CONTRACTORS, ...CONTRACTORS].flatMap((_, at) => {
      const count = at < CONTRACTORS.length ? 2 : 3;
      return ['service', 'daily', 'none'].map(() => `${count} documents received`);
    }),
  );
});
