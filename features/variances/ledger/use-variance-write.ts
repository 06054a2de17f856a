import type { WriteResult } from '@vcms/data';
import { documentPath, type Variance } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import type { VarianceWriteContext } from '../data/variance-writer.ts';

const REQUESTERS = ['5002', '5003', '5005'] as const;

export interface VarianceWork {
  readonly busy: boolean;
  /** Why the last change was not stored. */
  readonly problem: string | undefined;
  /** Runs a change; true when it is stored, and `done` was shown. */
  readonly run: (
    change: (context: VarianceWriteContext) => Promise<WriteResult>,
    done: string,
    expected?: ExpectedVariance,
  ) => Promise<boolean>;
}

/** A variance as it was seen, and what it will say once the change is stored: the ledger says so at once. */
interface ExpectedVariance {
  readonly seen: Pick<Variance, 'id' | 'state'>;
  readonly after: Partial<Pick<Variance, 'state' | 'from' | 'to' | 'conditions' | 'decisionReason'>>;
}

/** Changes of variances from a dialog: one at a time, with what went wrong. */
export function useVarianceWrite(): VarianceWork {
  const { firestore } = useBackend();
  const { userId, role } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(
    change: (context: VarianceWriteContext) => Promise<WriteResult>,
    done: string,
    expected?: ExpectedVariance,
  ): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    // The rules refuse any other role.
    const asker = REQUESTERS.find((known) => known === role) ?? '5005';
    const shown =
      expected === undefined
        ? undefined
        : {
            path: documentPath('variances', expected.seen.id),
            before: { state: expected.seen.state },
            after: { ...expected.after, decidedBy: userId },
          };
    const result = await whileExpected(firestore, shown, () =>
      change({ firestore, uid: userId, role: asker }),
    );
    setBusy(false);
    if (result.kind !== 'done') {
      setProblem(writeProblem(result));
      return false;
    }
    notify.show({ kind: 'success', message: done });
    return true;
  }

  return { busy, problem, run };
}
