import { companyRef, type ParsedDocument, type RecordName, recordRef, recordsOf } from '@vcms/data';
import { type Firestore, getDoc, getDocs, type Query } from 'firebase/firestore';
import { answersQuery } from '../data/answer-queries.ts';
import type { PortableRecords } from './portable-records.ts';

/** People whose documents are read at the same time. */
const AT_ONCE = 8;

/** Everything on file of the reader's own company. Rejects with what Firestore throws, or when the signal aborts. */
export async function readPortable(
  firestore: Firestore,
  contractorId: string,
  signal: AbortSignal,
): Promise<PortableRecords> {
  const damaged: string[] = [];
  async function all<One>(name: RecordName, query: Query<ParsedDocument<One>>): Promise<readonly One[]> {
    signal.throwIfAborted();
    const { docs } = await getDocs(query);
    return docs.flatMap((entry) => {
      const read = entry.data();
      if (read.ok) return [read.value];
      damaged.push(`${name}/${entry.id}`);
      return [];
    });
  }
  const found = (await getDoc(companyRef(firestore, contractorId))).data();
  if (found?.ok !== true) throw new Error('The company cannot be read.');
  const answers = await all('answers', answersQuery(firestore, contractorId));
  const versions = await Promise.all(
    answers.map(async ({ definitionId, defVersion }) => {
      const read = (
        await getDoc(recordRef(firestore, 'questionnaireVersions', definitionId, defVersion))
      ).data();
      if (read?.ok === true) return [read.value];
      damaged.push(`questionnaireVersions/${definitionId}/${defVersion}`);
      return [];
    }),
  );
  const own = { answers, versions: versions.flat() };
  const policies = await all('policies', recordsOf(firestore, 'policies', contractorId));
  const oshaYears = await all('oshaYears', recordsOf(firestore, 'oshaYears', contractorId));
  const emr = await all('emr', recordsOf(firestore, 'emr', contractorId));
  const notRated = await all('notRated', recordsOf(firestore, 'notRated', contractorId));
  const programs = await all('programVersions', recordsOf(firestore, 'programVersions', contractorId));
  const people = await all('staff', recordsOf(firestore, 'staff', contractorId));
  const documents = await all('documents', recordsOf(firestore, 'documents', contractorId));
  const peopleDocuments = [];
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const some = people
      .slice(at, at + AT_ONCE)
      .map(({ id }) => all('staffDocuments', recordsOf(firestore, 'staffDocuments', contractorId, id)));
    peopleDocuments.push(...(await Promise.all(some)).flat());
  }
  const statistics = { policies, oshaYears, emr, notRated, programs };
  return { company: found.value, ...own, ...statistics, people, peopleDocuments, documents, damaged };
}
