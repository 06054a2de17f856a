import {
  documentPath,
  type ReviewDecision,
  type ReviewTask,
  reviewTaskId,
  WAITING_EVIDENCE_STATES,
} from '@vcms/domain';
import type { ExpectedChange } from '../pending/pending-changes.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

type Judged = Pick<ReviewedSubject, 'type' | 'id' | 'contractorId' | 'path' | 'state' | 'version'>;

export function taskPath({ id }: Pick<ReviewTask, 'id'>): string {
  return documentPath('reviewTasks', id);
}

/**
 * What the evidence and its task will say once a verdict is stored: the firm's moves what waits, a client's moves nothing, and what
 * clients and the evaluation make of it is the server's to say.
 */
export function expectedVerdict(
  scope: string,
  subject: Judged,
  decision: ReviewDecision,
): { readonly evidence: ExpectedChange; readonly task: ExpectedChange } {
  const { type: subjectType, id: subjectId, contractorId, path, state, version } = subject;
  const after = scope === 'firm' && WAITING_EVIDENCE_STATES.includes(state) ? { state: decision } : {};
  const id = reviewTaskId({ scope, subjectType, contractorId, subjectId });
  return {
    evidence: { path, before: { state, version }, after },
    task: { path: taskPath({ id }), before: { version }, after },
  };
}
