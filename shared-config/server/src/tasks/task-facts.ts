import {
  collectionPath,
  documentPath,
  ENGAGEMENT_STATES,
  EVIDENCE_VISIBLE_STATES,
  FIRM_SCOPE,
  localDate,
  type ReviewSubject,
  statesForClient,
  type TaskFacts,
  type TaskHolder,
  type TaskPolicy,
  type TaskRelation,
  type TaskReview,
  WAITING_EVIDENCE_STATES,
} from '@vcms/domain';
import { type DocumentData, FieldPath, type Query } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';

/** Companies that one query may name, a limit of Firestore. */
const NAMED_AT_ONCE = 30;

/** How a client reviews. */
type ClientTerms = Pick<TaskRelation, 'selfReview' | 'today'>;

/** Reads how clients review, each once. */
export type TermsReader = (clientId: string) => Promise<ClientTerms>;

/** Keeps what it has read, so make a new one for every run, and in long runs for every part. */
export function createTermsReader(trusted: Trusted): TermsReader {
  const known = new Map<string, Promise<ClientTerms>>();
  return (clientId) => {
    const held = known.get(clientId) ?? termsOf(trusted, clientId);
    known.set(clientId, held);
    return held;
  };
}

/** What day it is at the client matters only to the one that reviews what is accepted. */
async function termsOf({ db, now }: Trusted, clientId: string): Promise<ClientTerms> {
  const rules = await db.doc(documentPath('clientPolicies', clientId)).get();
  const selfReview = rules.get('selfReview') === true;
  const zone = selfReview
    ? textOf((await db.doc(documentPath('companies', clientId)).get()).get('timezone'))
    : '';
  return { selfReview, today: localDate(now(), zone) };
}

export async function relationsOf(
  { db }: Trusted,
  contractorId: string,
  terms: TermsReader,
): Promise<readonly TaskRelation[]> {
  const { docs } = await db.collection('engagements').where('contractorId', '==', contractorId).get();
  return Promise.all(
    docs.map(async (entry): Promise<TaskRelation> => {
      const state = ENGAGEMENT_STATES.find((known) => known === entry.get('state')) ?? 'ended';
      const clientId = textOf(entry.get('clientId'));
      const clientName = textOf(entry.get('clientName'));
      // What a client asks for does not matter before it sees the contractor.
      const isVisible = EVIDENCE_VISIBLE_STATES.includes(state);
      const own = isVisible ? await terms(clientId) : { selfReview: false, today: '' };
      return { clientId, clientName, state, ...own };
    }),
  );
}

async function policiesOf(
  { db }: Trusted,
  contractorId: string,
  policyId: string | undefined,
  states: readonly string[],
): Promise<readonly TaskPolicy[]> {
  const waiting: Query = db.collection(collectionPath('policies', contractorId)).where('state', 'in', states);
  const asked = policyId === undefined ? waiting : waiting.where(FieldPath.documentId(), '==', policyId);
  // As it is stored: a damaged policy makes a damaged task, which the queue tells of.
  return (await asked.get()).docs.map((entry) => ({ ...(entry.data() as TaskPolicy), id: entry.id }));
}

/** What accepted policies show for single clients and nobody has decided on. */
async function holdersOf(
  { db }: Trusted,
  contractorId: string,
  policies: readonly TaskPolicy[],
): Promise<readonly TaskHolder[]> {
  const accepted = policies.filter(({ state }) => state === 'accepted');
  const found = await Promise.all(
    accepted.map(async ({ id: policyId }) => {
      const all = db.collection(collectionPath('policyHolders', contractorId, policyId));
      const { docs } = await all.where('state', '==', 'submitted').get();
      return docs.map((entry) => ({ ...(entry.data() as TaskHolder), policyId, clientId: entry.id }));
    }),
  );
  return found.flat();
}

export async function reviewsOf(
  { db }: Trusted,
  contractorId: string,
  scopes: readonly string[],
): Promise<readonly TaskReview[]> {
  const found: DocumentData[] = [];
  for (let from = 0; from < scopes.length; from += NAMED_AT_ONCE) {
    const own = db.collection(collectionPath('reviews', contractorId));
    const some = await own.where('scope', 'in', scopes.slice(from, from + NAMED_AT_ONCE)).get();
    found.push(...some.docs.map((entry) => entry.data()));
  }
  return found as TaskReview[];
}

/** The firm's reviews of one kind of evidence: how often something was returned. Nothing is read where nothing waits for it. */
export async function firmReviewsOf(
  { db }: Trusted,
  contractorId: string,
  subjectTypes: readonly ReviewSubject[],
  evidence: readonly { readonly state: string }[],
): Promise<readonly TaskReview[]> {
  const waiting: readonly string[] = WAITING_EVIDENCE_STATES;
  if (!evidence.some(({ state }) => waiting.includes(state))) return [];
  const { docs } = await db
    .collection(collectionPath('reviews', contractorId))
    .where('scope', '==', FIRM_SCOPE)
    .where('subjectType', 'in', subjectTypes)
    .get();
  return docs.map((entry) => entry.data() as TaskReview);
}

/**
 * What stands in the records now of one contractor's policies, or of one of them. Undefined for a company that is not there
 * or was merged into another one: what it had submitted waits there.
 */
export async function loadTaskFacts(
  trusted: Trusted,
  contractorId: string,
  policyId: string | undefined,
  terms: TermsReader,
): Promise<TaskFacts | undefined> {
  const company = (await trusted.db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const relations = await relationsOf(trusted, contractorId, terms);
  // An accepted one waits again where something new is shown by it for a client.
  const policies = await policiesOf(trusted, contractorId, policyId, statesForClient(true));
  const holders = await holdersOf(trusted, contractorId, policies);
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const scopes = policies.length === 0 ? [] : seeing.map(({ clientId }) => clientId);
  const own = await reviewsOf(trusted, contractorId, scopes);
  const reviews = [...own, ...(await firmReviewsOf(trusted, contractorId, ['policy'], policies))];
  return { contractorId, contractorName: textOf(company.name), policies, holders, relations, reviews };
}
