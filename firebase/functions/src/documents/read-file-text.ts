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

/** Bytes that share their memory with others are copied; those of a whole file have it to themselves. */
function memoryOf({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  const memory = buffer as ArrayBuffer;
  return byteLength === memory.byteLength ? memory : memory.slice(byteOffset, byteOffset + byteLength);
}

/** Bytes as readers take a file: a Blob would be a second copy, and what it hands out a third. */
function fileOf(bytes: Buffer) {
  return {
    size: bytes.length,
    slice: (from?: number, to?: number) => new Blob([new Uint8Array(bytes.subarray(from, to))]),
    arrayBuffer: () => Promise.resolve(memoryOf(bytes)),
  };
}

type ServerFile = ReturnType<typeof fileOf>;

/** Bytes of a table that are read. */
const TABLE_MOST = 2_000_000;

async function textOfPdf(file: ServerFile): Promise<FileText> {
  const read = await readPdfText(file, new AbortController().signal, LIMITS);
  if (read.kind === 'no-text') return { kind: 'none' };
  if (read.kind !== 'text')
    return { kind: read.kind === 'failed' && read.problem === 'password' ? 'locked' : 'unread' };
  const lines = read.pages.map(({ items }) => items.map(({ text }) => text).join(' '));
  return { kind: 'text', text: lines.join('\n'), isPartial: read.isPartial };
}

async function textOfOffice(file: ServerFile): Promise<FileText> {
  const read = await readOfficeText(file, SHEETS);
  if (read.kind === 'no-text') return { kind: 'none' };
  if (read.kind !== 'text') return { kind: 'unread' };
  return { kind: 'text', text: plainText(read.blocks), isPartial: read.isPartial };
}

/**
 * What the bytes of a scanned file say, for the search; pictures say nothing. The reader takes the bytes over: the caller does not use
 * them afterwards. Never rejects.
 */
export async function readFileText(bytes: Buffer, contentType: string): Promise<FileText> {
  const file = fileOf(bytes);
  if (contentType === 'application/pdf') return textOfPdf(file);
  if (contentType.includes('officedocument')) return textOfOffice(file);
  if (contentType !== 'text/csv') return { kind: 'none' };
  const isPartial = bytes.length > TABLE_MOST;
  return { kind: 'text', text: decodeCsv(bytes.subarray(0, TABLE_MOST), isPartial), isPartial };
}
