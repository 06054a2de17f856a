import { changeOverrides, type OverrideChange } from '@vcms/data';
import { validationText } from '@vcms/domain';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import type { Pair } from './override-form.ts';

export interface ChangeOverrides {
  readonly busy: boolean;
  /** Why nothing was changed. */
  readonly problem: string | undefined;
  /** Answers whether it is done. */
  readonly store: (change: OverrideChange, done: string) => Promise<boolean>;
}

/** Writes special demands from a dialog, and says how it went. */
export function useChangeOverrides({ clientId, contractorId }: Pair): ChangeOverrides {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function store(change: OverrideChange, done: string): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    const result = await changeOverrides({ firestore, uid: userId, clientId, contractorId }, change);
    setBusy(false);
    if (result.kind === 'done') notify.show({ kind: 'success', message: done });
    else setProblem(result.kind === 'conflict' ? validationText('V23') : result.failure.message);
    return result.kind === 'done';
  }

  return { busy, problem, store };
}

/** Ids of new records. */
export function randomId(): string {
  return crypto.randomUUID();
}
