import {
  clientReviewsQuery,
  companyRef,
  engagementOfPairQuery,
  engagementsOfContractorQuery,
  type LiveState,
  recordRef,
  reviewsOfSubjectQuery,
  type StoredRecord,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import {
  type Engagement,
  OPEN_ENGAGEMENT_STATES,
  type QuestionnaireResponse,
  type Review,
} from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import type { AnswersDossier } from './answers-dossier.ts';

/** Answers of one contractor to one questionnaire. */
export interface AnswersAddress {
  readonly contractorId: string;
  readonly definitionId: string;
}

export type Found<Value> =
  | Waiting
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly value: Value };

/** The answers themselves: they name the version that has to be read beside them. */
export function useResponse({
  contractorId,
  definitionId,
}: AnswersAddress): Found<StoredRecord<QuestionnaireResponse>> {
  const { firestore } = useBackend();
  const found = useLiveDocument(recordRef(firestore, 'answers', contractorId, definitionId));
  return useMemo(() => {
    // What is not submitted is nobody's to read but the contractor's.
    const isClosed =
      found.kind === 'unreadable' ||
      (found.kind === 'failed' && found.failure.kind === 'denied') ||
      (found.kind === 'ready' && found.value.state === 'draft');
    return isClosed ? { kind: 'missing' } : found;
  }, [found]);
}

function useJoined(
  { contractorId, definitionId }: AnswersAddress,
  response: StoredRecord<QuestionnaireResponse>,
  engagements: LiveState<Engagement>,
  reviews: LiveState<Review>,
): Found<AnswersDossier> {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const version = useLiveDocument(
    recordRef(firestore, 'questionnaireVersions', definitionId, response.defVersion),
  );
  return useMemo((): Found<AnswersDossier> => {
    if (company.kind === 'failed') return company;
    if (version.kind === 'failed') return version;
    const waiting = waitingFor([engagements, reviews]);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading' || version.kind === 'loading') return { kind: 'loading' };
    if (company.kind !== 'ready' || version.kind !== 'ready') return { kind: 'missing' };
    const value = {
      ...{ company: company.value, version: version.value, response },
      ...{ engagements: itemsOf(engagements), reviews: itemsOf(reviews) },
    };
    return { kind: 'ready', value };
  }, [company, version, engagements, reviews, response]);
}

/** What the firm reviews by. */
export function useFirmAnswers(
  address: AnswersAddress,
  response: StoredRecord<QuestionnaireResponse>,
): Found<AnswersDossier> {
  const { firestore } = useBackend();
  const { contractorId } = address;
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, contractorId));
  const engagements = useMemo(() => {
    if (relations.kind !== 'ready') return relations;
    const open = relations.items.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
    return { ...relations, items: open };
  }, [relations]);
  const reviews = useLiveQuery(reviewsOfSubjectQuery(firestore, contractorId, 'questionnaire'));
  return useJoined(address, response, engagements, reviews);
}

/** What a client reviews by. */
export function useClientAnswers(
  address: AnswersAddress,
  response: StoredRecord<QuestionnaireResponse>,
): Found<AnswersDossier> {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { contractorId } = address;
  const engagements = useLiveQuery(engagementOfPairQuery(firestore, companyId, contractorId));
  const reviews = useLiveQuery(clientReviewsQuery(firestore, contractorId, companyId, 'questionnaire'));
  const joined = useJoined(address, response, engagements, reviews);
  return useMemo(() => {
    if (joined.kind !== 'ready') return joined;
    const { owner } = joined.value.version;
    // Another client's supplement: nobody learns of the others of a contractor.
    return owner === 'firm' || owner === companyId ? joined : { kind: 'missing' };
  }, [joined, companyId]);
}
