import { type Question, type QuestionnaireVersion, type QuestionType, questionsOf } from '@vcms/domain';
import type { Sections } from './edit-definition.ts';
import { TYPE_LABELS } from './type-labels.ts';

/** How a question was asked last. */
interface AskedBefore {
  /** The version that asked it. */
  readonly n: number;
  readonly type: QuestionType;
}

/** Questions that contractors were asked, by id. */
export type AskedQuestions = ReadonlyMap<string, AskedBefore>;

export const NEVER_ASKED: AskedQuestions = new Map();

/** What contractors were asked under each id, by the newest version that asked it. Drafts were never asked. */
export function askedQuestionsOf(
  versions: readonly Pick<QuestionnaireVersion, 'n' | 'status' | 'sections'>[],
): AskedQuestions {
  const asked = versions
    .filter(({ status }) => status !== 'draft')
    .toSorted((left, right) => left.n - right.n);
  return new Map(
    asked.flatMap((version) =>
      questionsOf(version).map(({ id, type }) => [id, { n: version.n, type }] as const),
    ),
  );
}

/** Whether this id was given to a question of another type: an answer that is carried over would say something else. */
export function isRetyped({ id, type }: Pick<Question, 'id' | 'type'>, asked: AskedQuestions): boolean {
  const before = asked.get(id);
  return before !== undefined && before.type !== type;
}

/**
 * Why a question does not mean what its id has meant, as a sentence; undefined: it does. Answers to choose from mean what they
 * say: one that is gone or reworded is asked again by `valueProblem`, and needs no new id.
 */
export function meaningProblem(
  question: Pick<Question, 'id' | 'type'>,
  asked: AskedQuestions,
): string | undefined {
  const before = asked.get(question.id);
  if (before === undefined || !isRetyped(question, asked)) return undefined;
  return `Version ${before.n} asked for “${TYPE_LABELS[before.type]}”. The answers on file would not fit: ask it as a new question.`;
}

/** The same question under an id of its own: conditions that name it go along, and its answers on file stay behind. */
export function asNewQuestion(sections: Sections, id: string, newId: string): Sections {
  const renamed = (question: Question): Question => {
    const { showIf } = question;
    const own = question.id === id ? { ...question, id: newId } : question;
    return showIf?.questionId === id ? { ...own, showIf: { ...showIf, questionId: newId } } : own;
  };
  return sections.map((section) => ({ ...section, questions: section.questions.map(renamed) }));
}
