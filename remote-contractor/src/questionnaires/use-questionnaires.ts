import { publishedQuestionnairesQuery, type StoredRecord, useLiveQueries, useLiveQuery } from '@vcms/data';
import type { CalendarDate, CompanyDocument } from '@vcms/domain';
import { type DossierState, dossierOf, itemsOf, useAskedContractor } from '@vcms/kits';
import { answersQuery } from '@vcms/questionnaires/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type AskedQuestionnaire, askedQuestionnaires } from './asked-questionnaires.ts';

/** Everything the page shows. */
export interface QuestionnaireFile {
  readonly today: CalendarDate;
  readonly asked: readonly AskedQuestionnaire[];
  readonly documents: readonly StoredRecord<CompanyDocument>[];
}

export type QuestionnairesState = DossierState<QuestionnaireFile>;

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
  const contractor = useAskedContractor(companyId, 'questionnaire');
  const responses = useLiveQuery(answersQuery(firestore, companyId), { yields: true });
  const { state } = contractor;
  const owners = useMemo(
    () => ['firm', ...(state.kind === 'there' ? state.engagements.map(({ clientId }) => clientId) : [])],
    [state],
  );
  const versions = useLiveQueries(
    inPortions(owners).map((some) => publishedQuestionnairesQuery(firestore, some)),
  );
  return useMemo(
    () =>
      dossierOf(contractor, [responses, versions], now, (records, today): QuestionnaireFile => {
        const all = { ...records, versions: itemsOf(versions), responses: itemsOf(responses) };
        return { today, asked: askedQuestionnaires(all, today), documents: records.documents };
      }),
    [contractor, responses, versions, now],
  );
}
