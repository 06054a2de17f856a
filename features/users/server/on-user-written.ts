import { documentPath, USER_ROLES } from '@vcms/domain';
import { applyAccount } from '@vcms/server/accounts';
import { recountCompanies } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf, withoutAbsent } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

/** A change of `users/{uid}` as its trigger reports it. */
export interface UserChange {
  readonly uid: string;
  /** The same for every delivery of one event. */
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** What follows from a changed person: the account's claims, the contact card, N18, counts of people. Every part may run again. */
export async function onUserWritten(trusted: Trusted, change: UserChange): Promise<void> {
  await applyAccount(trusted, change.uid);
  await Promise.all([writeContact(trusted, change), tellPerson(trusted, change)]);
  const [from, to] = [change.before?.companyId, change.after?.companyId];
  const isSwitched = change.before?.status !== change.after?.status;
  if (from !== to || isSwitched) await recountCompanies(trusted, [from, to]);
}

/** Contact cards show who can be reached: they come and go with active people (domain 5.2). */
async function writeContact({ db }: Trusted, { uid, before, after }: UserChange): Promise<void> {
  const from = textOf(before?.companyId);
  if (from !== '' && from !== after?.companyId) await db.doc(documentPath('contacts', from, uid)).delete();
  const user = db.doc(documentPath('users', uid));
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(user)).data();
    const companyId = textOf(stored?.companyId);
    const role = USER_ROLES.find((known) => known === stored?.role);
    if (stored === undefined || companyId === '') return;
    const card = db.doc(documentPath('contacts', companyId, uid));
    if (stored.status !== 'active' || role === undefined) {
      transaction.delete(card);
      return;
    }
    const { title, phone, email } = stored;
    const name = `${textOf(stored.firstName)} ${textOf(stored.lastName)}`.trim();
    transaction.set(card, withoutAbsent({ companyId, name, title, phone, email, role }));
  });
}

/** N18. Disabled people read it when they are back. */
async function tellPerson(trusted: Trusted, { uid, eventId, before, after }: UserChange): Promise<void> {
  if (before === undefined || after === undefined) return;
  const body = accountNews(before, after);
  if (body !== undefined)
    await notify(trusted, [uid], {
      eventKey: `account-${eventId.replaceAll('/', '-')}`,
      title: 'Account changed',
      body,
    });
}

function accountNews(before: DocumentData, after: DocumentData): string | undefined {
  if (before.companyId !== after.companyId) return `You now belong to ${textOf(after.companyName)}.`;
  if (before.role !== after.role) return 'Your role was changed. Pages and rights are those of the new role.';
  if (before.status === after.status) return undefined;
  return after.status === 'active' ? 'Your account is enabled again.' : 'Your account was disabled.';
}
