import type { FileText } from '@vcms/documents/server';
import {
  decodeCsv,
  OFFICE_LIMITS,
  type OfficeLimits,
  plainText,
  readOfficeText,
  readPdfText,
  type TextLimits,
} from '@vcms/pdf/read';

/** A manual of 300 pages is read whole; what is longer is found by its first pages. */
const LIMITS: TextLimits = {
  pages: 300,
  bytes: 25 * 1_048_576,
  items: 300_000,
  milliseconds: 60_000,
  ticks: false,
};

/** Sheets are read further than they are shown. */
const SHEETS: OfficeLimits = { ...OFFICE_LIMITS, rows: 10_000, columns: 200, sheets: 200 };

/** Bytes of a table that are read. */
const TABLE_MOST = 2_000_000;

async function textOfPdf(file: Blob): Promise<FileText> {
  const read = await readPdfText(file, new AbortController().signal, LIMITS);
  if (read.kind === 'no-text') return { kind: 'none' };
  if (read.kind !== 'text')
    return { kind: read.kind === 'failed' && read.problem === 'password' ? 'locked' : 'unread' };
  const lines = read.pages.map(({ items }) => items.map(({ text }) => text).join(' '));
  return { kind: 'text', text: lines.join('\n'), isPartial: read.isPartial };
}

async function textOfOffice(file: Blob): Promise<FileText> {
  const read = await readOfficeText(file, SHEETS);
  if (read.kind === 'no-text') return { kind: 'none' };
  if (read.kind !== 'text') return { kind: 'unread' };
  return { kind: 'text', text: plainText(read.blocks), isPartial: read.isPartial };
}

/** What the bytes of a scanned file say, for the search; pictures say nothing. Never rejects. */
export async function readFileText(bytes: Buffer, contentType: string): Promise<FileText> {
  const file = new Blob([new Uint8Array(bytes)]);
  if (contentType === 'application/pdf') return textOfPdf(file);
  if (contentType.includes('officedocument')) return textOfOffice(file);
  if (contentType !== 'text/csv') return { kind: 'none' };
  const isPartial = bytes.length > TABLE_MOST;
  return { kind: 'text', text: decodeCsv(bytes.subarray(0, TABLE_MOST), isPartial), isPartial };
}
