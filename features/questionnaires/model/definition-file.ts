import type { Question } from '@vcms/domain';
import { QUESTIONNAIRE_FORMAT, type QuestionnaireFile, questionnaireFileSchema } from '@vcms/domain/schemas';
import { type Definition, definitionProblems } from './definition-checks.ts';
import { issueText } from './definition-file-words.ts';
import { type AskedQuestions, NEVER_ASKED } from './question-meaning.ts';

/** Something in a file that keeps it from becoming a draft. */
export interface FileProblem {
  /** Where: `sections[1].questions[2].text`; empty: the whole file. */
  readonly path: string;
  /** The same in words: "Section 2, question 3". Empty: the whole file. */
  readonly place: string;
  readonly text: string;
}

export type ReadDefinition =
  | { readonly kind: 'ready'; readonly definition: Definition }
  | { readonly kind: 'wrong'; readonly problems: readonly FileProblem[] };

/** Bytes of a file: more than a draft can hold in any case. */
export const DEFINITION_FILE_MAX = 1_000_000;

type Path = readonly PropertyKey[];

function pathText(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** The section and the question of a path, counted from 1. */
function placeText([list, section, inner, question]: Path): string {
  if (list !== 'sections' || typeof section !== 'number') return '';
  const place = `Section ${section + 1}`;
  return inner === 'questions' && typeof question === 'number' ? `${place}, question ${question + 1}` : place;
}

function problemAt(path: Path, text: string): FileProblem {
  return { path: pathText(path), place: placeText(path), text };
}

/** Where each question stands, in the order of the file. */
function placesOf({ sections }: Definition): readonly Path[] {
  return sections.flatMap(({ questions }, section) =>
    questions.map((_question, question): Path => ['sections', section, 'questions', question]),
  );
}

/** What publishing would refuse, by its place in the file. */
function publishingProblems(definition: Definition, asked: AskedQuestions): readonly FileProblem[] {
  const places = placesOf(definition);
  return definitionProblems(definition, asked).map(({ at, text }) =>
    problemAt(at === undefined ? [] : (places[at] ?? []), text),
  );
}

function parsed(json: string): unknown {
  try {
    // A byte order mark is what some editors begin a file with.
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads a file as a draft of `owner` would be: by the schema, then as publishing checks it (circles, dead questions, limits,
 * ids that have meant something else in what was `asked` before).
 * Never throws. Every problem is told at once, those of the schema first; what it refuses is not checked further.
 */
export function readDefinition(
  json: string,
  owner: string,
  asked: AskedQuestions = NEVER_ASKED,
): ReadDefinition {
  const value = parsed(json);
  if (value === undefined) {
    const text = 'This file is not JSON. Export a version to see how a file begins, then choose another one.';
    return { kind: 'wrong', problems: [problemAt([], text)] };
  }
  const read = questionnaireFileSchema.safeParse(value);
  if (!read.success) {
    return {
      kind: 'wrong',
      problems: read.error.issues.map((issue) => problemAt(issue.path, issueText(issue))),
    };
  }
  const { title, sections } = read.data;
  const definition = { owner, title, sections };
  const problems = publishingProblems(definition, asked);
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'ready', definition };
}

function plainQuestion(question: Question): Question {
  // In this order, whatever order it was stored in: two exports of the same version are the same text.
  const { id, type, text, help, required, options, min, max, maxLength, showIf } = question;
  const { weight, knockout, evidence } = question;
  return {
    ...{ id, type, text, help, required, options, min, max, maxLength },
    ...{ showIf, weight, knockout, evidence },
  } as Question;
}

/** A version as a file: nothing of whose it is, and which one. */
export function definitionFile({ title, sections }: Definition): string {
  const file: QuestionnaireFile = {
    ...{ format: 'vcms-questionnaire', formatVersion: QUESTIONNAIRE_FORMAT, title },
    sections: sections.map((section) => ({
      title: section.title,
      questions: section.questions.map(plainQuestion),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
