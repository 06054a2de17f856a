export { appealProgram } from './appeal-program.ts';
export { readProgramScore, scoredReview, scoredVersion } from './score-review.ts';
