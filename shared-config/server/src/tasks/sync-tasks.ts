import {
  answerRows,
  collectionPath,
  documentPath,
  documentTasks,
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
import type { Trusted } from '../core/context.ts';
import { withoutAbsent } from '../core/fields.ts';
import { loadDocumentFacts } from './document-facts.ts';
import { loadProgramFacts } from './program-facts.ts';
import { type QuestionnaireFactsReader, questionnaireFactsReader } from './questionnaire-facts.ts';
import type { Fields } from './record-changes.ts';
import { loadStaffFacts } from './staff-facts.ts';
import { loadStatisticsFacts } from './statistics-facts.ts';
import { syncFamily } from './sync-family.ts';
import { createTermsReader, loadTaskFacts, type TermsReader } from './task-facts.ts';

/** Tasks of one contractor that are kept together. */
interface TaskFamily {
  readonly subjectTypes: readonly ReviewSubject[];
  /** Only those of this piece of evidence. */
  readonly subjectId?: string | undefined;
  /** Only those of this person's documents. */
  readonly staffId?: string | undefined;
  /** The tasks that there should be. */
  readonly tasks: (terms: TermsReader) => Promise<readonly ReviewTask[]>;
}

function policyFamily(trusted: Trusted, contractorId: string, policyId?: string): TaskFamily {
  return {
    subjectTypes: ['policy'],
    subjectId: policyId,
    async tasks(terms) {
      const facts = await loadTaskFacts(trusted, contractorId, policyId, terms);
      return facts === undefined ? [] : policyTasks(facts);
    },
  };
}

function statisticsFamily(trusted: Trusted, contractorId: string): TaskFamily {
  return {
    subjectTypes: STATISTICS_SUBJECTS,
    async tasks(terms) {
      const facts = await loadStatisticsFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : statisticsTasks(facts);
    },
  };
}

function programFamily(trusted: Trusted, contractorId: string): TaskFamily {
  return {
    subjectTypes: ['program'],
    async tasks(terms) {
      const facts = await loadProgramFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : programTasks(facts);
    },
  };
}

function documentFamily(trusted: Trusted, contractorId: string): TaskFamily {
  return {
    subjectTypes: ['document'],
    async tasks(terms) {
      const facts = await loadDocumentFacts(trusted, contractorId, terms);
      return facts === undefined ? [] : documentTasks(facts);
    },
  };
}

function questionnaireFamily(read: QuestionnaireFactsReader): TaskFamily {
  return {
    subjectTypes: ['questionnaire'],
    async tasks(terms) {
      const facts = await read(terms);
      return facts === undefined ? [] : questionnaireTasks(facts);
    },
  };
}

function staffFamily(trusted: Trusted, contractorId: string, staffId?: string): TaskFamily {
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
  family: TaskFamily,
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

function syncTaskFamily(
  trusted: Trusted,
  contractorId: string,
  family: TaskFamily,
  terms: TermsReader,
): Promise<'right' | 'repaired'> {
  const { subjectTypes, subjectId, staffId } = family;
  const all: Query = trusted.db
    .collection(collectionPath('reviewTasks'))
    .where('contractorId', '==', contractorId)
    .where('subjectType', 'in', subjectTypes);
  const one = subjectId === undefined ? all : all.where('subjectId', '==', subjectId);
  const stored = staffId === undefined ? one : one.where('staff.staffId', '==', staffId);
  const wanted = (known: TermsReader) => wantedTasks(trusted, family, known);
  return syncFamily(trusted, contractorId, { collection: 'reviewTasks', stored, wanted }, terms);
}

/** The rows of one contractor in the registers of answers, drafts included. */
export function syncAnswerRows(
  trusted: Trusted,
  contractorId: string,
  terms: TermsReader = createTermsReader(trusted),
  read: QuestionnaireFactsReader = questionnaireFactsReader(trusted, contractorId),
): Promise<'right' | 'repaired'> {
  const stored = trusted.db
    .collection(collectionPath('answerRows'))
    .where('contractorId', '==', contractorId);
  const wanted = async (known: TermsReader) => {
    const facts = await read(known);
    const rows = facts === undefined ? [] : answerRows(facts);
    return new Map(rows.map(({ id, ...row }) => [id, withoutAbsent(row)]));
  };
  return syncFamily(trusted, contractorId, { collection: 'answerRows', stored, wanted }, terms);
}

/** Kinds of evidence whose tasks are kept for a contractor as a whole: what one shows may hang on the others. */
function wholeFamilies(
  trusted: Trusted,
  contractorId: string,
  read: QuestionnaireFactsReader,
): readonly TaskFamily[] {
  return [
    statisticsFamily(trusted, contractorId),
    programFamily(trusted, contractorId),
    documentFamily(trusted, contractorId),
    questionnaireFamily(read),
  ];
}

/** The tasks of all that one contractor has submitted, or of one policy. */
export async function syncTasks(
  trusted: Trusted,
  contractorId: string,
  policyId?: string,
  terms: TermsReader = createTermsReader(trusted),
): Promise<'right' | 'repaired'> {
  const policies = policyFamily(trusted, contractorId, policyId);
  const results = [await syncTaskFamily(trusted, contractorId, policies, terms)];
  if (policyId !== undefined) return results[0] ?? 'right';
  const read = questionnaireFactsReader(trusted, contractorId);
  // Those of people are kept person by person, as a contractor may have thousands.
  for (const family of [...wholeFamilies(trusted, contractorId, read), staffFamily(trusted, contractorId)]) {
    results.push(await syncTaskFamily(trusted, contractorId, family, terms));
  }
  results.push(await syncAnswerRows(trusted, contractorId, terms, read));
  return results.find((one) => one === 'repaired') ?? 'right';
}

/** The tasks of a contractor's evidence of one kind, and of those kept with it; kinds without a queue have none. */
export async function syncTasksOf(
  trusted: Trusted,
  contractorId: string,
  subjectType: unknown,
): Promise<void> {
  const terms = createTermsReader(trusted);
  const read = questionnaireFactsReader(trusted, contractorId);
  const family = wholeFamilies(trusted, contractorId, read).find(({ subjectTypes }) =>
    subjectTypes.some((known) => known === subjectType),
  );
  if (family !== undefined) await syncTaskFamily(trusted, contractorId, family, terms);
  if (subjectType === 'questionnaire') await syncAnswerRows(trusted, contractorId, terms, read);
}

/** The tasks of one person's documents: one was written or decided, or the person came, went or is called otherwise. */
export async function syncTasksOfPerson(
  trusted: Trusted,
  contractorId: string,
  staffId: string,
): Promise<void> {
  await syncTaskFamily(
    trusted,
    contractorId,
    staffFamily(trusted, contractorId, staffId),
    createTermsReader(trusted),
  );
}
