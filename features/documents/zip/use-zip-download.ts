import { useLog, useNotify } from '@vcms/sdk';
import { useEffect, useRef, useState } from 'react';
import { askZipTarget } from './zip-target.ts';

interface ZipWork {
  readonly signal: AbortSignal;
  /** How much of it is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** A file that is not in the zip, and why. */
  readonly onLeftOut: (line: string) => void;
}

export interface ZipPlan {
  readonly fileName: string;
  /** The zip as it is made; asked for once the reader has chosen a place. */
  readonly make: (work: ZipWork) => Promise<ReadableStream<Uint8Array>>;
  /** Told when all of it is saved. */
  readonly saved: string;
  /** Of the line in the log when it fails. */
  readonly event: string;
  /** What is said when it fails, by what was left out until then; `isOwn`: a fault of the product, which belongs into the log. */
  readonly failed: (
    cause: unknown,
    leftOut: readonly string[],
  ) => { readonly text: string; readonly isOwn: boolean };
  readonly onSaved: () => void;
}

export interface ZipDownload {
  /** Undefined: nothing is on its way. */
  readonly percent: number | undefined;
  readonly problem: string | undefined;
  /** What the saved zip lacks. */
  readonly leftOut: readonly string[];
  readonly start: () => void;
}

/** Makes a zip and puts it where the reader wants it; leaving the page cancels it. */
export function useZipDownload(plan: ZipPlan): ZipDownload {
  const notify = useNotify();
  const log = useLog();
  const abort = useRef<AbortController>(undefined);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => () => abort.current?.abort(), []);

  /** False: the reader has chosen no place for it. */
  async function pack(signal: AbortSignal, missing: string[]): Promise<boolean> {
    const target = await askZipTarget(plan.fileName);
    if (target === undefined) return false;
    setPercent(0);
    const zip = await plan.make({
      signal,
      onProgress: (share) => setPercent(Math.round(share * 100)),
      onLeftOut: (line) => missing.push(line),
    });
    await target(zip, signal);
    return true;
  }

  async function start(): Promise<void> {
    setProblem(undefined);
    abort.current = new AbortController();
    const { signal } = abort.current;
    const missing: string[] = [];
    try {
      const isSaved = await pack(signal, missing);
      setPercent(undefined);
      if (!isSaved) return;
      if (missing.length > 0) return setLeftOut(missing);
      notify.show({ kind: 'success', message: plan.saved });
      plan.onSaved();
    } catch (cause) {
      if (signal.aborted) return;
      setPercent(undefined);
      const { text, isOwn } = plan.failed(cause, missing);
      if (isOwn) log.error(plan.event, cause);
      setProblem(text);
    }
  }

  return { percent, problem, leftOut, start: () => void start() };
}
