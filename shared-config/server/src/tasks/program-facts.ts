import {
  collectionPath,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  type ProgramFacts,
  type TaskProgram,
} from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { firmReviewsOf, relationsOf, reviewsOf, type TermsReader } from './task-facts.ts';

/**
 * What stands in the records now of one contractor's safety programs. Undefined for a company that is not there or was merged
 * into another one: what it had submitted waits there.
 */
export async function loadProgramFacts(
  trusted: Trusted,
  contractorId: string,
  terms: TermsReader,
): Promise<ProgramFacts | undefined> {
  const { db } = trusted;
  const company = (await db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const { docs } = await db.collection(collectionPath('programVersions', contractorId)).get();
  // As it is stored: a damaged version makes a damaged task, which the queue tells of.
  const programs = docs.map((entry) => ({ ...(entry.data() as TaskProgram), id: entry.id }));
  const relations = programs.length === 0 ? [] : await relationsOf(trusted, contractorId, terms);
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const scopes = seeing.map(({ clientId }) => clientId);
  const own = await reviewsOf(trusted, contractorId, scopes);
  const returned = await firmReviewsOf(trusted, contractorId, ['program'], programs);
  const reviews = [...own, ...returned];
  return { contractorId, contractorName: textOf(company.name), relations, reviews, programs };
}
