import type { ComparedField, Review } from '@vcms/domain';
import { LIMIT_LABELS, LIMITS_OF_LINE } from '@vcms/domain';
import type { PolicyComparison } from './policy-comparison.ts';
import type { PolicyTerms } from './policy-fields.ts';

export type ReviewFinding = Review['findings'][number];

/** Fields of a policy that a finding is about (domain 4.4); `certificate` is the file itself. */
const FIELDS_OF_FINDING: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    name_differs: ['namedInsured'],
    wrong_holder: ['certificate'],
    policy_number_missing: ['policyNumber'],
    dates: ['effective', 'expiration'],
    ai_page_missing: ['additional_insured'],
    wos_missing: ['waiver_of_subrogation'],
    pnc_missing: ['primary_noncontributory'],
    insurer_rating: ['insurerName', 'naicNo', 'amBest'],
    claims_made: ['claimsMade', 'retroDate'],
    aggregate: ['aggregatePer', 'per_project_aggregate'],
    autos: ['autos'],
    statutory_missing: ['wcStatutory'],
    notice_missing: ['notice_of_cancellation'],
    project_page_missing: ['per_project_aggregate'],
    unreadable: ['certificate'],
  }),
);

/** The limits that a comment names, "Each occurrence: $500,000 short of ..."; all of the line when it names none. */
function limitsIn(comment: string, line: PolicyTerms['line']): readonly string[] {
  const all: readonly (keyof typeof LIMIT_LABELS)[] = LIMITS_OF_LINE[line];
  const named = all.filter((code) => comment.includes(`${LIMIT_LABELS[code]}:`));
  return named.length > 0 ? named : all;
}

/** Keys of the fields that a finding is about; none when that is not known. */
export function fieldsOfFinding(
  { key, comment }: Pick<ReviewFinding, 'key' | 'comment'>,
  line: PolicyTerms['line'],
): readonly string[] {
  return key === 'limit_low' ? limitsIn(comment, line) : (FIELDS_OF_FINDING.get(key) ?? []);
}

/** A finding of a return, and what the correction did about it. */
export interface FindingAnswer {
  readonly finding: ReviewFinding;
  /** unknown: nobody can tell which fields it is about. */
  readonly kind: 'changed' | 'unchanged' | 'unknown';
  readonly changes: readonly ComparedField[];
  /** It is about the certificate itself. */
  readonly isAboutFile: boolean;
}

export interface AnsweredFindings {
  readonly answers: readonly FindingAnswer[];
  /** Changes that no finding asked for. */
  readonly others: readonly ComparedField[];
}

/** Puts each finding of a return beside the changes it asked for. */
export function answerFindings(
  findings: readonly ReviewFinding[],
  comparison: PolicyComparison,
  line: PolicyTerms['line'],
): AnsweredFindings {
  const answers = findings
    .filter(({ result }) => result === 'fail')
    .map((finding): FindingAnswer => {
      const about = fieldsOfFinding(finding, line);
      const changes = comparison.changes.filter(({ key }) => about.includes(key));
      const isAboutFile = about.includes('certificate');
      const isChanged = changes.length > 0 || (isAboutFile && comparison.certificate.kind !== 'same');
      const kind = about.length === 0 ? 'unknown' : isChanged ? 'changed' : 'unchanged';
      return { finding, kind, changes, isAboutFile };
    });
  const asked = new Set(answers.flatMap(({ changes }) => changes.map(({ key }) => key)));
  return { answers, others: comparison.changes.filter(({ key }) => !asked.has(key)) };
}
