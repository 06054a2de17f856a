import { useEffect, useState } from 'react';
import type { PaperSource } from './paper-source.ts';

/** What reading a paper came to. */
export type PaperAnswer<Result> =
  | { readonly kind: 'read'; readonly result: Result; readonly file: Blob }
  /** `message` says what to do; without `file` there is nothing to show either. */
  | {
      readonly kind: 'nothing';
      readonly message: string;
      readonly canRetry: boolean;
      readonly file: Blob | undefined;
    };

/** Rejects with the signal's reason once it is aborted, and only then. */
export type ReadPaper<Result> = (source: PaperSource, signal: AbortSignal) => Promise<PaperAnswer<Result>>;

/** How far the reading of a paper is. */
export type Reading<Result> =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'reading' }
  | PaperAnswer<Result>;

interface Work<Result> {
  readonly source: PaperSource;
  readonly stop: AbortController;
  readonly reading: Reading<Result>;
}

/** Reads a file when `ask` is called; another file, or leaving, ends the reading. */
export function useReading<Result>(
  source: PaperSource,
  read: ReadPaper<Result>,
): { readonly reading: Reading<Result>; readonly ask: () => void } {
  const [work, setWork] = useState<Work<Result>>();
  const stop = work?.stop;
  // Runs again by its dependencies: another file ends the reading of the one before.
  useEffect(() => () => stop?.abort(), [stop, source.key]);

  function ask(): void {
    const begun: Work<Result> = { source, stop: new AbortController(), reading: { kind: 'reading' } };
    setWork(begun);
    read(source, begun.stop.signal).then(
      (reading) => setWork((now) => (now?.stop === begun.stop ? { ...begun, reading } : now)),
      (cause: unknown) => {
        if (!begun.stop.signal.aborted) throw cause;
      },
    );
  }

  const reading = work?.source.key === source.key ? work.reading : undefined;
  return { reading: reading ?? { kind: 'not-asked' }, ask };
}
