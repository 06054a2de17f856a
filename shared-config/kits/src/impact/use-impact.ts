import { callTrusted } from '@vcms/data';
import { useAbortSignal, useBackend } from '@vcms/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ImpactProgress, type ImpactRequest, type ImpactRow, runImpact } from './run-impact.ts';

export type ImpactState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & ImpactProgress)
  | { readonly kind: 'done'; readonly rows: readonly ImpactRow[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

export interface Impact {
  readonly state: ImpactState;
  /** What the state is about. */
  readonly request: ImpactRequest | undefined;
  /** Judges anew; an earlier run ends. */
  readonly start: (request: ImpactRequest) => void;
  readonly cancel: () => void;
}

const IDLE: ImpactState = { kind: 'idle' };

/** Judges what a change of demands would do, page by page, as long as the page is there. */
export function useImpact(): Impact {
  const backend = useBackend();
  const left = useAbortSignal();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<ImpactState>(IDLE);
  const [request, setRequest] = useState<ImpactRequest>();

  useEffect(() => {
    const stop = () => running.current?.abort();
    left.addEventListener('abort', stop);
    return () => {
      stop();
      left.removeEventListener('abort', stop);
    };
  }, [left]);

  const start = useCallback(
    (next: ImpactRequest) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const tell = (told: ImpactState) => {
        if (!controller.signal.aborted) setState(told);
      };
      setRequest(next);
      tell({ kind: 'running', total: undefined, rows: [] });
      void runImpact(
        (page) => callTrusted(backend.functions, 'demandPreview', page),
        next,
        (progress) => tell({ kind: 'running', ...progress }),
        controller.signal,
      ).then(tell);
    },
    [backend],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'cancelled' });
  }, []);

  return useMemo(() => ({ state, request, start, cancel }), [state, request, start, cancel]);
}
