import type { QuestionnaireVersion } from '@vcms/domain';
import type { Answers } from './answer-checks.ts';
import { changedAnswers, questionReach, sectionsReached } from './question-reach.ts';
import { progressAfter, responseProgress } from './response-progress.ts';

type Version = Pick<QuestionnaireVersion, 'sections'>;

function start(version: Version, answers: Answers) {
  return { version, reach: questionReach(version), answers, progress: responseProgress(version, answers) };
}

/**
 * `responseProgress` for one page: it gives the same, and counts only sections that the answers reach that are other objects
 * than at the call before. All 2,000 questions would be counted anew for each answer that is saved (`bench/results.md`).
 */
export function createProgressKeeper(): typeof responseProgress {
  let held: ReturnType<typeof start> | undefined;
  return (version, answers) => {
    if (held?.version !== version) held = start(version, answers);
    const { reach, answers: before, progress } = held;
    const reached = sectionsReached(reach, changedAnswers(before, answers));
    const next =
      reached.size === 0 ? progress : progressAfter(version, reach.byId, progress, reached, answers);
    held = { version, reach, answers, progress: next };
    return next;
  };
}
