import { createHash } from 'node:crypto';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Readers take a PDF whose header stands within the first kilobyte. */
const PDF_HEADER_WITHIN = 1024;

/** Of kinds whose first bytes tell them apart; the others are taken at their word. */
const BEGINS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-'),
  'image/png': (bytes) => bytes.subarray(0, PNG.length).equals(PNG),
  'image/jpeg': (bytes) => bytes.subarray(0, JPEG.length).equals(JPEG),
};

export interface AnnouncedFile {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Why these bytes are not the announced file; undefined: they are. A sentence for whoever sends it. */
export function contentProblem(
  bytes: Buffer,
  { contentType, size, sha256 }: AnnouncedFile,
): string | undefined {
  const isWhole = bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;
  if (!isWhole) return 'The file did not arrive whole. Send it again.';
  return BEGINS[contentType]?.(bytes) !== false
    ? undefined
    : 'This is not a PDF, PNG or JPG. Choose another file.';
}
