import {
  collectionGroup,
  collectionPath,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  type StaffFacts,
  type TaskAssignment,
  type TaskReview,
  type TaskStaffDocument,
  WAITING_EVIDENCE_STATES,
} from '@vcms/domain';
import type { Query } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { relationsOf, type TermsReader } from './task-facts.ts';

/** Values that one query may name, a limit of Firestore. */
const NAMED_AT_ONCE = 30;

/** What waits, of one person or of all that the contractor has: read in one query, however many people there are. */
async function waitingOf(
  { db }: Trusted,
  contractorId: string,
  staffId: string | undefined,
): Promise<readonly TaskStaffDocument[]> {
  const all: Query =
    staffId === undefined
      ? db.collectionGroup(collectionGroup('staffDocuments')).where('contractorId', '==', contractorId)
      : db.collection(collectionPath('staffDocuments', contractorId, staffId));
  const { docs } = await all.where('state', 'in', WAITING_EVIDENCE_STATES).get();
  // As it is stored: a damaged document makes a damaged task, which the queue tells of.
  return docs.map((entry) => ({ ...(entry.data() as TaskStaffDocument), id: entry.id }));
}

/** Those that work there: of somebody inactive nothing is decided. */
async function activeOf(
  { db }: Trusted,
  contractorId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const people = await db.getAll(...ids.map((id) => db.doc(documentPath('staff', contractorId, id))));
  return new Set(people.filter((person) => person.get('status') === 'active').map(({ id }) => id));
}

function slices(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / NAMED_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * NAMED_AT_ONCE, (at + 1) * NAMED_AT_ONCE));
}

/**
 * What stands now in the documents of one contractor's people, or of one of them. Undefined for a company that is not there
 * or was merged into another one.
 */
export async function loadStaffFacts(
  trusted: Trusted,
  contractorId: string,
  staffId: string | undefined,
  terms: TermsReader,
): Promise<StaffFacts | undefined> {
  const { db } = trusted;
  const company = (await db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const waiting = await waitingOf(trusted, contractorId, staffId);
  const active = await activeOf(trusted, contractorId, [...new Set(waiting.map((one) => one.staffId))]);
  const documents = waiting.filter((one) => active.has(one.staffId));
  const known = { contractorId, contractorName: textOf(company.name), documents };
  if (documents.length === 0) return { ...known, assignments: [], relations: [], reviews: [] };
  const people = slices([...active]);
  const assigned = db.collection('staffAssignments').where('contractorId', '==', contractorId);
  const reviewed = db
    .collection(collectionPath('reviews', contractorId))
    .where('subjectType', '==', 'staff_document');
  const assignments = await Promise.all(people.map((ids) => assigned.where('staffId', 'in', ids).get()));
  const reviews = await Promise.all(people.map((ids) => reviewed.where('staffId', 'in', ids).get()));
  const relations = await relationsOf(trusted, contractorId, terms);
  return {
    ...known,
    assignments: assignments.flatMap(({ docs }) => docs.map((entry) => entry.data() as TaskAssignment)),
    reviews: reviews.flatMap(({ docs }) => docs.map((entry) => entry.data() as TaskReview)),
    relations: relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state)),
  };
}
