import { type DataFailure, isHeldByOther, nextReviewTask, toDataFailure } from '@vcms/data';
import { reviewTaskId } from '@vcms/domain';
import { useBackend, useNavigateTo, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decidedTasks } from './decided-tasks.ts';
import type { StoredPolicy } from './judge-candidate.ts';
import { isOpenTask } from './queue-row.ts';
import { queueAddress, reviewAddress, reviewSideOf } from './review-side.ts';
import type { PolicyAddress } from './use-review-dossier.ts';

export interface NextInQueue {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  readonly go: () => Promise<void>;
}

/** Leads to the next policy of the queue, or back to it when nothing else waits. */
export function useNext(policy: StoredPolicy, today: string, now: () => Date): NextInQueue {
  const { firestore } = useBackend();
  const session = useSession();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();

  async function find(): Promise<PolicyAddress | undefined> {
    const { scope } = reviewSideOf(session);
    const { companyId: contractorId = '' } = policy.record;
    const queue = { scope, subjectType: 'policy' } as const;
    const id = reviewTaskId({ ...queue, contractorId, subjectId: policy.id });
    const found = await nextReviewTask(firestore, {
      ...queue,
      left: { id, submittedOn: policy.submittedOn ?? '' },
      line: params.get('line') ?? undefined,
      isFree: (task) =>
        isOpenTask(task, decidedTasks(), today) &&
        task.entered?.by !== session.userId &&
        !isHeldByOther(task.lock, session.userId, now()),
    });
    return found && { contractorId: found.contractorId, policyId: found.subjectId };
  }

  async function go(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const found = await find();
      if (found === undefined) notify.show({ kind: 'info', message: 'Nothing else is waiting for you.' });
      navigate(found === undefined ? queueAddress(params) : reviewAddress(found, params));
    } catch (cause) {
      setFailure(toDataFailure(cause));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, go };
}
