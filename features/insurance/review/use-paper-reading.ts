import { type CalendarDate, formatDate } from '@vcms/domain';
import type { Found, ReadCertificate } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { useEffect, useState } from 'react';
import { certificateOf, namesPolicy } from './certificate-of.ts';
import { readCertificateFile } from './read-certificate-file.ts';

/** What becomes of a scan, whose letters are recognised: a hint where to look, never the paper's word. */
type ScanReading<Seen> =
  | { readonly kind: 'recognizing'; readonly page: number; readonly pages: number }
  /** Why it was not recognised, as a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'seen'; readonly seen: Seen };

/** The certificate's file as it was read. */
export type CertificateReading =
  | { readonly kind: 'reading' }
  /** A scan, another form, or a file that cannot be read: a person has to look. */
  | { readonly kind: 'nothing'; readonly scan?: ScanReading<ReadCertificate> }
  | {
      readonly kind: 'read';
      /** The first certificate of the file. */
      readonly first: ReadCertificate;
    };

interface PaperParties {
  readonly namedInsured: string | undefined;
  readonly holder: string | undefined;
  /** The description of operations, with the remarks behind it. */
  readonly operations?: string | undefined;
  /** "04/01/2026 to 04/01/2027", of the policy. */
  readonly period?: string | undefined;
}

/** What the certificate itself says of its parties. */
export type PaperReading =
  | { readonly kind: 'reading' }
  /** `seen`: what was clearly recognised of a scan; a person has to look all the same. */
  | { readonly kind: 'nothing'; readonly scan?: ScanReading<PaperParties> }
  | ({ readonly kind: 'read' } & PaperParties);

function periodOf(
  certificate: ReadCertificate,
  policyNumber: string,
  isTrue: (found: Found<CalendarDate>) => boolean,
): string | undefined {
  const { effective, expiration } = certificate.lines.find((line) => namesPolicy(line, policyNumber)) ?? {};
  if (effective === undefined || expiration === undefined || !isTrue(effective) || !isTrue(expiration))
    return undefined;
  return `${formatDate(effective.value)} to ${formatDate(expiration.value)}`;
}

/** The parties of the certificate that names the policy. */
export function partiesOf(reading: CertificateReading, policyNumber: string): PaperReading {
  if (reading.kind === 'reading') return reading;
  if (reading.kind === 'read') {
    const certificate = certificateOf(reading.first, policyNumber);
    return {
      kind: 'read',
      namedInsured: certificate.namedInsured?.value,
      holder: certificate.holder?.value,
      operations: certificate.operations?.value,
      period: periodOf(certificate, policyNumber, ({ certainty }) => certainty === 'sure'),
    };
  }
  const { scan } = reading;
  if (scan === undefined) return { kind: 'nothing' };
  if (scan.kind !== 'seen') return { kind: 'nothing', scan };
  const certificate = certificateOf(scan.seen, policyNumber);
  const clear = (found: Found<string> | undefined) => (found?.isClear === true ? found.value : undefined);
  const seen = {
    namedInsured: clear(certificate.namedInsured),
    holder: clear(certificate.holder),
    period: periodOf(certificate, policyNumber, ({ isClear }) => isClear === true),
  };
  return { kind: 'nothing', scan: { kind: 'seen', seen } };
}

/** Reads a certificate as soon as its file is there; a scan until its pages name the policy. */
export function useCertificateReading(file: Blob | undefined, policyNumber: string): CertificateReading {
  const backend = useBackend();
  const [done, setDone] = useState<{ readonly file: Blob; readonly reading: CertificateReading }>();
  useEffect(() => {
    if (file === undefined) return;
    const stop = new AbortController();
    const tell = (reading: CertificateReading) => {
      if (!stop.signal.aborted) setDone({ file, reading });
    };
    const work = { signal: stop.signal, functions: () => backend.functions };
    readCertificateFile(file, policyNumber, work, tell)
      .catch((): CertificateReading => ({ kind: 'nothing' }))
      .then(tell);
    return () => stop.abort();
  }, [file, policyNumber, backend]);
  return done?.file === file && done !== undefined ? done.reading : { kind: 'reading' };
}
