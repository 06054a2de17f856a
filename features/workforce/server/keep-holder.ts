import { collectionPath, documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

function nameOf(person: DocumentSnapshot): string | undefined {
  const name = `${textOf(person.get('firstName'))} ${textOf(person.get('lastName'))}`.trim();
  return name === '' ? undefined : name;
}

/**
 * Writes into a document of a person that was handed in whose name it was handed in under, so that it counts for nobody else
 * (domain 3.7). Carries no new stamp: it follows from the hand-in, and the event of what it writes finds nothing to write. Answers
 * whether it wrote.
 * @param seen the document as somebody wrote it; undefined or absent: deleted
 */
export async function keepHolder({ db }: Trusted, seen: DocumentSnapshot | undefined): Promise<boolean> {
  const document = seen?.ref;
  const person = document?.parent.parent;
  if (document === undefined || person === undefined || person === null) return false;
  // Most writes of a document need no transaction: it has its name, or none yet.
  if (seen?.get('state') === 'draft' || seen?.get('holder') !== undefined) return false;
  return db.runTransaction(async (transaction) => {
    const now = await transaction.get(document);
    if (!now.exists || now.get('state') === 'draft' || now.get('holder') !== undefined) return false;
    const holder = nameOf(await transaction.get(person));
    if (holder === undefined) return false;
    transaction.update(document, { holder });
    return true;
  });
}

/** The same for what was handed in before names were kept. Answers how many it wrote. */
export async function fillPaperHolders(trusted: Trusted, contractorIds: readonly string[]): Promise<number> {
  let filled = 0;
  for (const contractorId of contractorIds) {
    const people = await trusted.db.collection(collectionPath('staff', contractorId)).select().get();
    for (const { id } of people.docs) {
      const papers = await trusted.db.collection(collectionPath('staffDocuments', contractorId, id)).get();
      for (const paper of papers.docs.filter((stored) => stored.get('holder') === undefined))
        filled += Number(await keepHolder(trusted, paper));
    }
  }
  return filled;
}

/** Gives the last days that clients set, from before assignments said so, to the clients. Answers how many it wrote. */
export async function fillClientsLastDays(
  { db }: Trusted,
  contractorIds: readonly string[],
): Promise<number> {
  let filled = 0;
  for (const contractorId of contractorIds) {
    const { docs } = await db
      .collection(collectionPath('staffAssignments'))
      .where('contractorId', '==', contractorId)
      .get();
    for (const entry of docs) {
      if (entry.get('to') === undefined || entry.get('isLastDayByClient') !== undefined) continue;
      const writer = await db.doc(documentPath('users', textOf(entry.get('updatedBy')) || 'nobody')).get();
      if (writer.get('companyId') !== entry.get('clientId')) continue;
      await entry.ref.update({ isLastDayByClient: true });
      filled += 1;
    }
  }
  return filled;
}
