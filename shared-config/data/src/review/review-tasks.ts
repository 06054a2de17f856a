import type { ReviewSubject } from '@vcms/domain';
import { type Firestore, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsOf } from '../records.ts';

/**
 * What waits for one side's decision, of one or a few kinds, to be ordered by `submittedOn`. `scope` is 'firm' (5001 and
 * 5002), or the own client (5003).
 */
export function reviewTasksOf(
  firestore: Firestore,
  scope: string,
  subjectTypes: readonly ReviewSubject[],
): RecordQuery<'reviewTasks'> {
  return query(
    recordsOf(firestore, 'reviewTasks'),
    where('scope', '==', scope),
    where('subjectType', 'in', subjectTypes),
  );
}
