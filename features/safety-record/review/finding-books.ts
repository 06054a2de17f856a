import type { FindingBook } from '@vcms/kits/review';
import type { FieldGroup } from '../model/record-fields.ts';
import type { StatisticsSubject } from './statistics-topic.ts';

type Reasons = FindingBook['reasons'];

const YEAR_REASONS: Reasons = [
  {
    key: 'form300aDocId',
    label: 'Form 300A missing, unreadable or of another year',
    sentence: 'Upload a clear copy of the signed form 300A of this year.',
  },
  {
    key: 'certifiedOn',
    label: 'Form 300A not signed',
    sentence: 'The form 300A is not certified. A company executive must sign and date it.',
  },
  {
    key: 'explanation',
    label: 'Explanation missing or not sufficient',
    sentence: 'The numbers are unusual. Explain them, or correct them.',
  },
  {
    key: 'log300DocId',
    label: 'Names in the 300 log',
    sentence: 'The 300 log shows names of employees. Remove them, then upload it again.',
  },
];

const EMR_REASONS: Reasons = [
  {
    key: 'letterDocId',
    label: 'Letter missing, unreadable or not on letterhead',
    sentence: 'Upload a signed letter on the letterhead of the carrier, broker or bureau.',
  },
  {
    key: 'insured',
    label: 'Insured name differs',
    sentence: 'The letter names another company. Upload the letter of your own company.',
  },
];

const NOT_RATED: Reasons = [
  {
    key: 'letterDocId',
    label: 'Letter missing, unreadable or not on letterhead',
    sentence: 'Upload a signed letter that says why there is no EMR.',
  },
  {
    key: 'insured',
    label: 'Company name differs',
    sentence: 'The letter names another company. Upload the letter of your own company.',
  },
];

const COMMON: Readonly<Record<StatisticsSubject, Reasons>> = {
  osha_year: YEAR_REASONS,
  emr: EMR_REASONS,
  not_rated: NOT_RATED,
};

/** Reasons for which a record goes back: each of its fields, listed once it was questioned, and those of the paper. */
export function findingBook(kind: StatisticsSubject, groups: readonly FieldGroup[]): FindingBook {
  const paper = kind === 'osha_year' ? 'form 300A' : 'letter';
  const fields = groups.flatMap(({ fields: some }) => some);
  return {
    reasons: [
      ...fields.map(({ key, column, label }) => ({
        key,
        label: column === undefined ? label : `${column}: ${label}`,
        sentence: `${column === undefined ? label : `${column}, ${label.toLowerCase()}`}: the ${paper} shows something else. Correct it, or upload the right paper.`,
        isUnlisted: true,
      })),
      ...COMMON[kind],
    ],
    closing: 'Then submit it again on your OSHA and EMR page.',
  };
}
