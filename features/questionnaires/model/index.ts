export {
  type Answer,
  type AnswerChange,
  type Answers,
  answerProblem,
  answerWith,
  needsEvidence,
  TEXT_MAX,
  valueProblem,
} from './answer-checks.ts';
export { sizeProblem } from './answers-size.ts';
export { knownVersionOf, newQuestions } from './new-questions.ts';
export { createProgressKeeper } from './progress-keeper.ts';
export {
  changedSince,
  lastAcceptance,
  openQuestions,
  type ReturnedAnswers,
  returnedAnswers,
} from './response-changes.ts';
export { type MissingAnswer, type ResponseProgress, responseProgress } from './response-progress.ts';
export { responseScore } from './response-score.ts';
export { RESPONSE_LABELS } from './response-words.ts';
