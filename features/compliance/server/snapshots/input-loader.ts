import {
  collectionPath,
  type DecidingRecord,
  documentPath,
  type EvaluationInput,
  engagementId,
  localDate,
} from '@vcms/domain';
import { benchmarkSchema, reviewSchema } from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { createCheckedReader, plain, readChecked, textOf } from '@vcms/server/core';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { decidingEvidence } from './damaged-evidence.ts';
import { concerns, isPersonAt } from './damaged-people.ts';
import {
  engagementStateOf,
  evaluatedContractor,
  loadClientTerms,
  loadEvidence,
  loadPair,
} from './load-input.ts';
import { memo } from './memo.ts';

export interface LoadedInput extends EvaluationInput {
  /** Paths of the stored records that cannot be read: those that `damaged` tells of first, then evidence, which counts as missing. */
  readonly damagedPaths: readonly string[];
}

/** Loads the inputs of several pairs, and what pairs have in common only once. */
export interface InputLoader {
  /** Milliseconds since 1970 before anything was read: the age of everything it answers. */
  readonly readAt: number;
  /** Everything the evaluation of one pair knows as of today; undefined without engagement, and once one of the two is gone. */
  load(clientId: string, contractorId: string): Promise<LoadedInput | undefined>;
}

/** Keeps what it has read, so make a new one for every run, and in long runs for every page. */
export function createInputLoader(trusted: Trusted): InputLoader {
  const { db, now } = trusted;
  const company = memo((id) => db.doc(documentPath('companies', id)).get());
  const evidence = memo(async (id) => {
    const { read, damaged } = createCheckedReader();
    return { records: await loadEvidence(trusted, id, read), damaged: damaged() };
  });
  const reviews = memo((id) => readChecked(db.collection(collectionPath('reviews', id)), reviewSchema));
  const terms = memo((id) => loadClientTerms(trusted, id));
  const benchmarks = memo(() => readChecked(db.collection(collectionPath('benchmarks')), benchmarkSchema));
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
      if (engaged === undefined || contractor?.exists !== true || client?.exists !== true) return undefined;
      const [own, asked, pair, decided, rates] = await Promise.all([
        evidence(contractorId),
        terms(clientId),
        loadPair(trusted, clientId, contractorId),
        reviews(contractorId),
        benchmarks(''),
      ]);
      const { requirementSet, questionnaires, docTypes } = asked;
      const unread: readonly (readonly [DecidingRecord, readonly DocumentSnapshot[]])[] = [
        ['requirement_set', requirementSet.damaged],
        ['override', pair.overrides.damaged],
        ['review', decided.damaged.filter((entry) => concerns(entry, clientId))],
        ['variance', pair.variances.damaged],
        ['staff_record', own.damaged.filter((entry) => isPersonAt(entry, clientId, own.records.staff))],
        ['document_type', docTypes.damaged],
        ['questionnaire', questionnaires.damaged],
        ['benchmark', rates.damaged.filter((entry) => isOfIndustry(entry, contractor))],
        ...decidingEvidence(own.damaged, requirementSet.records),
      ];
      const deciding = unread.flatMap(([, found]) => found);
      return {
        asOf: localDate(now(), textOf(client.get('timezone'))),
        contractor: evaluatedContractor(contractor, engaged),
        requirementSet: requirementSet.records,
        overrides: pair.overrides.records,
        variances: pair.variances.records,
        evidence: {
          ...own.records,
          questionnaires: questionnaires.records,
          staff: { ...own.records.staff, docTypes: docTypes.records },
        },
        reviews: decided.records,
        engagementState: engagementStateOf(engaged),
        benchmarks: rates.records,
        damaged: unread.filter(([, found]) => found.length > 0).map(([kind]) => kind),
        damagedPaths: [...new Set([...deciding, ...own.damaged])].map(({ ref }) => ref.path),
      };
    },
  };
}

/** Of the contractor's own industry or one around it, or it does not say of which; without a NAICS code none is looked up. */
function isOfIndustry(entry: DocumentSnapshot, contractor: DocumentSnapshot): boolean {
  const [of, own]: readonly unknown[] = [entry.get('naics'), contractor.get('naicsPrimary')];
  return typeof own === 'string' && (typeof of !== 'string' || own.startsWith(of));
}
