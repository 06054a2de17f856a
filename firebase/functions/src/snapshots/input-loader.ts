import { collectionPath, documentPath, type EvaluationInput, engagementId, localDate } from '@vcms/domain';
import { benchmarkSchema, reviewSchema } from '@vcms/domain/schemas';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { textOf } from '../trusted/fields.ts';
import {
  engagementStateOf,
  evaluatedContractor,
  loadClientTerms,
  loadEvidence,
  loadPair,
} from './load-input.ts';
import { plain, readAll } from './read-all.ts';

/** Loads the inputs of several pairs, and what pairs have in common only once. */
export interface InputLoader {
  /** Milliseconds since 1970 before anything was read: the age of everything it answers. */
  readonly readAt: number;
  /** Everything the evaluation of one pair knows as of today; undefined without engagement. */
  load(clientId: string, contractorId: string): Promise<EvaluationInput | undefined>;
}

/** Keeps what it has read, so make a new one for every run, and in long runs for every page. */
export function createInputLoader(trusted: Trusted): InputLoader {
  const { db, now } = trusted;
  const company = memo((id) => db.doc(documentPath('companies', id)).get());
  const evidence = memo((id) => loadEvidence(trusted, id));
  const reviews = memo((id) => readAll(db.collection(collectionPath('reviews', id)), reviewSchema));
  const terms = memo((id) => loadClientTerms(trusted, id));
  const benchmarks = memo(() => readAll(db.collection(collectionPath('benchmarks')), benchmarkSchema));
  return {
    readAt: Date.now(),
    async load(clientId, contractorId) {
      const reference = db.doc(documentPath('engagements', engagementId(clientId, contractorId)));
      const [engagement, client, contractor]: readonly DocumentSnapshot[] = await Promise.all([
        reference.get(),
        company(clientId),
        company(contractorId),
      ]);
      const engaged = plain(engagement?.data()) as DocumentData | undefined;
      if (engaged === undefined || contractor === undefined || !contractor.exists) return undefined;
      const [own, asked, pair, decided, rates] = await Promise.all([
        evidence(contractorId),
        terms(clientId),
        loadPair(trusted, clientId, contractorId),
        reviews(contractorId),
        benchmarks(''),
      ]);
      const { requirementSet, questionnaires, docTypes } = asked;
      return {
        asOf: localDate(now(), textOf(client?.get('timezone'))),
        contractor: evaluatedContractor(contractor, engaged),
        requirementSet,
        ...pair,
        evidence: { ...own, questionnaires, staff: { ...own.staff, docTypes } },
        reviews: decided,
        engagementState: engagementStateOf(engaged),
        benchmarks: rates,
      };
    },
  };
}

function memo<Value>(read: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (id) => {
    const held = known.get(id) ?? read(id);
    known.set(id, held);
    return held;
  };
}
