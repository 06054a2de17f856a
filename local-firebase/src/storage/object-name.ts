import { badRequest } from './storage-failure.ts';

const MAX_NAME_BYTES = 1024;
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

/** Checks an object's name as Cloud Storage does: 1 to 1024 bytes of UTF-8, no line breaks, not `.` or `..`. */
export function checkObjectName(name: string): string {
  const bytes = Buffer.byteLength(name);
  if (bytes === 0) throw badRequest('The object needs a name.');
  if (bytes > MAX_NAME_BYTES)
    throw badRequest(`The object's name has ${bytes} bytes; ${MAX_NAME_BYTES} are allowed.`);
  if (/[\r\n\0]/.test(name) || name === '.' || name === '..') {
    throw badRequest(`${JSON.stringify(name)} cannot be the name of an object.`);
  }
  return name;
}

export function checkBucket(bucket: string): string {
  if (!BUCKET.test(bucket)) throw badRequest(`Invalid bucket name: '${bucket}'`);
  return bucket;
}

/** A percent-encoded part of a path. Throws a 400 for what cannot be decoded. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest(`${text} is not encoded as a URL wants it.`);
  }
}
