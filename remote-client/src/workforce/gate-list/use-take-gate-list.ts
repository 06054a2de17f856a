import { toDataFailure } from '@vcms/data';
import { formatMoment } from '@vcms/domain';
import { useAbortSignal, useBackend, useLog, useSession } from '@vcms/sdk';
import { useRef, useState } from 'react';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import type { GateDevice } from './device.ts';
import { GATE_LIST_LIMIT, takeGateList } from './take-gate-list.ts';

export type TakingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly read: number; readonly all: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'kept'; readonly count: number; readonly until: string };

export interface TakingOptions {
  readonly terms: OwnTerms;
  readonly now: () => Date;
  readonly device: GateDevice | undefined;
}

const TOO_MANY = `More than ${GATE_LIST_LIMIT.toLocaleString('en-US')} people are assigned there. Choose one site.`;
const NOT_KEPT =
  'The list could not be kept on this device. Check the connection and the free space, leave a private window, then try again.';

/** Reads the list, keeps its page, then the list itself; the one before stays until then. */
export function useTakeGateList({ terms, now, device }: TakingOptions) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const page = useAbortSignal();
  const log = useLog();
  const [state, setState] = useState<TakingState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function keep(
    { store, keepPage }: GateDevice,
    site: string,
    signal: AbortSignal,
  ): Promise<TakingState> {
    const { timezone } = terms;
    const onProgress = (read: number, all: number) => setState({ kind: 'reading', read, all });
    const taken = await takeGateList({ firestore, uid, terms, timezone, site, now, signal, onProgress });
    if (taken.kind === 'too-many') return { kind: 'failed', message: TOO_MANY };
    try {
      await keepPage();
      signal.throwIfAborted();
      await store.write(taken.list);
    } catch (cause) {
      if (signal.aborted) throw cause;
      log.error('gate-list.not-kept', cause);
      return { kind: 'failed', message: NOT_KEPT };
    }
    const { people, endsAt } = taken.list;
    return { kind: 'kept', count: people.length, until: formatMoment(endsAt, { timeZone: timezone }) };
  }

  async function take(site: string): Promise<void> {
    if (device === undefined || state.kind === 'reading') return;
    const own = new AbortController();
    running.current = own;
    const signal = AbortSignal.any([page, own.signal]);
    setState({ kind: 'reading', read: 0, all: 0 });
    try {
      setState(await keep(device, site, signal));
    } catch (cause) {
      if (!signal.aborted) setState({ kind: 'failed', message: toDataFailure(cause).message });
    }
  }

  return { state, take, stop: () => running.current?.abort() };
}
