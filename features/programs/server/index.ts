export { appealProgram } from './appeal-program.ts';
export { fillCommentOwners } from './fill-comment-owners.ts';
export { readProgramScore, scoredReview, scoredVersion } from './score-review.ts';
