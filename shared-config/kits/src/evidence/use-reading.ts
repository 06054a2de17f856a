import { useBackend } from '@vcms/sdk';
import { useEffect, useState } from 'react';
import type { PaperSource } from './paper-source.ts';
import type { ReadingWork } from './reading-work.ts';

/** What reading a paper came to. */
export type PaperAnswer<Result> =
  | {
      readonly kind: 'read';
      readonly result: Result;
      readonly file: Blob;
      /** Its pages were recognised: every value is in doubt. */
      readonly isScanned?: true;
      /** The file has further pages, which were not read. */
      readonly isPartial?: true;
      /** Which of them may hold more, and why they were not read, as sentences. */
      readonly unread?: string;
      /** Further pages are still being recognised: there may be more to come. */
      readonly scan?: ScanProgress;
    }
  /** `message` says what to do; without `file` there is nothing to show either. */
  | {
      readonly kind: 'nothing';
      readonly message: string;
      readonly canRetry: boolean;
      readonly file: Blob | undefined;
      /** Its pages are pictures, which nobody asked to recognise yet. */
      readonly isPicture?: true;
    };

/** Rejects with the signal's reason once it is aborted, and only then. `onSoFar` hears what the first pages say. */
export type ReadPaper<Result> = (
  source: PaperSource,
  work: ReadingWork,
  onSoFar: (answer: PaperAnswer<Result>) => void,
) => Promise<PaperAnswer<Result>>;

/** The page of a scan that is recognised, from 1, and how many there are. */
export interface ScanProgress {
  readonly page: number;
  readonly pages: number;
  readonly onStop: () => void;
}

/** How far the reading of a paper is. */
export type Reading<Result> =
  | { readonly kind: 'not-asked' }
  /** `scan` is absent while the file's own text is read. */
  | { readonly kind: 'reading'; readonly scan?: ScanProgress }
  | PaperAnswer<Result>;

/** One for all, so that who hears of changes hears of none. */
const NOT_ASKED = { kind: 'not-asked' } as const;

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
  const backend = useBackend();
  const [work, setWork] = useState<Work<Result>>();
  const stop = work?.stop;
  // Runs again by its dependencies: another file ends the reading of the one before.
  useEffect(() => () => stop?.abort(), [stop, source.key]);

  function ask(): void {
    const begun: Work<Result> = { source, stop: new AbortController(), reading: { kind: 'reading' } };
    const stopped = new AbortController();
    const onStop = () => stopped.abort();
    const tell = (reading: Reading<Result>) =>
      setWork((now) => (now?.stop === begun.stop ? { ...begun, reading } : now));
    let soFar: PaperAnswer<Result> | undefined;
    setWork(begun);
    const task: ReadingWork = {
      ...{ signal: begun.stop.signal, stopped: stopped.signal, functions: () => backend.functions },
      onPage(page, pages) {
        const scan = { page, pages, onStop };
        tell(soFar?.kind === 'read' ? { ...soFar, scan } : { kind: 'reading', scan });
      },
    };
    // Told with the page that comes next: until then there is nothing new to show.
    const onSoFar = (answer: PaperAnswer<Result>) => {
      soFar = answer;
    };
    read(source, task, onSoFar).then(tell, (cause: unknown) => {
      if (!begun.stop.signal.aborted) throw cause;
    });
  }

  const reading = work?.source.key === source.key ? work.reading : undefined;
  return { reading: reading ?? NOT_ASKED, ask };
}
