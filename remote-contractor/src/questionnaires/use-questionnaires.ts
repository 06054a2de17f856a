import {
  companyRef,
  engagementsOfContractorQuery,
  publishedQuestionnairesQuery,
  recordsOf,
  requirementSetsQuery,
  reviewsOfSubjectQuery,
  type StoredRecord,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import { type CalendarDate, type CompanyDocument, localDate } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { answersQuery } from '@vcms/questionnaires/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { ASKING_STATES, type AskedQuestionnaire, askedQuestionnaires } from './asked-questionnaires.ts';

/** Everything the page shows. */
export interface QuestionnaireFile {
  readonly today: CalendarDate;
  readonly asked: readonly AskedQuestionnaire[];
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly damaged: number;
}

export type QuestionnairesState =
  | Waiting
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly file: QuestionnaireFile };

/** `in` takes 30 values. */
const OWNERS_AT_ONCE = 30;

function inPortions(owners: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(owners.length / OWNERS_AT_ONCE);
  return Array.from({ length: count }, (_none, at) =>
    owners.slice(at * OWNERS_AT_ONCE, (at + 1) * OWNERS_AT_ONCE),
  );
}

/** A contractor's questionnaires, kept up to date: what is asked, what it has answered, what was said about it. */
export function useQuestionnaires(companyId: string, now: () => Date): QuestionnairesState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const responses = useLiveQuery(answersQuery(firestore, companyId));
  const documents = useLiveQuery(recordsOf(firestore, 'documents', companyId));
  const reviews = useLiveQuery(reviewsOfSubjectQuery(firestore, companyId, 'questionnaire'));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const requirementSets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );
  const owners = useMemo(() => ['firm', ...engagements.map(({ clientId }) => clientId)], [engagements]);
  const versions = useLiveQueries(
    inPortions(owners).map((some) => publishedQuestionnairesQuery(firestore, some)),
  );

  return useMemo((): QuestionnairesState => {
    const lists = [relations, responses, documents, reviews, requirementSets, versions];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor(lists);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'no-company' };
    const today = localDate(now(), company.value.timezone);
    const records = {
      engagements,
      requirementSets: itemsOf(requirementSets),
      versions: itemsOf(versions),
      responses: itemsOf(responses),
      reviews: itemsOf(reviews),
    };
    const asked = askedQuestionnaires(records, today);
    return {
      kind: 'ready',
      file: { today, asked, documents: itemsOf(documents), damaged: damagedIn(lists) },
    };
  }, [company, relations, engagements, responses, documents, reviews, requirementSets, versions, now]);
}
