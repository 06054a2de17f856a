import type { PaperWords, ReviewTopic } from '@vcms/kits/review';

/** Policies under review, for the firm and for clients. */
export const POLICY_TOPIC: ReviewTopic = {
  name: 'insurance-review',
  noun: 'policy',
  nouns: 'policies',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  subjects: ['policy'],
  path: '/csinsurance-review',
  addressOf: ({ contractorId, subjectId }) => `/csinsurance-review/${contractorId}/${subjectId}`,
};

export const CERTIFICATE_WORDS: PaperWords = {
  name: 'Certificate',
  noneTitle: 'No certificate',
  noneHint: 'This policy was submitted without its certificate. Return it, so that it is added.',
};
