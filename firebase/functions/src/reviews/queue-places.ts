import {
  type CallableResponse,
  collectionPath,
  FIRM_SCOPE,
  isCalendarDate,
  QUEUE_COUNT_MAX,
} from '@vcms/domain';
import { type Caller, countCall, type RateLimit, requireRole, type Trusted, textOf } from '@vcms/server/core';
import { subjectTitle } from '@vcms/server/tasks';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Of one person in an hour: each asks for a few counts. */
const PER_CALLER: RateLimit = { scope: 'queue-places', count: 240, seconds: 3600 };
/** Tasks of a company that are read; it seldom has more. */
const READ = 50;
/** Those whose place is counted. */
const SHOWN = 5;

/**
 * What of the caller's own company waits for the firm, and how many of the same kind stand before it in the firm's queue. Of
 * others it tells a number only. Cost: the own tasks, and one bounded count for each of the first five.
 */
export async function queuePlaces(
  trusted: Trusted,
  caller: Caller,
): Promise<CallableResponse<'queuePlaces'>> {
  requireRole(caller, '5005');
  await countCall(trusted, PER_CALLER, caller.uid);
  const own = await trusted.db
    .collection(collectionPath('reviewTasks'))
    .where('scope', '==', FIRM_SCOPE)
    .where('contractorId', '==', caller.companyId)
    .limit(READ)
    .get();
  const oldest = own.docs
    .filter((task) => isCalendarDate(task.get('submittedOn')))
    .toSorted((a, b) => textOf(a.get('submittedOn')).localeCompare(textOf(b.get('submittedOn'))))
    .slice(0, SHOWN);
  const waiting = await Promise.all(
    oldest.map(async (task) => ({
      id: textOf(task.get('subjectId')),
      title: titleOf(task),
      submittedOn: textOf(task.get('submittedOn')),
      ahead: await countAhead(trusted, task),
    })),
  );
  return { total: own.size, waiting };
}

/** By the order of the queue: the day of the submission, then the id. */
async function countAhead({ db }: Trusted, task: QueryDocumentSnapshot): Promise<number> {
  const ahead = await db
    .collection(collectionPath('reviewTasks'))
    .where('scope', '==', FIRM_SCOPE)
    .where('subjectType', '==', task.get('subjectType'))
    .orderBy('submittedOn')
    .orderBy(FieldPath.documentId())
    .endBefore(task.get('submittedOn'), task.id)
    .limit(QUEUE_COUNT_MAX)
    .count()
    .get();
  return ahead.data().count;
}

function titleOf(task: QueryDocumentSnapshot): string {
  const { subjectType, subjectId, emr, program, questionnaire, ...more } = task.data();
  if (questionnaire !== undefined) return textOf(questionnaire.title);
  const subject = { ...more, effective: emr?.effective, programId: program?.programId };
  return subjectTitle(subjectType, textOf(subjectId), subject);
}
