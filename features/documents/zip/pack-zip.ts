import { makeZip } from 'client-zip';

/** A file of a zip: its path there, and its bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly input: Blob | Uint8Array;
}

/** Entries as a zip, each taken when the one before it is through. Fails as the entries do. */
export function packZip(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return makeZip(entries);
}
