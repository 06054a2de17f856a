import { createHash } from 'node:crypto';
import { DOCUMENT_CONTENT_TYPES } from '@vcms/domain';
import { type FileKind, kindOf } from './file-kind.ts';
import { pdfFits } from './pdf-size.ts';
import { zipFits, zipNames } from './zip-parts.ts';

export interface AnnouncedFile {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Bytes that the parts of a Word or Excel file may unpack to. */
const OFFICE_MOST = 256 * 1_048_576;
const PDF_HEADER_WITHIN = 1024;

/** 64 hexadecimal digits. */
export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Why these bytes are not the announced file, or one that nobody should open; undefined: neither. A sentence for whoever
 * sent it. Neither the name nor the announced type is believed: the bytes say what they are.
 * @param digest of the bytes, where it is known
 */
export async function contentProblem(
  bytes: Buffer,
  { contentType, size, sha256 }: AnnouncedFile,
  digest = digestOf(bytes),
): Promise<string | undefined> {
  if (bytes.length !== size || digest !== sha256) return 'The file did not arrive whole. Send it again.';
  const kind = kindOf(bytes);
  if (kind !== contentType) return `${mismatch(bytes, contentType)} Choose another file.`;
  if (kind.includes('officedocument')) return officeProblem(bytes);
  if (kind === 'application/pdf' && !(await pdfFits(bytes)))
    return 'This PDF unpacks to more than can be opened safely. Save it with smaller pictures, then send it again.';
  return undefined;
}

function mismatch(bytes: Buffer, contentType: string): string {
  if (contentType === 'application/pdf' && bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-'))
    return 'This PDF begins with something else.';
  const announced = DOCUMENT_CONTENT_TYPES[contentType as FileKind] ?? 'file of an accepted type';
  return `This file says that it is a ${announced}, but its content is not.`;
}

function officeProblem(bytes: Buffer): string | undefined {
  if (zipNames(bytes)?.some((name) => /vbaProject|(^|\/)activeX\//i.test(name)))
    return 'This file contains macros. Save it without them, then send it again.';
  return zipFits(bytes, OFFICE_MOST)
    ? undefined
    : 'This file unpacks to more than can be opened safely. Save it as a PDF, then send that.';
}
