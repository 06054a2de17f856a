import type { PlacedText } from '../source/page-source.ts';
import type { ReadCertificate } from './certificate.ts';
import { lineBands } from './line-bands.ts';
import { readLine } from './read-line.ts';
import { readParties } from './read-parties.ts';
import { tableColumns } from './table-columns.ts';
import { linesOf } from './words.ts';

/** The text of a page in hand. */
export interface TextPage {
  /** From 1. */
  readonly page: number;
  readonly items: readonly PlacedText[];
}

function readPage({ page, items }: TextPage): ReadCertificate | undefined {
  const lines = linesOf(items);
  const columns = tableColumns(lines);
  if (columns === undefined) return undefined;
  const parties = readParties(lines, columns.effective.top, page);
  const read = lineBands(lines, columns).flatMap((band) => {
    const line = readLine(band, columns, parties.insurers, page);
    return line === undefined ? [] : [line];
  });
  return read.length === 0 ? undefined : { page, ...parties, lines: read };
}

/** What a certificate says, without where it says it: copies say the same. */
function saying(certificate: ReadCertificate): string {
  return JSON.stringify(certificate, (name, value) =>
    name === 'place' || name === 'page' ? undefined : value,
  );
}

/**
 * The values of the first page that is laid out like the ACORD 25 certificate (domain 1.3): labels of the form and what
 * stands beside or under them. What is not clear is left out; what is given is within the bounds of a policy's schema and
 * still has to be confirmed by a person. Further pages of that kind come with it, copies once. Pure.
 */
export function readAcord25(pages: readonly TextPage[]): ReadCertificate | undefined {
  const found = pages.flatMap((page) => readPage(page) ?? []);
  const [first, ...others] = [
    ...new Map(found.toReversed().map((one) => [saying(one), one])).values(),
  ].toSorted((one, other) => one.page - other.page);
  return first === undefined || others.length === 0 ? first : { ...first, others };
}
