import { type DataFailure, isHeldByOther, nextReviewTask, toDataFailure } from '@vcms/data';
import { type ReviewTask, reviewTaskId } from '@vcms/domain';
import { useBackend, useNavigateTo, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decidedTasks } from './decided-tasks.ts';
import { isOpenTask } from './queue-row.ts';
import { queueAddress, reviewAddress, reviewSideOf } from './review-side.ts';
import type { ReviewTopic } from './review-topic.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

export interface NextInQueue {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  readonly go: () => Promise<void>;
}

/** Leads to the next task of the queue, or back to it when nothing else waits. */
export function useNext(
  topic: ReviewTopic,
  subject: ReviewedSubject,
  today: string,
  now: () => Date,
): NextInQueue {
  const { firestore } = useBackend();
  const session = useSession();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();

  async function find(): Promise<ReviewTask | undefined> {
    const { scope, kind } = reviewSideOf(session);
    const { type: subjectType, id: subjectId, contractorId, submittedOn = '' } = subject;
    const chosen = topic.subjects.filter((type) => type === params.get('subjectType'));
    return nextReviewTask(firestore, {
      scope,
      subjectTypes: chosen.length === 0 ? topic.subjects : chosen,
      left: { id: reviewTaskId({ scope, subjectType, contractorId, subjectId }), submittedOn },
      line: params.get('line') ?? undefined,
      contractorId: kind === 'client' ? (params.get('contractorId') ?? undefined) : undefined,
      isFree: (task) =>
        isOpenTask(task, decidedTasks(firestore), today) &&
        task.entered?.by !== session.userId &&
        task.program?.secondLook?.decidedBy !== session.userId &&
        !isHeldByOther(task.lock, session.userId, now()),
    });
  }

  async function go(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const found = await find();
      if (found === undefined) notify.show({ kind: 'info', message: 'Nothing else is waiting for you.' });
      navigate(found === undefined ? queueAddress(topic, params) : reviewAddress(topic, found, params));
    } catch (cause) {
      setFailure(toDataFailure(cause));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, go };
}
