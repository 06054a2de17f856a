import type { Endorsement, InsuranceLine } from '@vcms/domain';

/** What is known of a form: what it proves, by which words it is recognised, and where it says whom it is for. */
export interface EndorsementForm {
  readonly line: InsuranceLine;
  readonly proves: Endorsement;
  /** Of an additional insured: the part of the work that it is for. */
  readonly part?: 'ongoing operations' | 'completed operations';
  /** Words of its heading, all of which stand there. */
  readonly heading: readonly string[];
  /** Labels over those that it names. */
  readonly people?: readonly string[];
  /** Labels over the places or projects that it names. */
  readonly places?: readonly string[];
  /** Whom it is for stands under the word "Schedule" without a label, or nowhere: it says so itself. */
  readonly schedule: 'labels' | 'bare' | 'none';
}

const PEOPLE = [
  'NAME OF ADDITIONAL INSURED PERSONS OR ORGANIZATIONS',
  'NAME OF ADDITIONAL INSURED PERSON OR ORGANIZATION',
  'NAME OF PERSONS OR ORGANIZATIONS',
  'NAME OF PERSON OR ORGANIZATION',
  // What goes on in the next line of the column may be too far below to be found with it.
  'NAME OF ADDITIONAL INSURED PERSONS',
  'NAME OF ADDITIONAL INSURED PERSON',
];
const WORK = ['ADDITIONAL INSURED', 'OWNERS LESSEES OR CONTRACTORS'];
const WAIVER = ['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US'];

/** Forms of the Insurance Services Office and of the NCCI; insurers' own forms have numbers that say nothing. */
export const ENDORSEMENT_FORMS = {
  'CG 20 10': {
    ...{ line: 'gl', proves: 'additional_insured', part: 'ongoing operations', schedule: 'labels' },
    ...{ heading: WORK, people: PEOPLE },
    places: ['LOCATIONS OF COVERED OPERATIONS', 'LOCATION OF COVERED OPERATIONS'],
  },
  'CG 20 37': {
    ...{ line: 'gl', proves: 'additional_insured', part: 'completed operations', schedule: 'labels' },
    ...{ heading: [...WORK, 'COMPLETED OPERATIONS'], people: PEOPLE },
    places: [
      'LOCATION AND DESCRIPTION OF COMPLETED OPERATIONS',
      'LOCATIONS AND DESCRIPTION OF COMPLETED OPERATIONS',
      'LOCATION AND DESCRIPTION OF COMPLETED',
    ],
  },
  'CG 24 04': {
    ...{ line: 'gl', proves: 'waiver_of_subrogation', schedule: 'labels' },
    ...{ heading: WAIVER, people: PEOPLE },
  },
  'CG 20 01': {
    ...{ line: 'gl', proves: 'primary_noncontributory', schedule: 'none' },
    heading: ['PRIMARY AND', 'OTHER INSURANCE CONDITION'],
  },
  'CG 25 03': {
    ...{ line: 'gl', proves: 'per_project_aggregate', schedule: 'labels' },
    heading: ['GENERAL AGGREGATE LIMIT'],
    places: ['DESIGNATED CONSTRUCTION PROJECTS', 'DESIGNATED CONSTRUCTION PROJECT', 'DESIGNATED PROJECTS'],
  },
  'CA 20 48': {
    ...{ line: 'auto', proves: 'additional_insured', schedule: 'labels' },
    ...{ heading: ['DESIGNATED INSURED'], people: PEOPLE },
  },
  'CA 04 44': {
    ...{ line: 'auto', proves: 'waiver_of_subrogation', schedule: 'labels' },
    ...{ heading: WAIVER, people: PEOPLE },
  },
  'WC 00 03 13': {
    ...{ line: 'wc_el', proves: 'waiver_of_subrogation', schedule: 'bare' },
    heading: ['WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS'],
  },
} as const satisfies Record<string, EndorsementForm>;

export type FormNumber = keyof typeof ENDORSEMENT_FORMS;

/** The form of a number; undefined: none whose meaning is known. */
export function endorsementForm(number: string): EndorsementForm | undefined {
  return Object.hasOwn(ENDORSEMENT_FORMS, number) ? ENDORSEMENT_FORMS[number as FormNumber] : undefined;
}
