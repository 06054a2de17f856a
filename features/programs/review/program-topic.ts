import type { PaperWords, ReviewTopic } from '@vcms/kits/review';

const PATH = '/safety-policy-review';

/** Written safety programs under review, for the firm and for clients. */
export const PROGRAM_TOPIC: ReviewTopic = {
  name: 'safety-policy-review',
  noun: 'program',
  nouns: 'programs',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  subjects: ['program'],
  path: PATH,
  addressOf: ({ contractorId, subjectId }) => `${PATH}/${contractorId}/${subjectId}`,
};

export const PAPER_WORDS: PaperWords = {
  name: 'Program',
  noneTitle: 'No file',
  noneHint: 'The contractor says that this program does not apply. Read the reason and decide.',
};
