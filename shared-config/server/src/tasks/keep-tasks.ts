import { documentPath, localDate } from '@vcms/domain';
import {
  type DocumentData,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { textOf, updatedStamps } from '../core/fields.ts';
import { isSameContent } from './same-content.ts';
import { lockPart, syncTasks, syncTasksOf, syncTasksOfPerson } from './sync-tasks.ts';
import { createTermsReader } from './task-facts.ts';

/** Contractors worked on at the same time. */
const AT_ONCE = 8;
const PAGE = 200;
const ROUNDS_MAX = 10;

/** A document that tasks are made of, before and after, as its trigger reports it. */
interface Written {
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

function differs({ before, after }: Written, names: readonly string[]): boolean {
  return names.some((name) => before?.[name] !== after?.[name]);
}

/** An engagement shows evidence to a client or hides it, and brings the client's name. */
export async function tasksOfEngagement(trusted: Trusted, written: Written): Promise<void> {
  if (!differs(written, ['state', 'clientName'])) return;
  await syncTasks(trusted, textOf((written.after ?? written.before)?.contractorId));
}

/** A person is assigned to a client, is called otherwise there, or not any longer. */
export async function tasksOfAssignment(trusted: Trusted, { before, after }: Written): Promise<void> {
  const assigned = after ?? before;
  const [contractorId, staffId] = [textOf(assigned?.contractorId), textOf(assigned?.staffId)];
  if (contractorId !== '' && staffId !== '') await syncTasksOfPerson(trusted, contractorId, staffId);
}

/** The name of a contractor stands in its tasks, and years that miss since it works; one that was merged has none. */
export async function tasksOfCompany(trusted: Trusted, companyId: string, written: Written): Promise<void> {
  const { before, after } = written;
  if ((after ?? before)?.kind === 'contractor' && differs(written, ['name', 'mergedInto', 'operatingSince']))
    await syncTasks(trusted, companyId);
}

/** A client begins or ends to review for itself what the firm accepted: its contractors' accepted policies come or go. */
export async function tasksOfClient(trusted: Trusted, clientId: string, written: Written): Promise<void> {
  const { before, after } = written;
  if ((before?.selfReview === true) !== (after?.selfReview === true))
    await syncTasksOfClient(trusted, clientId);
}

/** Tasks of every contractor of a client; answers of how many they were wrong. */
export async function syncTasksOfClient(trusted: Trusted, clientId: string): Promise<number> {
  const own = trusted.db.collection('engagements').where('clientId', '==', clientId);
  return eachPage(own, (docs) =>
    repairTasks(
      trusted,
      docs.map((entry) => textOf(entry.get('contractorId'))),
    ),
  );
}

async function eachPage(
  query: Query,
  work: (docs: readonly QueryDocumentSnapshot[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  const ordered = query.orderBy('__name__').limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    count += await work(page.docs);
    const last = page.docs.at(-1);
    if (page.size < PAGE || last === undefined) break;
    page = await ordered.startAfter(last).get();
  }
  return count;
}

/** Nightly, and for data that has no tasks yet. Answers for how many contractors something was wrong. */
export async function repairTasks(trusted: Trusted, contractorIds: readonly string[]): Promise<number> {
  const terms = createTermsReader(trusted);
  let wrong = 0;
  for (let at = 0; at < contractorIds.length; at += AT_ONCE) {
    const some = contractorIds.slice(at, at + AT_ONCE);
    const results = await Promise.all(some.map((id) => syncTasks(trusted, id, undefined, terms)));
    wrong += results.filter((result) => result === 'repaired').length;
  }
  return wrong;
}

/** As a client's day begins: accepted evidence that has ended leaves its queue. Answers how many. */
export async function endTasks(trusted: Trusted, clientId: string, timeZone: string): Promise<number> {
  const today = localDate(trusted.now(), timeZone);
  const ended = trusted.db
    .collection('reviewTasks')
    .where('scope', '==', clientId)
    .where('endsOn', '<=', today);
  const { docs } = await ended.get();
  for (const entry of docs) {
    const contractorId = textOf(entry.get('contractorId'));
    if (entry.get('subjectType') === 'policy')
      await syncTasks(trusted, contractorId, textOf(entry.get('subjectId')));
    else await syncTasksOf(trusted, contractorId, entry.get('subjectType'));
  }
  return docs.length;
}

/** A lock was taken, extended, given back or cleared away: its task, which has the same id, says so. */
export async function onLockWritten({ db }: Trusted, id: string): Promise<void> {
  const reference = db.doc(documentPath('reviewTasks', id));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const task = (await reference.get()).data();
    const { lock } = lockPart((await db.doc(documentPath('locks', id)).get()).data());
    if (task === undefined || isSameContent({ lock: task.lock }, { lock })) return;
    try {
      await reference.update({ lock: lock ?? FieldValue.delete(), ...updatedStamps(TRUSTED_ACTOR) });
    } catch (cause) {
      // Decided meanwhile: the task is gone.
      if (!isNotFound(cause)) throw cause;
    }
  }
  throw new Error(`Too busy to be followed: the lock ${id}`);
}

function isNotFound(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 5;
}
