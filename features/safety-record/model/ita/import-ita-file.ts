import type { CalendarDate } from '@vcms/domain';
import { csvPieces } from '@vcms/pdf/csv';
import { type ItaImport, itaReading } from './import-ita.ts';

/** The part of a Blob that reading needs. */
export interface SlicedFile {
  /** Bytes. */
  readonly size: number;
  readonly slice: (from: number, to: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}

export interface ItaFileOptions {
  readonly signal: AbortSignal;
  /** 0..1 of the bytes, after each slice. */
  readonly onProgress?: (share: number) => void;
  /** Bytes that are read and decoded in one go. */
  readonly sliceBytes?: number;
}

/** Parsing this much takes a few milliseconds, and the page is drawn between two slices. */
const SLICE_BYTES = 256 * 1024;

/** UTF-16 is known by its mark; the rest is UTF-8 as long as nothing contradicts. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** What the bytes say; undefined: they are not written in this encoding. */
function decoded(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    return undefined;
  }
}

async function readAs(
  encoding: string | undefined,
  file: SlicedFile,
  today: CalendarDate,
  { signal, onProgress, sliceBytes = SLICE_BYTES }: ItaFileOptions,
): Promise<ItaImport | 'other-encoding'> {
  const reading = itaReading(today);
  const pieces = csvPieces();
  let decoder: TextDecoder | undefined;
  for (let from = 0; from < file.size && !reading.isOver() && !pieces.isOver(); from += sliceBytes) {
    const to = Math.min(file.size, from + sliceBytes);
    const bytes = new Uint8Array(await file.slice(from, to).arrayBuffer());
    signal.throwIfAborted();
    const name = encoding ?? encodingOf(bytes);
    decoder ??= new TextDecoder(name, { fatal: name === 'utf-8' });
    const text = decoded(decoder, bytes, to === file.size);
    if (text === undefined) return 'other-encoding';
    reading.add(pieces.push(text));
    onProgress?.(to / file.size);
  }
  reading.add(pieces.end());
  return reading.result();
}

/**
 * Reads a file of OSHA's Injury Tracking Application in slices, in memory for one slice and the rows that are taken; it is not
 * read further than rows are taken. Rejects with the signal's reason once it is aborted, or if the file cannot be read.
 */
export async function importItaFile(
  file: SlicedFile,
  today: CalendarDate,
  options: ItaFileOptions,
): Promise<ItaImport> {
  const read = await readAs(undefined, file, today, options);
  if (read !== 'other-encoding') return read;
  // What is no UTF-8 is Windows-1252, in which every byte is a letter.
  const again = await readAs('windows-1252', file, today, options);
  if (again === 'other-encoding') throw new Error('Windows-1252 reads any bytes');
  return again;
}
