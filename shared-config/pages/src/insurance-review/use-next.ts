import { type DataFailure, toDataFailure } from '@vcms/data';
import { useBackend, useNavigateTo, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StoredPolicy } from './judge-candidate.ts';
import { loadOwnQueue } from './load-own-queue.ts';
import { nextForFirm, nextInList } from './next-in-queue.ts';
import { queueAddress, reviewAddress, sideOf } from './review-side.ts';
import type { PolicyAddress } from './use-review-file.ts';

export interface NextInQueue {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  readonly go: () => Promise<void>;
}

/** Leads to the next policy of the queue, or back to it when nothing else waits. */
export function useNext(policy: StoredPolicy, today: string): NextInQueue {
  const { firestore } = useBackend();
  const session = useSession();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();

  async function find(): Promise<PolicyAddress | undefined> {
    const { path, companyId = '' } = policy.record;
    const side = sideOf(session);
    const line = params.get('line') ?? undefined;
    if (side.kind === 'firm') {
      const place = { id: path, contractorId: companyId, policyId: policy.id };
      return nextForFirm(firestore, { ...place, submittedOn: policy.submittedOn ?? '' }, line);
    }
    const rows = await loadOwnQueue(firestore, side.scope, today);
    return nextInList(line === undefined ? rows : rows.filter((row) => row.policy.line === line), path);
  }

  async function go(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const found = await find();
      if (found === undefined) notify.show({ kind: 'info', message: 'Nothing else waits for you.' });
      navigate(found === undefined ? queueAddress(params) : reviewAddress(found, params));
    } catch (cause) {
      setFailure(toDataFailure(cause));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, go };
}
