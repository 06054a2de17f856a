import { Timestamp } from 'firebase-admin/firestore';
import type { ProjectContext } from '../../project-context.ts';

/** What the server keeps of one person and one contractor while people work, of which the demo data has nothing. */
export async function plantTraces(
  { trusted: { db, files } }: ProjectContext,
  companyId: string,
): Promise<void> {
  const [person] = (await db.collection('users').where('companyId', '==', companyId).limit(1).get()).docs;
  if (person === undefined) throw new Error(`${companyId} has no people.`);
  const { id: uid } = person;
  const email: string = person.get('email');
  const at = Timestamp.fromDate(new Date('2026-11-20T12:00:00Z'));
  const records: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    [`notifications/${uid}_planted`]: { toId: uid, title: 'Insurance ends', read: false },
    [`noticeMail/${uid}_planted`]: { toId: uid, title: 'Insurance ends', at, dueAt: at },
    [`reminderLog/${uid}_planted`]: { at },
    [`mail/planted-${uid}`]: { to: email, state: 'sent', createdAt: at },
    [`calendarFeeds/${uid}`]: { tokenHash: 'f'.repeat(64), madeOn: '2026-11-20', round: 1 },
    [`unsubscribeLinks/${`${uid}${'0'.repeat(64)}`.slice(0, 64)}`]: { uid, mailbox: 'a', expireAt: at },
    [`userDevices/${uid}`]: { devices: [], lastSeenAt: at },
    [`helpVotes/planted_${uid}`]: { createdBy: uid, useful: true },
    [`intakePauses/${companyId}`]: { companyId, until: at },
    [`failedJobs/planted~${companyId}`]: { companyId, lastFailedAt: at },
    [`locks/firm_policy_${companyId}_planted`]: { contractorId: companyId, scope: 'firm', until: at },
    [`brokerRequests/planted-${companyId}`]: { contractorId: companyId, state: 'sent', tokenHash: 'e' },
    [`calendarEvents/planted-${companyId}`]: { ownerCompanyId: companyId, attendees: [uid], title: 'Audit' },
    [`calendarEvents/planted-firm-${companyId}`]: {
      ownerCompanyId: 'firm',
      contractorId: companyId,
      attendees: [uid, 'someone'],
    },
    [`companies/${companyId}/documentTexts/planted`]: { nameWords: ['roof'], text: 'words' },
  };
  for (const [path, fields] of Object.entries(records)) await db.doc(path).set(fields);
  for (const path of [`users/${uid}/photo/one.png`, `brokerUploads/planted-${companyId}/1/1/1`])
    await files.save(path, Buffer.from(`${path}\n`), 'application/octet-stream');
}
