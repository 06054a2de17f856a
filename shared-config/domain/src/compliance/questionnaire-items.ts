import { addDays, addMonths, type CalendarDate } from '../calendar-date.ts';
import { type AnswerValue, askedQuestions, questionsOf } from '../questionnaire-branching.ts';
import type { Question, QuestionnaireResponse, QuestionnaireVersion } from '../schemas/program-schemas.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { createItem, type Item } from './status.ts';

/** Days after publication in which answers to the version before still do (domain 3.2). */
export const NEW_VERSION_DAYS = 30;
const KEY = 'questionnaire';

/** The version that is to be answered on a day: the newest one published by then. */
export function requiredVersion(
  versions: readonly QuestionnaireVersion[],
  definitionId: string,
  asOf: CalendarDate,
): QuestionnaireVersion | undefined {
  return versions
    .filter(
      (version) =>
        version.definitionId === definitionId &&
        version.status !== 'draft' &&
        version.publishedOn !== undefined &&
        version.publishedOn <= asOf,
    )
    .sort((left, right) => right.n - left.n)[0];
}

/** Whether an answer is one of those that end the qualification; of several choices, any of them. */
export function isKnockout(value: AnswerValue, knockout: Question['knockout']): boolean {
  const given: readonly (string | number | boolean)[] = Array.isArray(value) ? value : [value];
  return given.some((entry) => knockout.includes(entry));
}

/** Ids of the questions whose answer ends the qualification; a question that is not shown cannot. */
export function knockouts(version: QuestionnaireVersion, response: QuestionnaireResponse): readonly string[] {
  return askedQuestions(questionsOf(version), response.answers)
    .filter(({ id, knockout }) => {
      const answer = response.answers[id];
      return answer !== undefined && isKnockout(answer.value, knockout);
    })
    .map((question) => question.id);
}

function judgeAge(
  context: EvaluationContext,
  response: QuestionnaireResponse,
  version: QuestionnaireVersion,
): Item {
  const { asOf, set } = context;
  const trace = { evidenceIds: [response.id], actual: response.defVersion, required: version.n };
  const { submittedOn } = response;
  if (submittedOn !== undefined && asOf >= addMonths(submittedOn, set.questionnaire.maxAgeMonths)) {
    return createItem(KEY, 'non_compliant', { ...trace, reasons: ['outdated'] });
  }
  if (response.defVersion >= version.n) return createItem(KEY, 'compliant', trace);
  const until = addDays(version.publishedOn ?? asOf, NEW_VERSION_DAYS);
  if (asOf < until) return createItem(KEY, 'expiring', { ...trace, reasons: ['outdated'], dueOn: until });
  return createItem(KEY, 'non_compliant', { ...trace, reasons: ['outdated'] });
}

function judgeResponse(
  context: EvaluationContext,
  response: QuestionnaireResponse,
  version: QuestionnaireVersion,
): Item {
  const evidenceIds = [response.id];
  const review = context.reviewOf('questionnaire', response);
  if (review.state === 'rejected') {
    const facts = { finding: review.finding };
    return createItem(KEY, 'non_compliant', { reasons: ['rejected'], evidenceIds, facts });
  }
  const answered = context.evidence.questionnaires.find(
    (entry) => entry.definitionId === response.definitionId && entry.n === response.defVersion,
  );
  const out = knockouts(answered ?? version, response);
  if (out.length > 0) {
    return createItem(KEY, 'non_compliant', { reasons: out.map((id) => `knockout:${id}`), evidenceIds });
  }
  if (review.state === 'accepted') return judgeAge(context, response, version);
  return createItem(KEY, 'pending_review', {
    reasons: ['awaiting_review'],
    evidenceIds,
    actor: context.reviewer,
    facts: { waitingSince: response.submittedOn },
  });
}

/** `questionnaire` (domain 3.2). A questionnaire without a published version cannot be asked for. */
export function questionnaireItems(context: EvaluationContext): readonly Item[] {
  const { required, definitionId } = context.set.questionnaire;
  if (!required) return [];
  const version = requiredVersion(context.evidence.questionnaires, definitionId, context.asOf);
  if (version === undefined) return [];
  const response = context.evidence.responses
    .filter((entry) => entry.definitionId === definitionId && entry.state !== 'draft')
    .sort((left, right) => right.version - left.version)[0];
  if (response === undefined) return [createItem(KEY, 'non_compliant', { reasons: ['missing'] })];
  return [judgeResponse(context, response, version)];
}
