/** Bytes; the same bounds by which the server finds a file sound, so that what it let in opens here. */
export const PDF_BOUNDS = { stream: 128 * 1_048_576, whole: 512 * 1_048_576, streams: 50_000 } as const;

/** Packed bytes that are given to the decompressor at once: they unpack to 4 MB at most. */
const SLICE = 4096;
/** Where a stream does not end as it should: what the decompressor may drop with the end is no more than `LOST`. */
const SMALL_SLICE = 256;
const LOST = 1032 * SMALL_SLICE;
/** Streams packed within streams: a reader unpacks as often as the file says. */
const DEPTH = 4;

/** Words of the file's format, as bytes. */
const STREAM = wordOf('stream');
const END_STREAM = wordOf('endstream');

type Bytes = Uint8Array<ArrayBuffer>;

function wordOf(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function findWord(bytes: Bytes, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((byte, step) => bytes[at + step] === byte)) return at;
  }
  return -1;
}

/** First bytes of data that was packed with zlib, whatever the file says of its filters. */
function isPacked(bytes: Bytes, at: number): boolean {
  const [high = 0, low = 0] = bytes.subarray(at, at + 2);
  return (high & 0x8f) === 8 && (high * 256 + low) % 31 === 0;
}

function* packedStreams(bytes: Bytes): Generator<Bytes> {
  for (let at = findWord(bytes, STREAM, 0); at >= 0; at = findWord(bytes, STREAM, at + 1)) {
    let start = at + STREAM.length;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    if (isPacked(bytes, start)) yield bytes.subarray(start);
  }
}

function slicesOf(bytes: Bytes, slice: number): ReadableStream<Bytes> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.slice(at, at + slice));
      at += slice;
      if (at >= bytes.length) controller.close();
    },
  });
}

interface Unpacking {
  /** How often it is unpacked. */
  readonly depth: number;
  readonly slice: number;
  readonly most: number;
  readonly signal: AbortSignal;
}

interface Unpacked {
  readonly size: number;
  /** What came out is packed again, by its first bytes. */
  readonly isPacked: boolean;
  /** The data ended where its stream does, or there is more than `most`. */
  readonly isWhole: boolean;
}

/** Counts without holding; ends as soon as there is more than `most`. */
async function unpack(packed: Bytes, { depth, slice, most, signal }: Unpacking): Promise<Unpacked> {
  let stream = slicesOf(packed, slice);
  for (let step = 0; step < depth; step += 1) stream = stream.pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let size = 0;
  let again = false;
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) return { size, isPacked: again, isWhole: true };
      if (size === 0) again = isPacked(value, 0);
      size += value.length;
      if (size > most) return { size, isPacked: again, isWhole: true };
    }
  } catch {
    signal.throwIfAborted();
    return { size, isPacked: again, isWhole: false };
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The data of a stream without the line that writers end it with. */
function streamOf(rest: Bytes): Bytes {
  const word = findWord(rest, END_STREAM, 0);
  let end = word < 0 ? rest.length : word;
  if (rest[end - 1] === 0x0a) end -= 1;
  if (rest[end - 1] === 0x0d) end -= 1;
  return rest.subarray(0, end);
}

/** Unpacked bytes of what begins here, and of what is packed in it again; more than `most` where it is larger. */
async function unpackedSize(rest: Bytes, most: number, signal: AbortSignal): Promise<number> {
  let whole = 0;
  for (let depth = 1; depth <= DEPTH; depth += 1) {
    const stream = streamOf(rest);
    const exact = await unpack(stream, { depth, slice: SLICE, most, signal });
    // Else damaged, or the word stands within the data: as far as it goes, and what may be lost with its end.
    const found = exact.isWhole ? exact : await unpack(rest, { depth, slice: SMALL_SLICE, most, signal });
    whole += found.size + (found.isWhole ? 0 : LOST);
    if (!found.isPacked || whole > most) return whole;
  }
  return most + 1;
}

/** Whether everything in a PDF that is packed unpacks to what a page can hold: a small file can hold a very large one. */
export async function pdfFits(
  buffer: ArrayBuffer,
  signal: AbortSignal,
  bounds: Readonly<Record<keyof typeof PDF_BOUNDS, number>> = PDF_BOUNDS,
): Promise<boolean> {
  let whole = 0;
  let streams = 0;
  for (const packed of packedStreams(new Uint8Array(buffer))) {
    streams += 1;
    const size = await unpackedSize(packed, bounds.stream, signal);
    whole += size;
    if (size > bounds.stream || whole > bounds.whole || streams > bounds.streams) return false;
  }
  return true;
}
