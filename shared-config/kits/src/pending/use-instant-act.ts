import { useBackend, useNotify } from '@vcms/sdk';
import { useCallback } from 'react';
import { beginChange, type ExpectedChange } from './pending-changes.ts';

/** The answer to an act: done, or why not, as a sentence. */
export type ActAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused' | 'failed'; readonly message: string };

export interface InstantAct {
  readonly expected: ExpectedChange;
  readonly send: () => Promise<ActAnswer>;
  /** Told once it is done. */
  readonly done: string;
  /** Told, before the reason, where it was not done: "Ira Moss was not disabled." */
  readonly refused: string;
}

/**
 * Does something whose outcome is shown at once: the record changes and is marked until the server has answered. Where it was
 * refused, the record comes back and a sentence says why. For acts in which nothing was typed that could be lost.
 */
export function useInstantAct(): (act: InstantAct) => Promise<void> {
  const { firestore } = useBackend();
  const notify = useNotify();
  return useCallback(
    async ({ expected, send, done, refused }) => {
      const change = beginChange(firestore, expected);
      const answer = await send();
      if (answer.kind === 'done') {
        change.confirm();
        notify.show({ kind: 'success', message: done });
        return;
      }
      change.refuse();
      notify.show({ kind: 'error', message: refused, description: answer.message });
    },
    [firestore, notify],
  );
}
