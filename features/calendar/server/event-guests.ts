import { EVIDENCE_VISIBLE_STATES } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Uids of the attendees whom the author's company may address: its own people, the firm's, and those of the companies it is
 * connected with now (domain 4.7); the firm addresses everybody. The rules ask the same when somebody is added, but a list
 * may be older than they are, and a relation may have ended since. Disabled people are left out.
 */
export async function eventGuests({ db }: Trusted, event: DocumentData): Promise<readonly string[]> {
  const owner = textOf(event.ownerCompanyId);
  const attendees: unknown[] = Array.isArray(event.attendees) ? event.attendees : [];
  const uids = [...new Set(attendees.map(textOf))].filter((uid) => uid !== '' && !uid.includes('/'));
  if (owner === '' || uids.length === 0) return [];
  const found = await db.getAll(...uids.map((uid) => db.collection('users').doc(uid)));
  const people = found.filter((person) => person.get('status') === 'active');
  const companies = [...new Set(people.map((person) => textOf(person.get('companyId'))))];
  const answers = await Promise.all(companies.map((id) => mayAddress(db, owner, id)));
  const open = new Set(companies.filter((_id, index) => answers[index]));
  return people.filter((person) => open.has(textOf(person.get('companyId')))).map(({ id }) => id);
}

/** True when people of the first company may write to those of the other one. */
export async function mayAddress(db: Trusted['db'], owner: string, other: string): Promise<boolean> {
  if (other === '') return false;
  if (owner === other) return true;
  const [author, addressed, asClient, asContractor] = await db.getAll(
    db.doc(`companies/${owner}`),
    db.doc(`companies/${other}`),
    db.doc(`engagements/${owner}_${other}`),
    db.doc(`engagements/${other}_${owner}`),
  );
  if (author?.get('kind') === 'firm' || addressed?.get('kind') === 'firm') return true;
  const isConnected = (state: unknown) => EVIDENCE_VISIBLE_STATES.some((known) => known === state);
  // A contractor sees the client that invites it before it accepts.
  return (
    isConnected(asClient?.get('state')) ||
    isConnected(asContractor?.get('state')) ||
    asContractor?.get('state') === 'invited'
  );
}
