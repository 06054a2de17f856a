import type { DecisionWords } from './decision-draft.ts';
import type { ReviewTopic } from './review-topic.ts';

/** A line as small as tests need it. */
export const POLICY_TOPIC: ReviewTopic = {
  name: 'some-review',
  noun: 'policy',
  nouns: 'policies',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  subjects: ['policy'],
  path: '/some-review',
  addressOf: ({ contractorId, subjectId }) => `/some-review/${contractorId}/${subjectId}`,
};

export const POLICY_WORDS: DecisionWords = {
  title: 'GL',
  noun: 'policy',
  book: {
    reasons: [
      {
        key: 'unreadable',
        label: 'Unreadable',
        sentence: 'The certificate cannot be read. Upload a clear copy.',
      },
    ],
    closing: 'Then submit it again.',
  },
};
