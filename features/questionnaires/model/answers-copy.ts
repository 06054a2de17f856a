import {
  type CalendarDate,
  paperDate,
  type Question,
  type QuestionnaireResponse,
  type QuestionnaireVersion,
} from '@vcms/domain';
import type { Answer } from './answer-checks.ts';
import { answerText } from './answer-text.ts';
import { responseProgress } from './response-progress.ts';
import { RESPONSE_LABELS } from './response-words.ts';

/** Answers with the questions that they answer. */
export interface AnsweredQuestionnaire {
  /** The version that was answered. */
  readonly version: QuestionnaireVersion;
  readonly response: QuestionnaireResponse;
  readonly contractorName: string;
  /** File names by the id of the document; one that is missing could not be read. */
  readonly papers: ReadonlyMap<string, string>;
}

/** A paragraph of the copy. */
interface CopyBlock {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  readonly text: string;
}

/** What the paper says; all of it text. */
export interface AnswersCopy {
  readonly title: string;
  readonly blocks: readonly CopyBlock[];
}

const FOOT =
  'This copy repeats what is on file. Questions that were not asked because of other answers are left out.';

function signature({ state, signedBy, signedTitle, submittedOn }: QuestionnaireResponse): string {
  if (state === 'draft' || submittedOn === undefined) return 'Not submitted yet.';
  const day = paperDate(submittedOn);
  return signedBy === undefined
    ? `Submitted on ${day}.`
    : `Signed by ${signedBy}, ${signedTitle}, on ${day}.`;
}

function answerBlocks(
  question: Question,
  answer: Answer | undefined,
  papers: ReadonlyMap<string, string>,
): readonly CopyBlock[] {
  const comment = answer?.comment ?? '';
  const paper = answer?.docId === undefined ? undefined : papers.get(answer.docId);
  const texts = [
    answerText(question, answer?.value),
    ...(comment === '' ? [] : [`Comment: ${comment}`]),
    ...(answer?.docId === undefined ? [] : [`Document: ${paper ?? 'attached; you cannot open it'}`]),
  ];
  return texts.map((text) => ({ tag: 'P', text }));
}

/** Answers on paper: each section with the questions that were asked, their answers, comments and documents. */
export function answersCopy(answered: AnsweredQuestionnaire, today: CalendarDate): AnswersCopy {
  const { version, response, contractorName, papers } = answered;
  const title = `${version.title}, version ${version.n}`;
  let number = 0;
  const sections = responseProgress(version, response.answers)
    .sections.filter(({ questions }) => questions.length > 0)
    .flatMap((section): readonly CopyBlock[] => [
      { tag: 'H2', text: section.title },
      ...section.questions.flatMap((question): readonly CopyBlock[] => {
        number += 1;
        const head = { tag: 'H3', text: `${number}. ${question.text}` } as const;
        return [head, ...answerBlocks(question, response.answers[question.id], papers)];
      }),
    ]);
  return {
    title: `${title}: ${contractorName}`,
    blocks: [
      { tag: 'H1', text: title },
      { tag: 'P', text: `Answers of ${contractorName}, as of ${paperDate(today)}.` },
      { tag: 'P', text: `${RESPONSE_LABELS[response.state]}. ${signature(response)}` },
      ...sections,
      { tag: 'P', text: FOOT },
    ],
  };
}
