import type { ReviewSubject, ReviewTask } from '@vcms/domain';

/** What accepting is called: Accept, Accepting, accepted; or Confirm, Confirming, confirmed. */
interface AcceptWords {
  readonly verb: string;
  readonly going: string;
  readonly done: string;
}

/** Where a task's evidence is. */
export type TaskPlace = Pick<ReviewTask, 'contractorId' | 'subjectType' | 'subjectId' | 'staff'>;

/** What one page reviews: its queue, its addresses, its words. One constant for each line. */
export interface ReviewTopic {
  /** Names saved views and files: insurance-review. */
  readonly name: string;
  /** One piece of evidence, in small letters: policy. */
  readonly noun: string;
  readonly nouns: string;
  readonly accept: AcceptWords;
  /** False: it is accepted or returned, and nothing else. Default: it can be rejected for good. */
  readonly mayReject?: boolean;
  /** Kinds of evidence that its queue holds. */
  readonly subjects: readonly ReviewSubject[];
  /** The address of the queue. */
  readonly path: `/${string}`;
  /** The address of one piece of evidence, without a query. */
  readonly addressOf: (place: TaskPlace) => `/${string}`;
}
