import {
  documentPath,
  policyTasks,
  programTasks,
  questionnaireTasks,
  type ReviewSubject,
  type ReviewTask,
  STATISTICS_SUBJECTS,
  staffTasks,
  statisticsTasks,
} from '@vcms/domain';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { createdStamps, updatedStamps, withoutAbsent } from '../core/fields.ts';
import { loadProgramFacts } from './program-facts.ts';
import { loadQuestionnaireFacts } from './questionnaire-facts.ts';
import { isSameContent } from './same-content.ts';
import { loadStaffFacts } from './staff-facts.ts';
import { loadStatisticsFacts } from './statistics-facts.ts';
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

/** Tasks of one contractor that are kept together. */
interface Family {
  readonly subjectTypes: readonly ReviewSubject[];
  /** Only those of this piece of evidence. */
  readonly subjectId?: string | undefined;
  /** Only those of this person's documents. */
  readonly staffId?: string | undefined;
  /** The tasks that there should be. */
  readonly tasks: (terms: TermsReader) => Promise<readonly ReviewTask[]>;
}

function policyFamily(trusted: Trusted, contractorId: string, policyId?: string): Family {
  return {
    subjectTypes: ['policy'],
    subjectId: policyId,
    async tasks(terms) {
      const facts = await loadTaskFacts(trusted, contractorId, policyId, terms);
      return facts === undefined ? [] : policyTasks(facts);
    },
  };
}

function statisticsFamily(trusted: Trusted, contractorId: string): Family {
  return {
    subjectTypes: STATISTICS_SUBJECTS,
    async tasks(terms) {
      const facts = await loadStatisticsFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : statisticsTasks(facts);
    },
  };
}

function programFamily(trusted: Trusted, contractorId: string): Family {
  return {
    subjectTypes: ['program'],
    async tasks(terms) {
      const facts = await loadProgramFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : programTasks(facts);
    },
  };
}

function questionnaireFamily(trusted: Trusted, contractorId: string): Family {
  return {
    subjectTypes: ['questionnaire'],
    async tasks(terms) {
      const facts = await loadQuestionnaireFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : questionnaireTasks(facts);
    },
  };
}

function staffFamily(trusted: Trusted, contractorId: string, staffId?: string): Family {
  return {
    subjectTypes: ['staff_document'],
    staffId,
    async tasks(terms) {
      const facts = await loadStaffFacts(trusted, contractorId, staffId, terms);
      return facts === undefined ? [] : staffTasks(facts);
    },
  };
}

/** The tasks that there should be; who has taken them stands in their locks. */
async function wantedTasks(
  trusted: Trusted,
  family: Family,
  terms: TermsReader,
): Promise<ReadonlyMap<string, Fields>> {
  const tasks = await family.tasks(terms);
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
  family: Family,
  terms: TermsReader,
): Promise<readonly Change[]> {
  const { subjectTypes, subjectId, staffId } = family;
  const all: Query = trusted.db
    .collection('reviewTasks')
    .where('contractorId', '==', contractorId)
    .where('subjectType', 'in', subjectTypes);
  const one = subjectId === undefined ? all : all.where('subjectId', '==', subjectId);
  const own = staffId === undefined ? one : one.where('staff.staffId', '==', staffId);
  // What is stored is read first: what others write meanwhile then differs from it, and comes up in the next round.
  const stored = new Map((await own.get()).docs.map((entry) => [entry.id, entry.data()]));
  const wanted = await wantedTasks(trusted, family, terms);
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
 * Brings tasks to what the records say now, whatever event asked for it. What was written is looked at once more: of two
 * events at a time, the one that writes last has seen what the other changed. Throws when it changes faster than it can be
 * followed: the event comes again.
 */
async function syncFamily(
  trusted: Trusted,
  contractorId: string,
  family: Family,
  terms: TermsReader,
): Promise<'right' | 'repaired'> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const known = round === 0 ? terms : createTermsReader(trusted);
    const changes = await changesOf(trusted, contractorId, family, known);
    if (changes.length === 0) return round === 0 ? 'right' : 'repaired';
    await write(trusted, changes);
  }
  throw new Error(`Too busy to be followed: the review tasks of ${contractorId}`);
}

/** Kinds of evidence whose tasks are kept for a contractor as a whole: what one shows may hang on the others. */
const FAMILIES = [statisticsFamily, programFamily, questionnaireFamily] as const;

/** Those of people are kept person by person, as a contractor may have thousands. */
const ALL_FAMILIES = [...FAMILIES, staffFamily] as const;

/** The tasks of all that one contractor has submitted, or of one policy. */
export async function syncTasks(
  trusted: Trusted,
  contractorId: string,
  policyId?: string,
  terms: TermsReader = createTermsReader(trusted),
): Promise<'right' | 'repaired'> {
  const policies = policyFamily(trusted, contractorId, policyId);
  const results = [await syncFamily(trusted, contractorId, policies, terms)];
  if (policyId !== undefined) return results[0] ?? 'right';
  for (const family of ALL_FAMILIES) {
    results.push(await syncFamily(trusted, contractorId, family(trusted, contractorId), terms));
  }
  return results.find((one) => one === 'repaired') ?? 'right';
}

/** The tasks of a contractor's evidence of one kind, and of those kept with it; kinds without a queue have none. */
export async function syncTasksOf(
  trusted: Trusted,
  contractorId: string,
  subjectType: unknown,
): Promise<void> {
  const family = FAMILIES.map((make) => make(trusted, contractorId)).find(({ subjectTypes }) =>
    subjectTypes.some((known) => known === subjectType),
  );
  if (family !== undefined) await syncFamily(trusted, contractorId, family, createTermsReader(trusted));
}

/** The tasks of one person's documents: one was written or decided, or the person came, went or is called otherwise. */
export async function syncTasksOfPerson(
  trusted: Trusted,
  contractorId: string,
  staffId: string,
): Promise<void> {
  await syncFamily(
    trusted,
    contractorId,
    staffFamily(trusted, contractorId, staffId),
    createTermsReader(trusted),
  );
}
