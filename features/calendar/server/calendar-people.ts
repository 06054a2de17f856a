import { type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import { type Caller, refuseAccess, type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { mayAddress } from './event-guests.ts';

/** More people of one company are not listed; nobody has as many. */
const LISTED = 200;

function personOf(person: DocumentSnapshot): CallableResponse<'calendarPeople'>['people'][number] {
  const name = `${textOf(person.get('firstName'))} ${textOf(person.get('lastName'))}`.trim();
  return {
    uid: person.id,
    name: name === '' ? 'Somebody' : name,
    title: textOf(person.get('title')),
    companyName: textOf(person.get('companyName')),
  };
}

/** Administrators plan with the firm only (domain 4.7). */
async function maySee(trusted: Trusted, caller: Caller, companyId: string): Promise<boolean> {
  if (caller.role === '5001') return caller.companyId === companyId;
  return mayAddress(trusted.db, caller.companyId, companyId);
}

/**
 * The active people of a company whom the caller may invite to an event, by name: colleagues, the firm, and companies that the
 * caller's company is connected with now. Names and titles only, so that roles that read no other person's record can choose.
 */
export async function calendarPeople(
  trusted: Trusted,
  caller: Caller,
  { companyId }: CheckedRequest<'calendarPeople'>,
): Promise<CallableResponse<'calendarPeople'>> {
  if (!(await maySee(trusted, caller, companyId))) refuseAccess();
  const users = trusted.db.collection('users').where('companyId', '==', companyId);
  const found = await users.where('status', '==', 'active').limit(LISTED).get();
  const people = found.docs.map(personOf);
  return { people: people.toSorted((left, right) => left.name.localeCompare(right.name, 'en')) };
}

function isSeen({ uid, companyId }: Caller, event: DocumentData): boolean {
  const attendees: unknown[] = Array.isArray(event.attendees) ? event.attendees : [];
  if (event.createdBy === uid || attendees.includes(uid)) return true;
  if (event.visibility !== 'me' && event.ownerCompanyId === companyId) return true;
  return event.visibility === 'engagement' && [event.clientId, event.contractorId].includes(companyId);
}

/** Who made an event and who is invited, by name, for whoever sees the event (the access rules say the same). */
export async function calendarNames(
  { db }: Trusted,
  caller: Caller,
  { eventId }: CheckedRequest<'calendarNames'>,
): Promise<CallableResponse<'calendarNames'>> {
  const event = (await db.doc(documentPath('calendarEvents', eventId)).get()).data();
  if (event === undefined || !isSeen(caller, event)) refuseAccess();
  const attendees: unknown[] = Array.isArray(event.attendees) ? event.attendees : [];
  const uids = [...new Set([textOf(event.createdBy), ...attendees.map(textOf)])].filter((uid) => uid !== '');
  const found = await db.getAll(...uids.map((uid) => db.doc(documentPath('users', uid))));
  return { people: found.filter(({ exists }) => exists).map(personOf) };
}
