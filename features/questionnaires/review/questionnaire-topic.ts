import type { PaperWords, ReviewTopic } from '@vcms/kits/review';

const PATH = '/company-questionnaires';

/** Answers to questionnaires under review, for the firm and for clients. */
export const QUESTIONNAIRE_TOPIC: ReviewTopic = {
  name: 'company-questionnaires',
  noun: 'questionnaire',
  nouns: 'questionnaires',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  mayReject: false,
  subjects: ['questionnaire'],
  path: PATH,
  addressOf: ({ contractorId, subjectId }) => `${PATH}/${contractorId}/${subjectId}`,
};

export const PAPER_WORDS: PaperWords = {
  name: 'Document',
  noneTitle: 'No document open',
  noneHint: 'Open a document beside an answer to compare them.',
};
