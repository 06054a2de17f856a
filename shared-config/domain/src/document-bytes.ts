import { DOCUMENT_CONTENT_TYPES } from './document.ts';

/** Bytes that are enough to tell one kind of file from another. */
export const HEAD_BYTES = 1024;

const PDF = /^(\xEF\xBB\xBF)?[\s\0]{0,16}%PDF-[12]\.\d/;
const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';
const ZIP = 'PK\x03\x04';
/** Control characters that no text has, but for tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells bytes from text
const BINARY = /[\x00-\x08\x0e-\x1f]/;

function beginsAs(head: string, contentType: string): boolean {
  if (contentType === 'application/pdf') return PDF.test(head);
  if (contentType === 'image/png') return head.startsWith(PNG);
  if (contentType === 'image/jpeg') return head.startsWith(JPEG);
  if (contentType.includes('officedocument')) return head.startsWith(ZIP);
  return !BINARY.test(head) && !/^\s*<[!?a-z]/i.test(head) && !head.includes('%PDF-');
}

/**
 * Why a file that says it is of a type is not, by its first bytes; undefined: it begins as one. A sentence for whoever chose the file,
 * before anything is sent; the server looks at all of the bytes afterwards (ADR 34). @param head up to HEAD_BYTES
 */
export function bytesProblem(head: Uint8Array, contentType: string): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const known = Object.entries(DOCUMENT_CONTENT_TYPES).find(([type]) => type === contentType);
  if (known === undefined || beginsAs(text, contentType)) return undefined;
  return `This file says that it is a ${known[1]}, but its content is not. Choose another file.`;
}
