import { badRequest } from './storage-failure.ts';

/** What the Content-Range header of a piece says; ends are included. */
export type ContentRange =
  /** The request only asks how far the upload is, or ends one of a known size without more bytes. */
  | { readonly kind: 'status'; readonly total?: number }
  /** Bytes from `start` on; `end` and `total` are absent while unknown. */
  | { readonly kind: 'bytes'; readonly start: number; readonly end?: number; readonly total?: number };

const PATTERN = /^bytes (?:\*|(\d+)-(\d+|\*))\/(\d+|\*)$/;

/** Without a header the body is the whole object. Throws a 400 for a malformed one. */
export function parseContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { kind: 'bytes', start: 0 };
  const match = PATTERN.exec(header.trim());
  if (match === null) throw badRequest(`Invalid Content-Range: ${header}`);
  const [, start, end, total] = match;
  const known = total === '*' || total === undefined ? {} : { total: Number(total) };
  if (start === undefined) return { kind: 'status', ...known };
  const last = end === '*' || end === undefined ? {} : { end: Number(end) };
  return { kind: 'bytes', start: Number(start), ...last, ...known };
}
