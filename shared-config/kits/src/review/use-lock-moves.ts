import type { WriteResult } from '@vcms/data';
import { useNotify } from '@vcms/sdk';
import { useState } from 'react';
import type { ReviewLock } from './use-review-lock.ts';

export interface LockMoves {
  readonly isTaking: boolean;
  readonly take: () => Promise<void>;
  readonly extend: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** What the buttons of the lock do, with a word to the reviewer when it did not work. */
export function useLockMoves(lock: ReviewLock, isOpen: boolean, noun: string): LockMoves {
  const notify = useNotify();
  const [isTaking, setTaking] = useState(false);

  function tell(result: WriteResult | { readonly kind: 'gone' }): void {
    if (result.kind === 'failed') notify.show({ kind: 'error', message: result.failure.message });
  }

  async function take(): Promise<void> {
    if (!isOpen || isTaking || lock.view.kind !== 'free') return;
    setTaking(true);
    const result = await lock.take();
    setTaking(false);
    if (result.kind !== 'held') return tell(result);
    notify.show({ kind: 'info', message: `${result.by} was first. Go on to the next ${noun}.` });
  }

  return {
    isTaking,
    take,
    extend: async () => {
      if (lock.view.kind === 'mine') tell(await lock.extend());
    },
    release: async () => tell(await lock.release()),
  };
}
