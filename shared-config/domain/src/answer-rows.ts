import { EVIDENCE_VISIBLE_STATES } from './engagement.ts';
import { nameWords } from './name-words.ts';
import type { QuestionnaireFacts, TaskResponse } from './questionnaire-tasks.ts';
import { FIRM_SCOPE } from './review-tasks.ts';
import type { AnswerRow } from './schemas/answer-row-schema.ts';

/** Progress of a draft is told in these steps, so that not every answer given changes every side's row. */
const DRAFT_STEP = 10;

/** `answerRows/{scope}_{contractorId}_{definitionId}`. */
export function answerRowId({
  scope,
  contractorId,
  definitionId,
}: Pick<AnswerRow, 'scope' | 'contractorId' | 'definitionId'>): string {
  return [scope, contractorId, definitionId].join('_');
}

/** Progress as a row tells it. */
export function rowProgress(state: AnswerRow['state'], progressPct: number): number {
  return state === 'draft' ? Math.floor(progressPct / DRAFT_STEP) * DRAFT_STEP : progressPct;
}

/** What is told of answers; of those that were not submitted, nothing of what they say. */
function shownOf({
  state,
  shown,
}: TaskResponse): Pick<AnswerRow, 'progressPct' | 'knockouts' | 'changed' | 'marks'> {
  const progressPct = rowProgress(state, shown.progressPct);
  if (state === 'draft') return { progressPct, marks: [] };
  const { knockouts, changed } = shown;
  const marks = [
    ...(knockouts > 0 ? (['knockout'] as const) : []),
    ...((changed ?? 0) > 0 ? (['changed'] as const) : []),
  ];
  return { progressPct, knockouts, marks, ...(changed === undefined ? {} : { changed }) };
}

/**
 * A row for each side that may see a contractor's answers: the firm all of them, a client whose engagement shows evidence
 * those to the firm's questionnaire and to its own supplement.
 */
export function answerRows(facts: QuestionnaireFacts): readonly AnswerRow[] {
  const { contractorId, contractorName, relations, responses } = facts;
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  return responses.flatMap((response): readonly AnswerRow[] => {
    const { id: definitionId, owner, state, version, submittedOn, shown } = response;
    const clients = seeing.filter(({ clientId }) => owner === FIRM_SCOPE || owner === clientId);
    return [FIRM_SCOPE, ...clients.map(({ clientId }) => clientId)].map((scope): AnswerRow => {
      const place = { scope, contractorId, definitionId };
      return {
        id: answerRowId(place),
        ...place,
        ...{ contractorName, nameWords: nameWords(contractorName), title: shown.title },
        ...{
          kind: owner === FIRM_SCOPE ? 'general' : 'supplement',
          defVersion: shown.defVersion,
          version,
          state,
        },
        ...(submittedOn === undefined ? {} : { submittedOn }),
        ...shownOf(response),
      };
    });
  });
}
