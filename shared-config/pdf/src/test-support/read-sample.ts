import type { ReadCertificate } from '../acord25/certificate.ts';
import type { Found } from '../acord25/found.ts';
import { readAcord25 } from '../acord25/read-acord25.ts';
import { type Layout, type SampleForm, samplePage } from './sample-form.ts';

/** Reads a drawn form. */
export function read(form: SampleForm, layout?: Layout): ReadCertificate {
  const certificate = readAcord25([samplePage(form, layout)]);
  if (certificate === undefined) throw new Error('Nothing was read');
  return certificate;
}

/** The values alone. */
export function values(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, entry]) => [
      name,
      typeof entry === 'object' && entry !== null && 'place' in entry
        ? (entry as Found<unknown>).value
        : entry,
    ]),
  );
}

/** The values of one line; none where it was not read. */
export function lineValues(certificate: ReadCertificate, line: string): Record<string, unknown> {
  const found = certificate.lines.find((candidate) => candidate.line === line);
  return found === undefined ? {} : { ...values(found), limits: values(found.limits) };
}
