const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Of a directory without a comment; with one it stands up to 65,535 bytes further ahead. */
const END_SIZE = 22;
const COMMENT_MAX = 65_535;
const PARTS_MAX = 10_000;

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** What a file asks for is more than it may. */
export class TooMuchError extends Error {}

export interface ZipReader {
  readonly names: readonly string[];
  /** The text of a part in UTF-8; undefined where there is none. Throws TooMuchError beyond the bytes that all parts together may have. */
  text(name: string): Promise<string | undefined>;
}

function directoryAt(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - END_SIZE - COMMENT_MAX);
  for (let at = view.byteLength - END_SIZE; at >= least; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function partsOf(bytes: ArrayBuffer): ReadonlyMap<string, Part> {
  const view = new DataView(bytes);
  const end = directoryAt(view);
  if (end === undefined) throw new RangeError('A ZIP without a directory.');
  const count = view.getUint16(end + 10, true);
  if (count > PARTS_MAX) throw new TooMuchError('A ZIP of too many parts.');
  const parts = new Map<string, Part>();
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('A damaged directory.');
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + 46, length));
    parts.set(name, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The bytes of a part as they come; what the directory says of its size is not believed. */
function unpacked(bytes: ArrayBuffer, { method, packed, at }: Part): ReadableStream<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes);
  if (view.getUint32(at, true) !== LOCAL) throw new RangeError('A damaged part.');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const stored = new Uint8Array(bytes, start, packed);
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(stored);
      controller.close();
    },
  });
  if (method === 0) return source;
  if (method !== 8) throw new RangeError('A part packed in an unknown way.');
  return source.pipeThrough(new DecompressionStream('deflate-raw'));
}

/**
 * The parts of a ZIP. Nothing is unpacked before it is asked for. Throws RangeError where it is damaged.
 *
 * @param most bytes that everything that is read may unpack to
 */
export function openZip(bytes: ArrayBuffer, most: number): ZipReader {
  const parts = partsOf(bytes);
  let left = most;
  return {
    names: [...parts.keys()],
    async text(name) {
      const part = parts.get(name);
      if (part === undefined) return undefined;
      const decoder = new TextDecoder();
      const reader = unpacked(bytes, part).getReader();
      let text = '';
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        left -= piece.value.byteLength;
        if (left < 0) {
          await reader.cancel();
          throw new TooMuchError('It unpacks to too much.');
        }
        text += decoder.decode(piece.value, { stream: true });
      }
      return text + decoder.decode();
    },
  };
}
