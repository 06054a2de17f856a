import type { CalendarDate } from '../calendar-date.ts';

/** What happens on a date that follows from the records (domain 4.7, derived layers), in the order of one day's list. */
export const DEADLINE_KINDS = [
  'review_promised',
  'policy_ends',
  'emr_ends',
  'not_rated_ends',
  'program_ends',
  'document_ends',
  'staff_document_ends',
  'questionnaire_due',
  'log_due',
  'log_posting_begins',
  'log_posting_ends',
  'variance_ends',
  'override_ends',
  'requirements_begin',
  'engagement_begins',
  'engagement_ends',
  'policy_renewal',
] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** What the entry leads to; every role has its own page for it, or none. */
export type DeadlineTopic =
  | 'insurance'
  | 'statistics'
  | 'programs'
  | 'documents'
  | 'workforce'
  | 'questionnaire'
  | 'variances'
  | 'requirements'
  | 'engagements';

/** One dated entry of the derived feed. */
export interface Deadline {
  /** The same records give the same id: kind, record and sides. */
  readonly id: string;
  /** A calendar date of nobody's time zone: the reader's own calendar day of that name. */
  readonly date: CalendarDate;
  readonly kind: DeadlineKind;
  /** Parts of the title behind the words of the kind, such as a line of insurance and its insurer; may be empty. */
  readonly parts: readonly string[];
  readonly contractorId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly link: { readonly topic: DeadlineTopic; readonly id: string };
}

/** Words of the kinds, which stand before the parts. */
export const DEADLINE_LABELS: Readonly<Record<DeadlineKind, string>> = {
  review_promised: 'Review promised',
  policy_ends: 'Policy ends',
  emr_ends: 'EMR letter ends',
  not_rated_ends: 'Not-rated letter ends',
  program_ends: 'Safety program to be reviewed',
  document_ends: 'Last day of a document',
  staff_document_ends: 'Last day of a staff document',
  questionnaire_due: 'Questionnaire to be answered again',
  log_due: "Last year's OSHA log is due",
  log_posting_begins: 'Post form 300A from today',
  log_posting_ends: 'Last day to post form 300A',
  variance_ends: 'Last day of a variance',
  override_ends: 'Last day of a special requirement',
  requirements_begin: 'New requirements begin',
  engagement_begins: 'Engagement begins',
  engagement_ends: 'Last day of an engagement',
  policy_renewal: 'Time to renew a policy',
};

/** The title in one line: words of the kind and its parts. */
export function deadlineTitle({ kind, parts }: Pick<Deadline, 'kind' | 'parts'>): string {
  return parts.length === 0 ? DEADLINE_LABELS[kind] : `${DEADLINE_LABELS[kind]}: ${parts.join(', ')}`;
}
