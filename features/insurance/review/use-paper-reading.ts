import { readPdfText, readProofOfInsurance } from '@vcms/pdf';
import { useEffect, useState } from 'react';
import { certificateOf } from './certificate-of.ts';

/** What the certificate itself says of its parties. */
export type PaperReading =
  | { readonly kind: 'reading' }
  /** A scan, another form, or a file that cannot be read: a person has to look. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'read';
      readonly namedInsured: string | undefined;
      readonly holder: string | undefined;
      /** The description of operations, with the remarks behind it. */
      readonly operations?: string | undefined;
    };

const NOTHING: PaperReading = { kind: 'nothing' };

async function readParties(file: Blob, policyNumber: string, signal: AbortSignal): Promise<PaperReading> {
  const text = await readPdfText(file, signal);
  const first = text.kind === 'text' ? readProofOfInsurance(text.pages) : undefined;
  if (first === undefined) return NOTHING;
  const { namedInsured, holder, operations } = certificateOf(first, policyNumber);
  return {
    kind: 'read',
    namedInsured: namedInsured?.value,
    holder: holder?.value,
    operations: operations?.value,
  };
}

/** Reads the parties of a policy's certificate as soon as its file is there. */
export function usePaperReading(file: Blob | undefined, policyNumber: string): PaperReading {
  const [done, setDone] = useState<{ readonly file: Blob; readonly reading: PaperReading }>();
  useEffect(() => {
    if (file === undefined) return;
    const stop = new AbortController();
    readParties(file, policyNumber, stop.signal)
      .catch(() => NOTHING)
      .then((reading) => {
        if (!stop.signal.aborted) setDone({ file, reading });
      });
    return () => stop.abort();
  }, [file, policyNumber]);
  return done?.file === file && done !== undefined ? done.reading : { kind: 'reading' };
}
