import { packedPart, type ZipPart, zipDirectory } from '@vcms/domain';

/** What a file asks for is more than it may. */
export class TooMuchError extends Error {}

export interface ZipReader {
  readonly names: readonly string[];
  /** The text of a part in UTF-8; undefined where there is none. Throws TooMuchError beyond the bytes that all parts together may have. */
  text(name: string): Promise<string | undefined>;
}

function partsOf(bytes: Uint8Array): ReadonlyMap<string, ZipPart> {
  const directory = zipDirectory(bytes);
  if (directory.kind === 'too-many') throw new TooMuchError('A ZIP of too many parts.');
  if (directory.kind !== 'parts') throw new RangeError('A damaged directory.');
  return new Map(directory.parts.map((part) => [part.name, part]));
}

/** The bytes of a part as they come; what the directory says of its size is not believed. */
function unpacked(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stored = packedPart(bytes, part);
  if (stored === undefined) throw new RangeError('A damaged part.');
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(stored);
      controller.close();
    },
  });
  if (part.method === 0) return source;
  if (part.method !== 8) throw new RangeError('A part packed in an unknown way.');
  return source.pipeThrough(new DecompressionStream('deflate-raw'));
}

/**
 * The parts of a ZIP. Nothing is unpacked before it is asked for. Throws RangeError where it is damaged.
 *
 * @param most bytes that everything that is read may unpack to
 */
export function openZip(file: ArrayBuffer, most: number): ZipReader {
  const bytes = new Uint8Array(file);
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
