import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Values that one `in` may hold, a limit of Firestore. */
const IN_MAX = 30;

function activeOf({ db }: Trusted, companyIds: readonly string[]): readonly Query[] {
  return Array.from({ length: Math.ceil(companyIds.length / IN_MAX) }, (_, at) =>
    db
      .collection('users')
      .where('companyId', 'in', companyIds.slice(at * IN_MAX, (at + 1) * IN_MAX))
      .where('status', '==', 'active'),
  );
}

/** How many people can sign in for these companies. */
export async function countPeople(trusted: Trusted, companyIds: readonly string[]): Promise<number> {
  const counts = await Promise.all(activeOf(trusted, companyIds).map((query) => query.count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** Somebody who gets a mail. */
export interface Person {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

function personOf(entry: QueryDocumentSnapshot): Person {
  const name = `${textOf(entry.get('firstName'))} ${textOf(entry.get('lastName'))}`.trim();
  return { uid: entry.id, name, email: textOf(entry.get('email')) };
}

/** The people who can sign in for these companies, by company. */
export async function peopleOf(
  trusted: Trusted,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const found = await Promise.all(activeOf(trusted, companyIds).map((query) => query.get()));
  return grouped(found.flatMap(({ docs }) => docs));
}

function grouped(entries: readonly QueryDocumentSnapshot[]): ReadonlyMap<string, readonly Person[]> {
  const people = new Map<string, Person[]>();
  for (const entry of entries) {
    const companyId = textOf(entry.get('companyId'));
    people.set(companyId, [...(people.get(companyId) ?? []), personOf(entry)]);
  }
  return people;
}
