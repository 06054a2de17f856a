import { useState } from 'react';
import type { DataResult } from '../../backend/data-failure.ts';
import { saveFailureText } from './save-failure-text.ts';

export type SavingState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly text: string };

export interface Saving {
  readonly state: SavingState;
  /** Runs one order at a time; true when it succeeded. A call during a running order does nothing. */
  readonly run: (order: () => Promise<DataResult<void>>) => Promise<boolean>;
  /** Takes the last outcome away: the person goes on typing. */
  readonly forget: () => void;
}

const IDLE: SavingState = { phase: 'idle' };

/** The life of one save button. */
export function useSaving(): Saving {
  const [state, setState] = useState<SavingState>(IDLE);
  return {
    state,
    async run(order) {
      if (state.phase === 'saving') return false;
      setState({ phase: 'saving' });
      const result = await order();
      setState(result.ok ? { phase: 'saved' } : { phase: 'failed', text: saveFailureText(result.kind) });
      return result.ok;
    },
    forget: () => setState((last) => (last.phase === 'saved' || last.phase === 'failed' ? IDLE : last)),
  };
}
