import type { EvidenceState, ReviewSubject } from '@vcms/domain';

/** One piece of evidence on the workbench, whatever its kind. */
export interface ReviewedSubject {
  readonly type: ReviewSubject;
  readonly id: string;
  /** Of a staff document: whose it is. */
  readonly staffId?: string | undefined;
  /** Of a questionnaire: who asks it. */
  readonly owner?: string | undefined;
  /** Where it is stored. */
  readonly path: string;
  readonly contractorId: string;
  readonly contractorName: string;
  /** How it is called in a sentence: General liability, no. GL-1. */
  readonly title: string;
  readonly state: EvidenceState;
  readonly version: number;
  readonly submittedOn?: string | undefined;
  /** Its last change that the reviewer sees. */
  readonly updatedAt: Date | undefined;
  readonly createdBy: string | undefined;
  /** It waits for a second look, which this person, who decided first, does not take. */
  readonly decidedFirstBy?: string | undefined;
}
