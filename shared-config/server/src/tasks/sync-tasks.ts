import { documentPath, policyTasks, type ReviewTask } from '@vcms/domain';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { createdStamps, updatedStamps, withoutAbsent } from '../core/fields.ts';
import { isSameContent } from './same-content.ts';
import { createTermsReader, loadTaskFacts, type TermsReader } from './task-facts.ts';

/** Rounds after which others are left to it: something changes all the time. */
const ROUNDS_MAX = 10;
/** A batch takes 500 writes. */
const TOGETHER = 400;

type Fields = Readonly<Record<string, unknown>>;

/** A task as it should be, or one that should not be there. */
interface Change {
  readonly id: string;
  readonly fields: Fields | undefined;
  readonly stored: DocumentData | undefined;
}

/** The tasks that there should be; who has taken them stands in their locks. */
async function wantedTasks(
  trusted: Trusted,
  contractorId: string,
  policyId: string | undefined,
  terms: TermsReader,
): Promise<ReadonlyMap<string, Fields>> {
  const facts = await loadTaskFacts(trusted, contractorId, policyId, terms);
  const tasks = facts === undefined ? [] : policyTasks(facts);
  if (tasks.length === 0) return new Map();
  const { db } = trusted;
  const locks = await db.getAll(...tasks.map(({ id }) => db.doc(documentPath('locks', id))));
  return new Map(
    tasks.map(({ id, ...task }: ReviewTask, at) => [
      id,
      withoutAbsent({ ...task, ...lockPart(locks[at]?.data()) }),
    ]),
  );
}

/** What a task says of its lock; nothing where nobody has ever taken it. */
export function lockPart(lock: DocumentData | undefined): { readonly lock?: DocumentData } {
  if (lock === undefined) return {};
  const { holderUid, holderName, until } = lock;
  return { lock: { holderUid, holderName, until } };
}

async function changesOf(
  trusted: Trusted,
  contractorId: string,
  policyId: string | undefined,
  terms: TermsReader,
): Promise<readonly Change[]> {
  const all: Query = trusted.db
    .collection('reviewTasks')
    .where('contractorId', '==', contractorId)
    .where('subjectType', '==', 'policy');
  const own = policyId === undefined ? all : all.where('subjectId', '==', policyId);
  // What is stored is read first: what others write meanwhile then differs from it, and comes up in the next round.
  const stored = new Map((await own.get()).docs.map((entry) => [entry.id, entry.data()]));
  const wanted = await wantedTasks(trusted, contractorId, policyId, terms);
  const ids = [...new Set([...wanted.keys(), ...stored.keys()])];
  return ids
    .map((id): Change => ({ id, fields: wanted.get(id), stored: stored.get(id) }))
    .filter(({ fields, stored: there }) => !isSameContent(fields ?? {}, there ?? {}));
}

async function write({ db }: Trusted, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += TOGETHER) {
    const batch = db.batch();
    for (const { id, fields, stored } of changes.slice(from, from + TOGETHER)) {
      const reference = db.doc(documentPath('reviewTasks', id));
      const { createdAt, createdBy, v } = stored ?? {};
      const origin = stored === undefined ? createdStamps(TRUSTED_ACTOR) : { createdAt, createdBy, v };
      if (fields === undefined) batch.delete(reference);
      else batch.set(reference, { ...fields, ...origin, ...updatedStamps(TRUSTED_ACTOR) });
    }
    await batch.commit();
  }
}

/**
 * Brings the tasks of one contractor's policies, or of one policy, to what the records say now, whatever event asked for it.
 * What was written is looked at once more: of two events at a time, the one that writes last has seen what the other changed.
 * Throws when it changes faster than it can be followed: the event comes again.
 */
export async function syncTasks(
  trusted: Trusted,
  contractorId: string,
  policyId?: string,
  terms: TermsReader = createTermsReader(trusted),
): Promise<'right' | 'repaired'> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const known = round === 0 ? terms : createTermsReader(trusted);
    const changes = await changesOf(trusted, contractorId, policyId, known);
    if (changes.length === 0) return round === 0 ? 'right' : 'repaired';
    await write(trusted, changes);
  }
  throw new Error(`Too busy to be followed: the review tasks of ${contractorId}`);
}
