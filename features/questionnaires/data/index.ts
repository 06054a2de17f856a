export {
  type AnswerOutbox,
  createAnswerOutbox,
  type PendingAnswers,
} from './answer-outbox.ts';
export { answerRowsOf, answersQuery, versionsOfOwnerQuery } from './answer-queries.ts';
export {
  type AnswerContext,
  type AnsweredVersion,
  beginAnswers,
  reviseAnswers,
  type Signature,
  saveAnswer,
  submitAnswers,
} from './answer-writer.ts';
