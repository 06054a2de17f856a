export { readProgramScore, scoredReview, scoredVersion } from './score-review.ts';
