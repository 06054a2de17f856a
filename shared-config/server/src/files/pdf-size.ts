import { constants, createInflate, inflateSync } from 'node:zlib';

/** Bytes. A page of 8.5 by 11 inches at 600 dpi in colour has 101 million; one stream is one picture. */
const PDF_BOUNDS = { stream: 128 * 1_048_576, whole: 512 * 1_048_576, streams: 50_000 } as const;

/** Up to here a stream is unpacked in one go, which is many times quicker than in steps. */
const SMALL = 1_048_576;
/** Streams within streams: a reader unpacks as often as the file says. */
const DEPTH = 4;

const STREAM = Buffer.from('stream');

/** First bytes of data that was packed with zlib, whatever the file says of its filters. */
function isPacked(bytes: Buffer, at: number): boolean {
  if (at + 2 > bytes.length) return false;
  const head = bytes.readUInt16BE(at);
  return ((head >> 8) & 0x8f) === 8 && head % 31 === 0;
}

function* packedStreams(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + 1)) {
    let start = at + STREAM.length;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    if (isPacked(bytes, start)) yield bytes.subarray(start);
  }
}

/**
 * Whether everything in a PDF that is packed unpacks to what a reader can hold. Damaged streams count as far as they go.
 */
export async function pdfFits(bytes: Buffer, bounds = PDF_BOUNDS): Promise<boolean> {
  let whole = 0;
  let streams = 0;
  for (const packed of packedStreams(bytes)) {
    streams += 1;
    const size = await unpackedSize(packed, bounds.stream, 1);
    whole += size;
    if (size > bounds.stream || whole > bounds.whole || streams > bounds.streams) return false;
  }
  return true;
}

/** Bytes of a stream after unpacking, and of what is packed in it again; more than `most` where it is larger. */
async function unpackedSize(packed: Buffer, most: number, depth: number): Promise<number> {
  if (depth > DEPTH) return most + 1;
  try {
    const inner = inflateSync(packed, { maxOutputLength: SMALL });
    return inner.length + (isPacked(inner, 0) ? await unpackedSize(inner, most, depth + 1) : 0);
  } catch (cause) {
    const isLarge = cause instanceof RangeError;
    return isLarge ? await countUnpacked(packed, most, depth) : 0;
  }
}

/** Without holding it: a stream of many megabytes is counted as it comes. */
async function countUnpacked(packed: Buffer, most: number, depth: number): Promise<number> {
  const inflate = createInflate();
  inflate.end(packed);
  let count = 0;
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      // Nobody packs megabytes twice but to hide how many there are.
      if (count === 0 && isPacked(piece, 0) && depth < DEPTH && isPackedTwice(piece)) return most + 1;
      count += piece.length;
      if (count > most) return count;
    }
  } catch {
    // What came before the damage has been counted.
  }
  return count;
}

function isPackedTwice(piece: Buffer): boolean {
  try {
    inflateSync(piece, { maxOutputLength: SMALL, finishFlush: constants.Z_SYNC_FLUSH });
    return true;
  } catch (cause) {
    return cause instanceof RangeError;
  }
}
