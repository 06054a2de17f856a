import { type ReadCertificate, readPdfText, readProofOfInsurance } from '@vcms/pdf';
import { useEffect, useState } from 'react';
import { certificateOf } from './certificate-of.ts';

/** The certificate's file as it was read. */
export type CertificateReading =
  | { readonly kind: 'reading' }
  /** A scan, another form, or a file that cannot be read: a person has to look. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'read';
      /** The first certificate of the file. */
      readonly first: ReadCertificate;
    };

/** What the certificate itself says of its parties. */
export type PaperReading =
  | Exclude<CertificateReading, { readonly kind: 'read' }>
  | {
      readonly kind: 'read';
      readonly namedInsured: string | undefined;
      readonly holder: string | undefined;
      /** The description of operations, with the remarks behind it. */
      readonly operations?: string | undefined;
    };

const NOTHING: CertificateReading = { kind: 'nothing' };

async function readFile(file: Blob, signal: AbortSignal): Promise<CertificateReading> {
  const text = await readPdfText(file, signal);
  const first = text.kind === 'text' ? readProofOfInsurance(text.pages) : undefined;
  return first === undefined ? NOTHING : { kind: 'read', first };
}

/** The parties of the certificate that names the policy. */
export function partiesOf(reading: CertificateReading, policyNumber: string): PaperReading {
  if (reading.kind !== 'read') return reading;
  const { namedInsured, holder, operations } = certificateOf(reading.first, policyNumber);
  return {
    kind: 'read',
    namedInsured: namedInsured?.value,
    holder: holder?.value,
    operations: operations?.value,
  };
}

/** Reads a certificate as soon as its file is there. */
export function useCertificateReading(file: Blob | undefined): CertificateReading {
  const [done, setDone] = useState<{ readonly file: Blob; readonly reading: CertificateReading }>();
  useEffect(() => {
    if (file === undefined) return;
    const stop = new AbortController();
    readFile(file, stop.signal)
      .catch(() => NOTHING)
      .then((reading) => {
        if (!stop.signal.aborted) setDone({ file, reading });
      });
    return () => stop.abort();
  }, [file]);
  return done?.file === file && done !== undefined ? done.reading : { kind: 'reading' };
}
