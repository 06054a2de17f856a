import type { WriteResult } from '@vcms/data';
import { useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { useIsThere } from '../use-is-there.ts';
import { writeProblem } from './write-problem.ts';

export interface DialogWrite {
  readonly busy: boolean;
  /** Why it was not stored. */
  readonly problem: string | undefined;
  /** Waits for a change; tells `done` and closes the dialog, or says why it was not stored. */
  readonly store: (change: Promise<WriteResult>, done: string) => Promise<void>;
}

/** Stores from a dialog what a browser may write; after a failure it stays open with all that was typed. */
export function useDialogWrite(onClose: () => void): DialogWrite {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isThere = useIsThere();

  async function store(change: Promise<WriteResult>, done: string): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await change;
    setBusy(false);
    if (result.kind !== 'done') {
      const why = writeProblem(result);
      // Left, or gone with what it was about, which showed the change at once.
      if (isThere.current) setProblem(why);
      else notify.show({ kind: 'error', message: why });
      return;
    }
    notify.show({ kind: 'success', message: done });
    onClose();
  }

  return { busy, problem, store };
}
