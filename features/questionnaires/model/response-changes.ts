import type { QuestionnaireResponse, QuestionnaireVersion, Review } from '@vcms/domain';
import { questionsOf } from '@vcms/domain';
import type { Answers } from './answer-checks.ts';

type Reviewed = Pick<QuestionnaireResponse, 'id' | 'state' | 'version'>;

/** When the firm accepted these answers last; undefined: never. */
export function lastAcceptance(
  reviews: readonly Pick<Review, 'subjectType' | 'subjectId' | 'scope' | 'decision' | 'decidedAt'>[],
  responseId: string,
): Date | undefined {
  return reviews
    .filter(({ subjectType, subjectId }) => subjectType === 'questionnaire' && subjectId === responseId)
    .filter(({ scope, decision }) => scope === 'firm' && decision === 'accepted')
    .map(({ decidedAt }) => decidedAt)
    .toSorted((left, right) => right.getTime() - left.getTime())[0];
}

/** Ids of the questions answered anew since a moment; without one, nothing was there to change. */
export function changedSince(answers: Answers, moment: Date | undefined): ReadonlySet<string> {
  if (moment === undefined) return new Set();
  return new Set(
    Object.entries(answers)
      .filter(([, { answeredAt }]) => answeredAt > moment)
      .map(([id]) => id),
  );
}

/** What a reviewer wrote of a returned questionnaire. */
export interface ReturnedAnswers {
  readonly comment: string;
  readonly decidedAt: Date;
  /** By question. */
  readonly findings: ReadonlyMap<string, string>;
}

/** The newest return of this submission, or, for a correction under way, of the one before it. */
export function returnedAnswers(
  reviews: readonly Review[],
  { id, state, version }: Reviewed,
): ReturnedAnswers | undefined {
  if (state !== 'changes_requested' && state !== 'draft') return undefined;
  const returned = state === 'draft' ? version - 1 : version;
  const review = reviews
    .filter(({ subjectType, subjectId }) => subjectType === 'questionnaire' && subjectId === id)
    .filter(({ scope, subjectVersion }) => scope === 'firm' && subjectVersion === returned)
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime())[0];
  if (review === undefined || review.decision === 'accepted') return undefined;
  const failed = review.findings.filter(({ result }) => result === 'fail');
  return {
    comment: review.publicComment,
    decidedAt: review.decidedAt,
    findings: new Map(failed.map(({ key, comment }) => [key, comment])),
  };
}

/**
 * Ids of the questions that may be answered: after a return those that came back, whatever has no answer that counts, and
 * whatever depends on a question that is open; else all. `unanswered` are those that are missing now.
 */
export function openQuestions(
  version: Pick<QuestionnaireVersion, 'sections'>,
  returned: ReturnedAnswers | undefined,
  touched: ReadonlySet<string>,
): ReadonlySet<string> {
  const questions = questionsOf(version);
  const named = questions.filter(({ id }) => returned?.findings.has(id));
  // A return whose findings name no question of this version opens all: something has to be corrected.
  if (returned === undefined || named.length === 0) return new Set(questions.map(({ id }) => id));
  const open = new Set([...named.map(({ id }) => id), ...touched]);
  for (let size = -1; size !== open.size; ) {
    size = open.size;
    for (const { id, showIf } of questions)
      if (showIf !== undefined && open.has(showIf.questionId)) open.add(id);
  }
  return open;
}
