import { describe, expect, it } from 'vitest';
import { readRelatedParts } from './multipart-related.ts';

const TYPE = 'multipart/related; boundary=frontier';
const HEAD =
  '--frontier\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--frontier\r\nContent-Type: text/x-test\r\n\r\n';
const TAIL = '\r\n--frontier--\r\n';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size: number, type = TYPE) {
  const { metadata, mediaType, media } = await readRelatedParts(type, inPieces(bytes, size));
  const chunks: Uint8Array[] = [];
  for await (const chunk of media) chunks.push(chunk);
  return { metadata, mediaType, media: Buffer.concat(chunks) };
}

describe('an upload of metadata and bytes in one body', () => {
  it.each([1, 2, 7, 1000])('is read the same in network pieces of %i bytes', async (size) => {
    const media = Buffer.from('\r\n--frontie\r\n\r\n--front\r\n-- bytes \0\xff', 'latin1');
    const body = Buffer.concat([Buffer.from(HEAD), media, Buffer.from(TAIL)]);
    expect(await read(body, size)).toEqual({ metadata: '{"a":1}', mediaType: 'text/x-test', media });
  });

  it('may have no bytes', async () => {
    expect((await read(Buffer.from(HEAD + TAIL), 5)).media.length).toBe(0);
  });

  it('may quote its boundary', async () => {
    const quoted = 'multipart/related; boundary="frontier"';
    expect((await read(Buffer.from(HEAD + TAIL), 5, quoted)).metadata).toBe('{"a":1}');
  });

  it.each([
    ['without a boundary', HEAD + TAIL, 'multipart/related'],
    ['cut off in the metadata', HEAD.slice(0, 60), TYPE],
    ['cut off in the bytes', `${HEAD}half`, TYPE],
  ])('is refused %s', async (_, body, type) => {
    await expect(read(Buffer.from(body), 10, type)).rejects.toMatchObject({ status: 400 });
  });
});
