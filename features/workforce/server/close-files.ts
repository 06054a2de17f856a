import { collectionPath, documentPath, STAFF_FILE_TYPES } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';

/** Files that one transaction looks at, each with its words beside it. */
const TOGETHER = 100;

/** By the id of a file whose it is: in the order of their ids the first person that bears it. */
async function bearersOf({ db }: Trusted, contractorId: string): Promise<ReadonlyMap<string, string>> {
  const bearers = new Map<string, string>();
  const note = (file: unknown, staffId: string) => {
    if (typeof file === 'string' && !bearers.has(file)) bearers.set(file, staffId);
  };
  const people = await db.collection(collectionPath('staff', contractorId)).select('photo').get();
  for (const person of people.docs) {
    note(person.get('photo'), person.id);
    const papers = db.collection(collectionPath('staffDocuments', contractorId, person.id));
    for (const paper of (await papers.select('docId').get()).docs) note(paper.get('docId'), person.id);
  }
  return bearers;
}

function closeSome(
  { db }: Trusted,
  contractorId: string,
  ids: readonly string[],
  bearers: ReadonlyMap<string, string>,
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const places = (['documents', 'documentTexts'] as const).flatMap((name) =>
      ids.map((id) => db.doc(documentPath(name, contractorId, id))),
    );
    const open = (await transaction.getAll(...places)).filter((one) => one.get('visibility') === 'engaged');
    for (const { id, ref } of open) {
      const staffId = bearers.get(id);
      transaction.update(ref, { visibility: 'company', ...(staffId === undefined ? {} : { staffId }) });
    }
    return open.filter(({ ref }) => ref.parent.id === 'documents').length;
  });
}

/**
 * Takes the files of people that every client of their contractor lists, from before files said whose they are, out of these lists, and
 * says whose they are: the client that the person is assigned to opens them again (ADR 62). One that nobody bears is closed to all clients.
 * Carries no new stamp. Answers how many it closed.
 */
export async function closeFilesOfPeople(
  trusted: Trusted,
  contractorIds: readonly string[],
): Promise<number> {
  let closed = 0;
  for (const contractorId of contractorIds) {
    const { docs } = await trusted.db
      .collection(collectionPath('documents', contractorId))
      .where('typeId', 'in', [...STAFF_FILE_TYPES])
      .where('visibility', '==', 'engaged')
      .select()
      .get();
    if (docs.length === 0) continue;
    const bearers = await bearersOf(trusted, contractorId);
    const ids = docs.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += TOGETHER)
      closed += await closeSome(trusted, contractorId, ids.slice(from, from + TOGETHER), bearers);
  }
  return closed;
}
