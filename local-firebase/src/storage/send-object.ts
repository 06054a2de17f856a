import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import type { ObjectService } from './object-service.ts';
import { etagOf, type StoredObject } from './stored-object.ts';

/** Answers with an object's bytes, or the part a Range header asks for; resolves when sent or broken off. */
export async function sendObject(
  objects: ObjectService,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = headersOf(object);
  if (object.contentEncoding === 'gzip' && !acceptsGzip(request)) {
    await sendUnpacked(objects, object, request, response, headers);
    return;
  }
  const range = parseByteRange(request.headers.range, object.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${object.size}` }).end();
    return;
  }
  const { start, end }: ByteRange = range === 'whole' ? { start: 0, end: object.size - 1 } : range;
  headers['Content-Length'] = String(end - start + 1);
  if (object.contentEncoding !== undefined) headers['Content-Encoding'] = object.contentEncoding;
  if (range !== 'whole') headers['Content-Range'] = `bytes ${start}-${end}/${object.size}`;
  response.writeHead(range === 'whole' ? 200 : 206, headers);
  if (request.method === 'HEAD' || end < start) response.end();
  else await pipeline(objects.open(object, start, end), response).catch(ignoreBreak(response));
}

/** Gzipped objects are unpacked for those who cannot; then nobody knows the length, and ranges make no sense. */
async function sendUnpacked(
  objects: ObjectService,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  response.writeHead(200, { ...headers, Warning: '214 UploadServer gunzipped' });
  if (request.method === 'HEAD' || object.size === 0) {
    response.end();
    return;
  }
  const packed = objects.open(object, 0, object.size - 1);
  await pipeline(packed, createGunzip(), response).catch(ignoreBreak(response));
}

function headersOf(object: StoredObject): Record<string, string> {
  return {
    'Accept-Ranges': 'bytes',
    'Content-Type': object.contentType,
    'Cache-Control': object.cacheControl ?? 'private, max-age=0',
    ETag: `"${etagOf(object)}"`,
    'Last-Modified': new Date(object.updated).toUTCString(),
    'X-Goog-Generation': String(object.generation),
    'X-Goog-Metageneration': String(object.metageneration),
    'X-Goog-Storage-Class': object.storageClass,
    'X-Goog-Hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    'X-Goog-Stored-Content-Encoding': object.contentEncoding ?? 'identity',
    'X-Goog-Stored-Content-Length': String(object.size),
    ...(object.contentDisposition && { 'Content-Disposition': object.contentDisposition }),
    ...(object.contentLanguage && { 'Content-Language': object.contentLanguage }),
  };
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b/i.test(String(request.headers['accept-encoding'] ?? ''));
}

/** The client may leave at any time; a fault of ours must not look like a whole answer. */
function ignoreBreak(response: ServerResponse): () => void {
  return () => void response.destroy();
}
