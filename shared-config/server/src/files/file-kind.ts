import type { DOCUMENT_CONTENT_TYPES } from '@vcms/domain';
import { zipNames } from './zip-parts.ts';

export type FileKind = keyof typeof DOCUMENT_CONTENT_TYPES;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** A byte order mark and blanks do no harm before the header; readers skip them. */
const PDF = /^(\xEF\xBB\xBF)?[\s\0]{0,16}%PDF-[12]\.\d/;
const MARKUP = /^\s*<[!?a-z]/i;
/** Control characters that no text has, but for tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells bytes from text
const BINARY = /[\x00-\x08\x0e-\x1f]/;

/** What the bytes are, whatever their name says; undefined: nothing that a document may be. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  if (PDF.test(bytes.toString('latin1', 0, 32))) return 'application/pdf';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return officeKind(zipNames(bytes));
  return isTable(bytes) ? 'text/csv' : undefined;
}

function officeKind(names: readonly string[] | undefined): FileKind | undefined {
  if (names === undefined || !names.includes('[Content_Types].xml')) return undefined;
  if (names.includes('word/document.xml'))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  if (names.includes('xl/workbook.xml'))
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return undefined;
}

/** Text in UTF-8 or a code page of one byte a character, and no markup that a browser could run. */
function isTable(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').replace(/^\xEF\xBB\xBF/, '');
  return text !== '' && !BINARY.test(text) && !MARKUP.test(text) && !text.includes('%PDF-');
}
