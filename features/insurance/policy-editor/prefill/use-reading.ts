import { type ReadCertificate, readAcord25, readPdfText } from '@vcms/pdf';
import { useEffect, useState } from 'react';
import type { PrefillSource } from './prefill-source.ts';

export type Reading =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly certificate: ReadCertificate; readonly file: Blob }
  /** `message` says what to do; without `file` there is nothing to show either. */
  | {
      readonly kind: 'nothing';
      readonly message: string;
      readonly canRetry: boolean;
      readonly file: Blob | undefined;
    };

const NO_TEXT = 'This file has no text to read. Type the values.';
const OTHER_FORM = 'This file is not laid out like an ACORD 25 certificate. Type the values.';
const TOO_MUCH = 'This file is too large to be read here. Type the values.';
const UNREACHABLE = 'The reader could not be loaded. Check your connection, then try again.';
const PROBLEMS = {
  empty: 'This file is empty. Choose another one.',
  password: 'This file is protected by a password. Choose a copy without one; clients could not open it.',
  damaged: 'This file is damaged. Ask the broker for it again.',
  'unknown-kind': NO_TEXT,
  unreachable: UNREACHABLE,
} as const;

async function read(source: PrefillSource, signal: AbortSignal): Promise<Reading> {
  const loaded = await source.load();
  if (loaded.kind === 'failed') {
    return { kind: 'nothing', message: loaded.message, canRetry: true, file: undefined };
  }
  const file = loaded.blob;
  const nothing = (message: string): Reading => {
    return { kind: 'nothing', message, canRetry: message === UNREACHABLE, file };
  };
  const text = await readPdfText(file, signal);
  if (text.kind === 'no-text') return nothing(NO_TEXT);
  if (text.kind === 'too-much') return nothing(TOO_MUCH);
  if (text.kind === 'failed') return nothing(PROBLEMS[text.problem]);
  const certificate = readAcord25(text.pages);
  return certificate === undefined ? nothing(OTHER_FORM) : { kind: 'read', certificate, file };
}

interface Work {
  readonly source: PrefillSource;
  readonly stop: AbortController;
  readonly reading: Reading;
}

/** Reads a file when `ask` is called; another file, or leaving, ends the reading. */
export function useReading(source: PrefillSource): { readonly reading: Reading; readonly ask: () => void } {
  const [work, setWork] = useState<Work>();
  const stop = work?.stop;
  // Runs again by its dependencies: another file ends the reading of the one before.
  useEffect(() => () => stop?.abort(), [stop, source.key]);

  function ask(): void {
    const begun: Work = { source, stop: new AbortController(), reading: { kind: 'reading' } };
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
