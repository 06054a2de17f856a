import { type ReviewTask, STATISTICS_SUBJECTS } from '@vcms/domain';
import type { PaperWords, ReviewTopic } from '@vcms/kits/review';

export type StatisticsSubject = (typeof STATISTICS_SUBJECTS)[number];

const PATH = '/confirm-statisticals';

/** How the address calls each kind. */
const SLUGS: Readonly<Record<StatisticsSubject, string>> = {
  osha_year: 'osha',
  emr: 'emr',
  not_rated: 'not-rated',
};

/** The kind that an address names; undefined: it leads nowhere. */
export function subjectOfSlug(slug: string | undefined): StatisticsSubject | undefined {
  return STATISTICS_SUBJECTS.find((subject) => SLUGS[subject] === slug);
}

export const SUBJECT_LABELS: Readonly<Record<StatisticsSubject, string>> = {
  osha_year: 'OSHA year',
  emr: 'EMR',
  not_rated: 'Not-rated letter',
};

function slugOf(subject: ReviewTask['subjectType']): string {
  const known = STATISTICS_SUBJECTS.find((one) => one === subject);
  return known === undefined ? subject : SLUGS[known];
}

/** OSHA years, EMR records and not-rated letters under review, for the firm and for clients. */
export const STATISTICS_TOPIC: ReviewTopic = {
  name: 'confirm-statistics',
  noun: 'record',
  nouns: 'records',
  accept: { verb: 'Confirm', going: 'Confirming', done: 'confirmed' },
  subjects: STATISTICS_SUBJECTS,
  path: PATH,
  addressOf: ({ contractorId, subjectType, subjectId }) =>
    `${PATH}/${contractorId}/${slugOf(subjectType)}/${subjectId}`,
};

export const PAPER_WORDS: Readonly<Record<StatisticsSubject, PaperWords>> = {
  osha_year: {
    name: 'Form 300A',
    noneTitle: 'No form 300A',
    noneHint:
      'A company with 10 employees or fewer, or in an exempt industry, does not need one. Check the numbers below.',
  },
  emr: {
    name: 'EMR letter',
    noneTitle: 'No letter',
    noneHint: 'This record was submitted without its letter. Return it, so that it is added.',
  },
  not_rated: {
    name: 'Letter',
    noneTitle: 'No letter',
    noneHint: 'This record was submitted without its letter. Return it, so that it is added.',
  },
};
