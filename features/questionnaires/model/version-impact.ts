import { counted, type QuestionnaireVersion, questionsOf, type ResponseState } from '@vcms/domain';
import { newQuestions } from './new-questions.ts';
import { RESPONSE_LABELS } from './response-words.ts';

/** What a contractor has on file of a questionnaire. */
export interface AnsweredBefore {
  readonly state: ResponseState;
  readonly defVersion: number;
}

type Versions = readonly Pick<QuestionnaireVersion, 'n' | 'sections'>[];

/** How many questions of `next` are new to a contractor; all of them to one that answered nothing, or a version nobody can read. */
function newTo(
  answered: AnsweredBefore | undefined,
  versions: Versions,
  next: Pick<QuestionnaireVersion, 'sections'>,
): number {
  const known = versions.find(({ n }) => n === answered?.defVersion);
  return newQuestions(known, next).size;
}

/** What a new version means to a contractor: "Accepted, version 1. 2 questions are new." */
export function impactText(
  answered: AnsweredBefore | undefined,
  versions: Versions,
  next: Pick<QuestionnaireVersion, 'sections'>,
): string {
  if (answered === undefined) return `Not started. All ${counted(questionsOf(next).length, 'question')}.`;
  const fresh = newTo(answered, versions, next);
  const news =
    fresh === 0 ? 'No question is new.' : fresh === 1 ? '1 question is new.' : `${fresh} questions are new.`;
  return `${RESPONSE_LABELS[answered.state]}, version ${answered.defVersion}. ${news}`;
}
