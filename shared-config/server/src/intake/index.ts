export { countSubmission, SUBMISSIONS_AN_HOUR } from './count-submission.ts';
export { isOwnHandIn } from './own-hand-in.ts';
