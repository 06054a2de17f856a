import type { QuestionnaireResponse, QuestionnaireVersion } from '@vcms/domain';

/** One answer with its question. */
export interface AnswerLine {
  readonly questionnaireId: string;
  readonly title: string;
  readonly version: number;
  readonly state: string;
  readonly section: string | undefined;
  /** Keeps its meaning over all versions: the key by which another system takes answers over. */
  readonly questionId: string;
  /** Absent where the answered version does not ask it. */
  readonly question: string | undefined;
  readonly type: string | undefined;
  readonly value: unknown;
  readonly comment: string | undefined;
  readonly documentId: string | undefined;
  readonly answeredAt: Date;
}

/** Every answer on file by the id of its question, in the order of the questions; then those to questions of other versions. */
export function answerLines(
  responses: readonly QuestionnaireResponse[],
  versions: readonly QuestionnaireVersion[],
): readonly AnswerLine[] {
  return responses.flatMap(({ definitionId, defVersion, state, answers }) => {
    const version = versions.find((one) => one.definitionId === definitionId && one.n === defVersion);
    const asked = (version?.sections ?? []).flatMap(({ title, questions }) =>
      questions.map((question) => ({ section: title, question })),
    );
    const known = new Map(asked.map((one) => [one.question.id, one]));
    const ids = [...known.keys(), ...Object.keys(answers).filter((id) => !known.has(id))];
    return ids.flatMap((id): readonly AnswerLine[] => {
      const answer = answers[id];
      if (answer === undefined) return [];
      const { section, question } = known.get(id) ?? {};
      return [
        {
          ...{
            questionnaireId: definitionId,
            title: version?.title ?? definitionId,
            version: defVersion,
            state,
          },
          ...{ section, questionId: id, question: question?.text, type: question?.type, value: answer.value },
          ...{ comment: answer.comment, documentId: answer.docId, answeredAt: answer.answeredAt },
        },
      ];
    });
  });
}
