import { readAcord25, readPdfText } from '@vcms/pdf';
import { useEffect, useState } from 'react';

/** What the certificate itself says of its parties. */
export type PaperReading =
  | { readonly kind: 'reading' }
  /** A scan, another form, or a file that cannot be read: a person has to look. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'read';
      readonly namedInsured: string | undefined;
      readonly holder: string | undefined;
    };

const NOTHING: PaperReading = { kind: 'nothing' };

async function readParties(file: Blob, signal: AbortSignal): Promise<PaperReading> {
  const text = await readPdfText(file, signal);
  const certificate = text.kind === 'text' ? readAcord25(text.pages) : undefined;
  if (certificate === undefined) return NOTHING;
  const { namedInsured, holder } = certificate;
  return { kind: 'read', namedInsured: namedInsured?.value, holder: holder?.value };
}

/** Reads the parties of a certificate as soon as its file is there. */
export function usePaperReading(file: Blob | undefined): PaperReading {
  const [done, setDone] = useState<{ readonly file: Blob; readonly reading: PaperReading }>();
  useEffect(() => {
    if (file === undefined) return;
    const stop = new AbortController();
    readParties(file, stop.signal)
      .catch(() => NOTHING)
      .then((reading) => {
        if (!stop.signal.aborted) setDone({ file, reading });
      });
    return () => stop.abort();
  }, [file]);
  return done?.file === file && done !== undefined ? done.reading : { kind: 'reading' };
}
