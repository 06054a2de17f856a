import type { QuestionnaireVersion } from '@vcms/domain';
import { type AnswerValues, askedAmong, askedQuestions, type Question, questionsOf } from '@vcms/domain';
import { type Answers, answerProblem } from './answer-checks.ts';

type Section = QuestionnaireVersion['sections'][number];

/** A question that keeps the questionnaire from being submitted, and why. */
export interface MissingAnswer {
  readonly question: Question;
  readonly section: string;
  readonly problem: string;
}

export interface SectionProgress {
  readonly title: string;
  /** Those that are asked now. */
  readonly questions: readonly Question[];
  /** Asked questions that are answered as they should be. */
  readonly answered: number;
  readonly missing: readonly MissingAnswer[];
}

export interface ResponseProgress {
  readonly sections: readonly SectionProgress[];
  readonly missing: readonly MissingAnswer[];
  /** 0..100, rounded down: 100 only when nothing is missing. */
  readonly percent: number;
}

function sectionProgress(
  { title, questions }: Section,
  asked: ReadonlySet<Question>,
  answers: Answers,
): SectionProgress {
  const shown = questions.filter((question) => asked.has(question));
  const missing = shown.flatMap((question): readonly MissingAnswer[] => {
    const problem = answerProblem(question, answers[question.id]);
    return problem === undefined ? [] : [{ question, section: title, problem }];
  });
  const open = new Set(missing.map(({ question }) => question));
  const answered = shown.filter((question) => answers[question.id] !== undefined && !open.has(question));
  return { title, questions: shown, answered: answered.length, missing };
}

function joined(sections: readonly SectionProgress[]): ResponseProgress {
  const missing = sections.flatMap((section) => section.missing);
  const answered = sections.reduce((sum, section) => sum + section.answered, 0);
  const counted = answered + missing.length;
  return { sections, missing, percent: counted === 0 ? 100 : Math.floor((answered * 100) / counted) };
}

/** How far a questionnaire is answered. Counted are questions that are required or answered; what is not asked never counts. */
export function responseProgress(
  version: Pick<QuestionnaireVersion, 'sections'>,
  answers: Answers,
): ResponseProgress {
  const asked = new Set(askedQuestions(questionsOf(version), answers satisfies AnswerValues));
  return joined(version.sections.map((section) => sectionProgress(section, asked, answers)));
}

/**
 * The same, from the progress with other answers to the same version: counted anew are `reached` sections only, by their
 * place, and the others stay the objects that they were. `sectionsReached` says which they are.
 * @param byId all questions of the version by their id
 */
export function progressAfter(
  { sections }: Pick<QuestionnaireVersion, 'sections'>,
  byId: ReadonlyMap<string, Question>,
  before: ResponseProgress,
  reached: ReadonlySet<number>,
  answers: Answers,
): ResponseProgress {
  return joined(
    sections.map((section, at) => {
      const held = before.sections[at];
      if (held !== undefined && !reached.has(at)) return held;
      return sectionProgress(section, new Set(askedAmong(section.questions, byId, answers)), answers);
    }),
  );
}
