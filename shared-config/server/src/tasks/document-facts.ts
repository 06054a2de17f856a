import {
  COMPANY_DOCUMENT_TYPES,
  collectionPath,
  type DocumentFacts,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  type TaskDocument,
} from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { firmReviewsOf, relationsOf, reviewsOf, type TermsReader } from './task-facts.ts';

/**
 * What stands in the records now of one contractor's documents that are reviewed by themselves. Undefined for a company that
 * is not there or was merged into another one: what it had submitted waits there.
 */
export async function loadDocumentFacts(
  trusted: Trusted,
  contractorId: string,
  terms: TermsReader,
): Promise<DocumentFacts | undefined> {
  const { db } = trusted;
  const company = (await db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const { docs } = await db
    .collection(collectionPath('documents', contractorId))
    .where('typeId', 'in', COMPANY_DOCUMENT_TYPES)
    .get();
  // As it is stored: a damaged document makes a damaged task, which the queue tells of.
  const documents = docs.map((entry) => ({ ...(entry.data() as TaskDocument), id: entry.id }));
  const relations = documents.length === 0 ? [] : await relationsOf(trusted, contractorId, terms);
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const scopes = seeing.map(({ clientId }) => clientId);
  const own = await reviewsOf(trusted, contractorId, scopes);
  const returned = await firmReviewsOf(trusted, contractorId, ['document'], documents);
  const contractorName = textOf(company.name);
  return { contractorId, contractorName, relations, reviews: [...own, ...returned], documents };
}
