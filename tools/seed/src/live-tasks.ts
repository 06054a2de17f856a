import {
  collectionPath,
  documentPath,
  type EngagementState,
  type ProgramFacts,
  policyTasks,
  programTasks,
  type StatisticsFacts,
  statisticsTasks,
  type TaskEmr,
  type TaskFacts,
  type TaskHolder,
  type TaskNotRated,
  type TaskOshaYear,
  type TaskPolicy,
  type TaskProgram,
  type TaskRelation,
  type TaskReview,
} from '@vcms/domain';
import { getApps, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { liveAddress } from './live-address.ts';
import { LIVE_TODAY } from './live-today.ts';

/** Firestore of the live backend as the server has it, which rules do not bind. */
function trustedFirestore(): Firestore {
  const known = getApps().find(({ name }) => name === 'server');
  if (known !== undefined) return getFirestore(known);
  const { host, port, projectId } = liveAddress();
  const trusted = getFirestore(initializeApp({ projectId }, 'server'));
  connectFirestoreEmulator(trusted, host, port, { mockUserToken: 'owner' });
  return trusted;
}

/** Stores a document past the rules, as an older release or a broken import may have left it. */
export function putLiveRecord(path: string, data: DocumentData): Promise<void> {
  return setDoc(doc(trustedFirestore(), path), data);
}

async function relationsOf(db: Firestore, contractorId: string): Promise<readonly TaskRelation[]> {
  const own = query(collection(db, collectionPath('engagements')), where('contractorId', '==', contractorId));
  const { docs } = await getDocs(own);
  return Promise.all(
    docs.map(async (entry): Promise<TaskRelation> => {
      const clientId = String(entry.get('clientId'));
      const rules = await getDoc(doc(db, documentPath('clientPolicies', clientId)));
      return {
        clientId,
        clientName: String(entry.get('clientName')),
        state: entry.get('state') as EngagementState,
        selfReview: rules.get('selfReview') === true,
        today: LIVE_TODAY,
      };
    }),
  );
}

async function holdersOf(
  db: Firestore,
  contractorId: string,
  policyIds: readonly string[],
): Promise<readonly TaskHolder[]> {
  const found = await Promise.all(
    policyIds.map((id) => getDocs(collection(db, collectionPath('policyHolders', contractorId, id)))),
  );
  return found.flatMap(({ docs }) => docs.map((entry) => entry.data() as TaskHolder));
}

async function allOf<One>(
  db: Firestore,
  name: 'oshaYears' | 'emr' | 'notRated' | 'programVersions',
  contractorId: string,
): Promise<readonly One[]> {
  const { docs } = await getDocs(collection(db, collectionPath(name, contractorId)));
  return docs.map((entry) => ({ ...(entry.data() as One), id: entry.id }));
}

async function factsOf(
  db: Firestore,
  contractorId: string,
): Promise<TaskFacts & StatisticsFacts & ProgramFacts> {
  const company = await getDoc(doc(db, documentPath('companies', contractorId)));
  const policies = await getDocs(collection(db, collectionPath('policies', contractorId)));
  const reviews = await getDocs(collection(db, collectionPath('reviews', contractorId)));
  return {
    contractorId,
    contractorName: String(company.get('name')),
    today: LIVE_TODAY,
    operatingSince: company.get('operatingSince') as string | undefined,
    policies: policies.docs.map((entry) => ({ ...(entry.data() as TaskPolicy), id: entry.id })),
    holders: await holdersOf(
      db,
      contractorId,
      policies.docs.map(({ id }) => id),
    ),
    relations: await relationsOf(db, contractorId),
    reviews: reviews.docs.map((entry) => entry.data() as TaskReview),
    oshaYears: await allOf<TaskOshaYear>(db, 'oshaYears', contractorId),
    emr: await allOf<TaskEmr>(db, 'emr', contractorId),
    notRated: await allOf<TaskNotRated>(db, 'notRated', contractorId),
    programs: await allOf<TaskProgram>(db, 'programVersions', contractorId),
  };
}

/** Brings a contractor's review tasks up to date: the live backend runs no Cloud Functions, which would do so by itself. */
export async function keepReviewTasks(contractorId: string): Promise<void> {
  const db = trustedFirestore();
  const facts = await factsOf(db, contractorId);
  const tasks = [...policyTasks(facts), ...statisticsTasks(facts), ...programTasks(facts)];
  const all = collection(db, collectionPath('reviewTasks'));
  const stored = await getDocs(query(all, where('contractorId', '==', contractorId)));
  const kept = new Set(
    stored.docs
      .filter((entry) => ['questionnaire', 'staff_document'].includes(entry.get('subjectType')))
      .map(({ id }) => id),
  );
  const batch = writeBatch(db);
  for (const { id, ref } of stored.docs)
    if (!kept.has(id) && !tasks.some((task) => task.id === id)) batch.delete(ref);
  const now = serverTimestamp();
  const stamps = { createdAt: now, createdBy: 'trusted', updatedAt: now, updatedBy: 'trusted', v: 1 };
  for (const { id, ...task } of tasks) batch.set(doc(all, id), { ...task, ...stamps });
  await batch.commit();
}
