import { badRequest } from './storage-failure.ts';

/** An upload of metadata and bytes in one request (RFC 2387, as Cloud Storage uses it). */
export interface RelatedParts {
  /** Text of the first part. */
  readonly metadata: string;
  /** Content type of the second part. */
  readonly mediaType: string | undefined;
  /** Bytes of the second part; ends with an error when the request does. */
  readonly media: AsyncIterable<Uint8Array>;
}

const LINE_END = '\r\n';
/** Metadata with its headers fits many times; more than this is no metadata. */
const MAX_HEAD_BYTES = 1024 * 1024;

/** Reads the first part whole and leaves the second one as a stream. Throws a 400 for anything malformed. */
export async function readRelatedParts(
  contentType: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<RelatedParts> {
  const [, quoted, plain] =
    /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  const boundary = (quoted ?? plain)?.replace(/^'(.*)'$/, '$1');
  if (boundary === undefined) throw badRequest('The content type must be multipart/related with a boundary.');
  const reader = createDelimitedReader(body);
  const delimiter = `${LINE_END}--${boundary}`;
  await reader.until(`--${boundary}${LINE_END}`);
  await reader.until(`${LINE_END}${LINE_END}`);
  const metadata = await reader.until(`${delimiter}${LINE_END}`);
  const headers = await reader.until(`${LINE_END}${LINE_END}`);
  const [, mediaType] = /^content-type:\s*(\S.*?)\s*$/im.exec(headers) ?? [];
  return { metadata, mediaType, media: reader.rest(delimiter) };
}

interface DelimitedReader {
  /** The text before the next delimiter, which is taken too. */
  until(delimiter: string): Promise<string>;
  /** The bytes before the delimiter; what follows it is dropped. */
  rest(delimiter: string): AsyncIterable<Uint8Array>;
}

function createDelimitedReader(body: AsyncIterable<Uint8Array>): DelimitedReader {
  const chunks = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done === true) return false;
    held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value]);
    return true;
  }
  async function until(delimiter: string): Promise<string> {
    let at = held.indexOf(delimiter);
    while (at === -1) {
      if (held.length > MAX_HEAD_BYTES || !(await more())) throw malformed();
      at = held.indexOf(delimiter);
    }
    const text = held.subarray(0, at).toString('utf8');
    held = held.subarray(at + Buffer.byteLength(delimiter));
    return text;
  }
  async function* rest(delimiter: string): AsyncGenerator<Uint8Array> {
    const keep = Buffer.byteLength(delimiter) - 1;
    for (;;) {
      const at = held.indexOf(delimiter);
      if (at !== -1) {
        if (at > 0) yield held.subarray(0, at);
        break;
      }
      // A delimiter may have begun at the end of what is here.
      const sure = Math.max(0, held.length - keep);
      if (sure > 0) {
        const part = held.subarray(0, sure);
        held = held.subarray(sure);
        yield part;
      }
      if (!(await more())) throw malformed();
    }
    held = Buffer.alloc(0);
    while (await more()) held = Buffer.alloc(0);
  }
  return { until, rest };
}

function malformed() {
  return badRequest('The multipart/related body is not complete.');
}
