import {
  type AnswerValue,
  type Question,
  type QuestionnaireVersion,
  questionsOf,
  SUPPLEMENT_QUESTIONS_MAX,
} from '@vcms/domain';
import { type AskedQuestions, meaningProblem, NEVER_ASKED } from './question-meaning.ts';

export type Definition = Pick<QuestionnaireVersion, 'owner' | 'title' | 'sections'>;

/** Of the firm's own questionnaire (ADR 47); how many are answered in one sitting is the firm's to judge. */
const FIRM_QUESTIONS_MAX = 2_000;

/** Bytes of a version as JSON: it is one document, of at most 1 MiB with its other fields. */
const BYTES_MAX = 900_000;

/** What the access rules store at most. */
const SECTIONS_MAX = { firm: 40, client: 10 } as const;

/** Something to correct before a version can be published. */
export interface DefinitionProblem {
  /** The question it stands at; absent: the whole. */
  readonly questionId?: string;
  /** Where this question stands among all, from 0; absent: the whole. An id may be there twice. */
  readonly at?: number;
  readonly text: string;
}

/** Values a question of closed choice can have; undefined: any. */
export function possibleValues({ type, options = [] }: Question): readonly string[] | undefined {
  if (type === 'yes_no_na') return ['yes', 'no', 'na'];
  return type === 'single' || type === 'multi' ? options : undefined;
}

function isPossible(question: Question, value: AnswerValue | string | number | boolean): boolean {
  const possible = possibleValues(question);
  if (possible === undefined) return true;
  return (Array.isArray(value) ? value : [value]).every((entry) => possible.includes(String(entry)));
}

/** Ids of the questions whose conditions lead back to themselves. */
export function circles(questions: readonly Question[]): ReadonlySet<string> {
  const parentOf = new Map(questions.map(({ id, showIf }) => [id, showIf?.questionId]));
  return new Set(
    questions
      .map(({ id }) => id)
      .filter((id) => {
        const seen = new Set<string>();
        let at = parentOf.get(id);
        while (at !== undefined && at !== id && !seen.has(at)) {
          seen.add(at);
          at = parentOf.get(at);
        }
        return at === id;
      }),
  );
}

/** Ids of the questions that nobody can ever be asked. */
export function deadQuestions(questions: readonly Question[]): ReadonlySet<string> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const dead = new Set(circles(questions));
  for (const { id, showIf } of questions) {
    if (showIf === undefined) continue;
    const parent = byId.get(showIf.questionId);
    if (parent === undefined || !isPossible(parent, showIf.equals)) dead.add(id);
  }
  for (let size = -1; size !== dead.size; ) {
    size = dead.size;
    for (const { id, showIf } of questions)
      if (showIf !== undefined && dead.has(showIf.questionId)) dead.add(id);
  }
  return dead;
}

function branchProblem(
  questions: readonly Question[],
  question: Question,
  inCircle: boolean,
): string | undefined {
  const { id, showIf } = question;
  if (showIf === undefined) return undefined;
  if (inCircle) return 'Its condition leads back to itself. Remove one of the conditions.';
  const at = questions.findIndex((other) => other.id === showIf.questionId);
  const parent = questions[at];
  if (parent === undefined) return 'Its condition names a question that is not in this version.';
  if (!isPossible(parent, showIf.equals)) return `It is never asked: “${parent.text}” cannot be answered so.`;
  const own = questions.findIndex((other) => other.id === id);
  return at > own ? 'Its condition depends on a later question. Move it below that question.' : undefined;
}

function contentProblems(question: Question): readonly string[] {
  const { type, text, options = [], min, max, knockout } = question;
  const isChoice = type === 'single' || type === 'multi';
  return [
    ...(text.trim() === '' ? ['Enter the question.'] : []),
    ...(isChoice && options.length < 2 ? ['Give at least two answers to choose from.'] : []),
    ...(isChoice && new Set(options).size < options.length ? ['Two of its answers are the same.'] : []),
    ...(min !== undefined && max !== undefined && min > max
      ? ['Its lowest number is above its highest.']
      : []),
    ...(knockout.every((value) => isPossible(question, value))
      ? []
      : ['A knockout names an answer that cannot be given.']),
  ];
}

function isTooLong(sections: Definition['sections']): boolean {
  const text = JSON.stringify(sections);
  // Bytes are counted only where there may be too many: a character has at most three.
  return text.length * 3 > BYTES_MAX && new TextEncoder().encode(text).length > BYTES_MAX;
}

function wholeProblems({ owner, title, sections }: Definition): readonly string[] {
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const most = owner === 'firm' ? FIRM_QUESTIONS_MAX : SUPPLEMENT_QUESTIONS_MAX;
  const noun = owner === 'firm' ? 'A questionnaire' : 'A supplement';
  const mostSections = SECTIONS_MAX[owner === 'firm' ? 'firm' : 'client'];
  return [
    ...(title.trim().length < 2 ? ['Enter a title of at least 2 characters.'] : []),
    ...(count === 0 ? ['Add a question.'] : []),
    ...(count > most ? [`${noun} has at most ${most} questions. Remove ${count - most}.`] : []),
    ...(isTooLong(sections)
      ? [
          `${noun} of this length cannot be stored. Shorten some questions or choices, or remove some questions.`,
        ]
      : []),
    ...(sections.length > mostSections
      ? [`${noun} has at most ${mostSections} sections. Remove ${sections.length - mostSections}.`]
      : []),
    ...sections.flatMap((section) => [
      ...(section.title.trim() === '' ? ['Enter a title for each section.'] : []),
      ...(section.questions.length === 0 && count > 0
        ? [`The section “${section.title}” is empty. Add a question or remove it.`]
        : []),
    ]),
  ];
}

/**
 * What keeps a definition from being published; empty: nothing. `asked` is what contractors were asked before: a question keeps
 * its id and its meaning over all versions, for its answers are carried over by the id alone.
 */
export function definitionProblems(
  definition: Definition,
  asked: AskedQuestions = NEVER_ASKED,
): readonly DefinitionProblem[] {
  const questions = questionsOf(definition);
  const inCircle = circles(questions);
  const dead = deadQuestions(questions);
  const ids = questions.map(({ id }) => id);
  const own = questions.flatMap((question, at): readonly DefinitionProblem[] => {
    const { id: questionId } = question;
    const branch = branchProblem(questions, question, inCircle.has(questionId));
    const meaning = meaningProblem(question, asked);
    const texts = [
      ...(ids.indexOf(questionId) < at ? [`The id ${questionId} is used twice.`] : []),
      ...contentProblems(question),
      ...(meaning === undefined ? [] : [meaning]),
      ...(branch === undefined ? [] : [branch]),
      ...(branch === undefined && dead.has(questionId)
        ? ['It is never asked: the question it depends on is never asked.']
        : []),
    ];
    return texts.map((text) => ({ questionId, at, text }));
  });
  return [...wholeProblems(definition).map((text) => ({ text })), ...own];
}
