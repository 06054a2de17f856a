import type { TrustedCall } from './trusted-call.ts';

interface FilePart {
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly contentType: string;
  /** As base64. */
  readonly bytes: string;
  /** What the further parts name. */
  readonly opening: string;
}

function partOf(value: unknown): FilePart | undefined {
  const { size, contentType, bytes, opening } = (value ?? {}) as Partial<FilePart>;
  const isPart = typeof size === 'number' && typeof bytes === 'string' && typeof contentType === 'string';
  return isPart ? { size, contentType, bytes, opening: opening ?? '' } : undefined;
}

/** By a loop: a list of the letters of 4 MB takes several times their size. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** A file of a company, part by part from the server, which asks who may open it (ADR 34). undefined: it cannot be had now. */
export async function openFile(
  call: TrustedCall,
  companyId: string,
  documentId: string,
): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let opening = {};
  for (;;) {
    const answer = await call('documentOpen', { companyId, documentId, part: parts.length, ...opening });
    const given = answer.ok ? partOf(answer.value) : undefined;
    if (given === undefined) return undefined;
    const part = bytesOf(given.bytes);
    parts.push(part);
    size += part.length;
    if (part.length === 0 || size >= given.size) return new Blob(parts, { type: given.contentType });
    opening = given.opening === '' ? {} : { opening: given.opening };
  }
}
