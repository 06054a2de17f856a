const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end of a directory without its comment, of an entry without its name, and of a part's own header without one. */
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const COMMENT_MAX = 65_535;
/** No Office file has so many. */
const PARTS_MAX = 10_000;

/** A part of a ZIP as its directory names it (PKWARE APPNOTE 4.3). */
export interface ZipPart {
  readonly name: string;
  /** 0: stored as it is; 8: deflated. */
  readonly method: number;
  /** Bytes as it is packed; what they unpack to is nothing that a directory is believed. */
  readonly packed: number;
  /** Where its own header begins. */
  readonly at: number;
}

export type ZipDirectory =
  | { readonly kind: 'parts'; readonly parts: readonly ZipPart[] }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'too-many' };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function endOf(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - END_SIZE - COMMENT_MAX);
  for (let at = view.byteLength - END_SIZE; at >= least; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** The parts in the order of the directory at the end of a ZIP. */
export function zipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return { kind: 'damaged' };
  const count = view.getUint16(end + 10, true);
  if (count > PARTS_MAX) return { kind: 'too-many' };
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  while (parts.length < count) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY) return { kind: 'damaged' };
    const name = view.getUint16(at + 28, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { kind: 'parts', parts };
}

/** The bytes of a part as they are packed; undefined where the file is damaged. */
export function packedPart<Held extends ArrayBufferLike>(
  bytes: Uint8Array<Held>,
  { packed, at }: ZipPart,
): Uint8Array<Held> | undefined {
  const view = viewOf(bytes);
  if (at + LOCAL_SIZE > bytes.length || view.getUint32(at, true) !== LOCAL) return undefined;
  const start = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed);
}
