import { callTrusted } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useCallback, useEffect, useState } from 'react';

type FeedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'off' }
  /** `madeOn`: the day of its address. `address`: only right after it was made; nothing stored holds it. */
  | { readonly kind: 'on'; readonly madeOn: string; readonly address?: string };

type Move = 'calendarFeedCreate' | 'calendarFeedReset';

export interface Feed {
  readonly state: FeedState;
  readonly busy: boolean;
  /** Why the last move did not happen. */
  readonly problem: string | undefined;
  readonly reload: () => void;
  readonly makeAddress: (move: Move) => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** The reader's feed, and what can be done with it. @param today calendar date on which an address is made */
export function useFeed(today: string): Feed {
  const { functions } = useBackend();
  const [state, setState] = useState<FeedState>({ kind: 'loading' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  // A new round asks again.
  useEffect(() => {
    let isGone = false;
    void callTrusted(functions, 'calendarFeedState', {}).then((answer) => {
      if (isGone) return;
      if (answer.kind !== 'done') setState({ kind: 'failed', message: answer.message });
      else if (answer.value.madeOn === undefined) setState({ kind: 'off' });
      else setState({ kind: 'on', madeOn: answer.value.madeOn });
    });
    return () => {
      isGone = true;
    };
  }, [functions, round]);

  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    setRound((before) => before + 1);
  }, []);

  async function makeAddress(move: Move): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await callTrusted(functions, move, {});
    setBusy(false);
    if (answer.kind === 'done') setState({ kind: 'on', madeOn: today, address: answer.value.address });
    else setProblem(answer.message);
  }

  async function turnOff(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await callTrusted(functions, 'calendarFeedOff', {});
    setBusy(false);
    if (answer.kind === 'done') setState({ kind: 'off' });
    else setProblem(answer.message);
  }

  return { state, busy, problem, reload, makeAddress, turnOff };
}
