import type { PlacedText } from '../source/page-source.ts';
import { movePlaces, readUpright } from '../source/upright.ts';
import { certificateKey, type ReadCertificate } from './certificate.ts';
import { lineBands } from './line-bands.ts';
import { halvesOf, type PageHalf } from './page-halves.ts';
import { readLine } from './read-line.ts';
import { operationsOf, type ReadText, readOperations, readRemarks } from './read-operations.ts';
import { readParties } from './read-parties.ts';
import { tableColumns } from './table-columns.ts';
import { linesOf } from './words.ts';

/** The text of a page in hand. */
export interface TextPage {
  /** From 1. */
  readonly page: number;
  readonly items: readonly PlacedText[];
}

interface PageReading {
  readonly certificate?: ReadCertificate;
  readonly operations?: ReadText | undefined;
}

function readPaper({ page, items, side }: PageHalf): PageReading {
  const lines = linesOf(items);
  const columns = tableColumns(lines);
  if (columns === undefined) return { operations: readRemarks(lines, page) };
  const parties = readParties(lines, columns.effective.top, page);
  const read = lineBands(lines, columns).flatMap((band) => {
    const line = readLine(band, columns, parties.insurers, page);
    return line === undefined ? [] : [line];
  });
  if (read.length === 0) return {};
  const certificate = { page, ...(side === undefined ? {} : { side }), ...parties, lines: read };
  return { certificate, operations: readOperations(lines, page) };
}

/** Places as they are on the page. */
function readHalf(half: PageHalf): PageReading {
  const { shift } = half;
  const reading = readPaper(half);
  return shift === 0 ? reading : movePlaces(reading, (place) => ({ ...place, x: place.x + shift }));
}

/** Description of each certificate, by its key, with the remarks on the pages behind it. */
function descriptionsOf(readings: readonly PageReading[]): ReadonlyMap<string, readonly ReadText[]> {
  const all = new Map<string, readonly ReadText[]>();
  let key = '';
  for (const { certificate, operations } of readings) {
    key = certificate === undefined ? key : certificateKey(certificate);
    if (operations !== undefined) all.set(key, [...(all.get(key) ?? []), operations]);
  }
  return all;
}

/** What a certificate says, without where it says it: copies say the same. */
function saying(certificate: ReadCertificate): string {
  return JSON.stringify(certificate, (name, value) =>
    name === 'place' || name === 'page' || name === 'side' ? undefined : value,
  );
}

/**
 * The values of the first page that is laid out like the ACORD 25 certificate (domain 1.3): labels of the form and what
 * stands beside or under them. What is not clear is left out; what is given is within the bounds of a policy's schema and
 * still has to be confirmed by a person. Further pages of that kind come with it, copies once. Pure.
 */
export function readAcord25(pages: readonly TextPage[]): ReadCertificate | undefined {
  return readUpright(pages, certificateOf);
}

function certificateOf(pages: readonly TextPage[]): ReadCertificate | undefined {
  const readings = pages.flatMap(halvesOf).map(readHalf);
  const descriptions = descriptionsOf(readings);
  const found = readings.flatMap(({ certificate }) => certificate ?? []);
  const [first, ...others] = [...new Map(found.toReversed().map((one) => [saying(one), one])).values()]
    .toSorted((one, other) => one.page - other.page || (one.side === 'left' ? -1 : 1))
    .map((one) => {
      const operations = operationsOf(descriptions.get(certificateKey(one)) ?? []);
      return operations === undefined ? one : { ...one, operations };
    });
  return first === undefined || others.length === 0 ? first : { ...first, others };
}
