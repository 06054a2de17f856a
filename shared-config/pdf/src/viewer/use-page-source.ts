import { useEffect, useEffectEvent, useState } from 'react';
import { openFile } from '../source/open-file.ts';
import type { OpenProblem, PageSource } from '../source/page-source.ts';
import { bytesOf, type ViewedFile } from '../source/viewed-file.ts';

export type SourceState =
  | { readonly kind: 'loading' }
  /** `blob` is absent where the file could not be reached. */
  | { readonly kind: 'failed'; readonly problem: OpenProblem; readonly blob: Blob | undefined }
  | { readonly kind: 'ready'; readonly source: PageSource; readonly blob: Blob };

export type OpenFile = typeof openFile;

async function load(file: ViewedFile, signal: AbortSignal, open: OpenFile): Promise<SourceState> {
  const blob = await bytesOf(file, signal);
  if (blob === undefined) return { kind: 'failed', problem: 'unreachable', blob };
  const outcome = await open(blob, signal);
  return { ...outcome, blob };
}

/** Opens a file and closes it again; another file, or `retry`, begins anew. */
export function usePageSource(
  file: ViewedFile,
  open: OpenFile = openFile,
): { readonly state: SourceState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SourceState>({ kind: 'loading' });
  const key = file.kind === 'blob' ? file.blob : file.url;
  const begin = useEffectEvent((signal: AbortSignal) => load(file, signal, open));
  // Runs again by its dependencies: `key` stands for the file, whose object is new on every render.
  useEffect(() => {
    const stop = new AbortController();
    let opened: SourceState | undefined;
    setState({ kind: 'loading' });
    begin(stop.signal).then(
      (next) => {
        opened = next;
        if (!stop.signal.aborted) setState(next);
        else if (next.kind === 'ready') next.source.close();
      },
      (cause: unknown) => {
        if (!stop.signal.aborted) {
          setState({ kind: 'failed', problem: 'damaged', blob: undefined });
          throw cause;
        }
      },
    );
    return () => {
      stop.abort();
      if (opened?.kind === 'ready') opened.source.close();
    };
  }, [key, attempt, open]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
