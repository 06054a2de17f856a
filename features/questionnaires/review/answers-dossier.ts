import type { StoredRecord } from '@vcms/data';
import {
  type Company,
  documentPath,
  type Engagement,
  type EvidenceState,
  type QuestionnaireResponse,
  type QuestionnaireVersion,
  questionsOf,
  type ResponseState,
  type Review,
} from '@vcms/domain';
import type { FindingBook, ReviewedSubject } from '@vcms/kits/review';

/** What a review of one contractor's answers looks at, as read under the reviewer's rights. */
export interface AnswersDossier {
  readonly company: Company;
  readonly engagements: readonly Engagement[];
  readonly response: StoredRecord<QuestionnaireResponse>;
  /** The version that was answered. */
  readonly version: QuestionnaireVersion;
  /** Of this kind of evidence. */
  readonly reviews: readonly Review[];
}

/** The kit's words: outdated answers wait for a newer submission. */
function reviewedState(state: ResponseState): EvidenceState {
  return state === 'outdated' ? 'superseded' : state;
}

/** The answers as the workbench sees them. */
export function reviewedAnswers({ company, response, version }: AnswersDossier): ReviewedSubject {
  const { id, submittedOn, record } = response;
  return {
    type: 'questionnaire',
    id,
    owner: version.owner,
    path: documentPath('answers', company.id, id),
    contractorId: company.id,
    contractorName: company.name,
    title: `${version.title}, version ${version.n}`,
    state: reviewedState(response.state),
    version: response.version,
    submittedOn,
    updatedAt: record.updatedAt,
    createdBy: record.createdBy,
  };
}

/** Reasons for which answers go back: each question, listed once it was questioned, and the signature. */
export function answersBook(version: Pick<QuestionnaireVersion, 'sections'>): FindingBook {
  return {
    reasons: [
      ...questionsOf(version).map(({ id, text }, at) => ({
        key: id,
        label: `${at + 1}. ${text}`,
        sentence: `“${text}” Correct or complete this answer.`,
        isUnlisted: true,
      })),
      {
        key: 'signedBy',
        label: 'Signed by the wrong person',
        sentence: 'The questionnaire must be signed by an officer of the company.',
      },
    ],
    closing: 'Then submit it again on your questionnaire page.',
  };
}
