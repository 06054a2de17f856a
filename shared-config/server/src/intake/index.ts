export { countSubmission, SUBMISSIONS_AN_HOUR } from './count-submission.ts';
export { countWrite, DRAWN_WRITES_AN_HOUR } from './count-write.ts';
export { isOwnHandIn } from './own-hand-in.ts';
