import {
  collectionPath,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  type QuestionnaireFacts,
  type QuestionnaireResponse,
  type QuestionnaireVersion,
  type TaskResponse,
  taskResponse,
} from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { firmReviewsOf, relationsOf, reviewsOf, type TermsReader } from './task-facts.ts';

/** Timestamps become dates: the rules of the domain compare them. */
function responseOf(id: string, data: DocumentData): QuestionnaireResponse {
  const answers = Object.entries<DocumentData>(data.answers ?? {}).map(([key, answer]) => [
    key,
    { ...answer, answeredAt: answer.answeredAt?.toDate?.() ?? new Date(0) },
  ]);
  return { ...(data as QuestionnaireResponse), id, answers: Object.fromEntries(answers) };
}

/** When the firm accepted answers last, by questionnaire. */
async function acceptances({ db }: Trusted, contractorId: string): Promise<ReadonlyMap<string, Date>> {
  const reviews = await db
    .collection(collectionPath('reviews', contractorId))
    .where('subjectType', '==', 'questionnaire')
    .get();
  const found = new Map<string, Date>();
  for (const review of reviews.docs) {
    if (review.get('scope') !== 'firm' || review.get('decision') !== 'accepted') continue;
    const decidedAt: Date | undefined = review.get('decidedAt')?.toDate?.();
    const id = textOf(review.get('subjectId'));
    if (decidedAt !== undefined && decidedAt > (found.get(id) ?? new Date(0))) found.set(id, decidedAt);
  }
  return found;
}

async function loadResponses(trusted: Trusted, contractorId: string): Promise<readonly TaskResponse[]> {
  const { db } = trusted;
  const { docs } = await db.collection(collectionPath('answers', contractorId)).get();
  if (docs.length === 0) return [];
  const accepted = await acceptances(trusted, contractorId);
  const versions = await db.getAll(
    ...docs.map((entry) =>
      db.doc(documentPath('questionnaireVersions', entry.id, String(entry.get('defVersion')))),
    ),
  );
  return docs.flatMap((entry, at) => {
    const version = versions[at]?.data();
    if (version === undefined) return [];
    const response = responseOf(entry.id, entry.data());
    return [taskResponse(response, version as QuestionnaireVersion, accepted.get(entry.id))];
  });
}

/** What stands now in one contractor's questionnaires. Undefined for a company that is not there or was merged into another one. */
async function loadQuestionnaireFacts(
  trusted: Trusted,
  contractorId: string,
  terms: TermsReader,
): Promise<QuestionnaireFacts | undefined> {
  const company = (await trusted.db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const responses = await loadResponses(trusted, contractorId);
  const relations = responses.length === 0 ? [] : await relationsOf(trusted, contractorId, terms);
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const scopes = seeing.map(({ clientId }) => clientId);
  const own = await reviewsOf(trusted, contractorId, scopes);
  const returned = await firmReviewsOf(trusted, contractorId, ['questionnaire'], responses);
  const reviews = [...own, ...returned];
  return { contractorId, contractorName: textOf(company.name), relations, reviews, responses };
}

/** What stands in the questionnaires, by who reads terms. */
export type QuestionnaireFactsReader = (terms: TermsReader) => Promise<QuestionnaireFacts | undefined>;

/**
 * Reads one contractor's questionnaires once for all that follows from them. Whoever brings another reader of terms, as later
 * rounds do, gets what stands then; make a new one for every run.
 */
export function questionnaireFactsReader(trusted: Trusted, contractorId: string): QuestionnaireFactsReader {
  const known = new WeakMap<TermsReader, ReturnType<QuestionnaireFactsReader>>();
  return (terms) => {
    const held = known.get(terms) ?? loadQuestionnaireFacts(trusted, contractorId, terms);
    known.set(terms, held);
    return held;
  };
}
