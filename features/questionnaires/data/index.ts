export {
  type AnswerOutbox,
  createAnswerOutbox,
  type PendingAnswers,
  withoutSettled,
} from './answer-outbox.ts';
export {
  answeredByQuery,
  answerRowsOf,
  answersQuery,
  answersToSupplementQuery,
  askedByClientQuery,
  versionsOfOwnerQuery,
} from './answer-queries.ts';
export {
  type AnswerContext,
  type AnsweredVersion,
  beginAnswers,
  reviseAnswers,
  type Signature,
  saveAnswer,
  submitAnswers,
} from './answer-writer.ts';
export { CONCERNED_PAGE, readConcerned } from './read-concerned.ts';
