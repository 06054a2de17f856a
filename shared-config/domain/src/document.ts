export const DOCUMENT_CATEGORIES = [
  'certificate',
  'endorsement',
  'osha300a',
  'osha300',
  'emr_letter',
  'program',
  'w9',
  'msa',
  'licence',
  'bond',
  'other',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/**
 * Files that belong to no record, such as a policy or an OSHA year: they are put up by themselves, and no reviewer has a queue for
 * them. The evaluation counts one only where a client requires its type.
 */
export const KEPT_CATEGORIES = [
  'w9',
  'msa',
  'licence',
  'bond',
  'other',
] as const satisfies DocumentCategory[];

/** True for a file that is kept and not reviewed. */
export function isKeptFile({ category }: { readonly category?: unknown }): boolean {
  return KEPT_CATEGORIES.some((kept) => kept === category);
}

/** Content types a company may upload, with the file endings people know them by. */
export const DOCUMENT_CONTENT_TYPES = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'text/csv': 'CSV',
} as const;

/** What a paper may be that is looked at page by page: a certificate, an endorsement, a letter. */
export const PAPER_CONTENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Bytes: 1..25 MB of 1,048,576 bytes. */
export const DOCUMENT_SIZE_MAX = 25 * 1_048_576;

/** Bytes of one part in which the server hands out a file. */
export const DOCUMENT_PART_BYTES = 4 * 1_048_576;

/** Type of the signed statement that a company without employees needs no workers' compensation (domain 3.2). */
export const WC_STATEMENT_TYPE = 'wc_not_required';

/** Type of what a client puts into its own folder of a contractor: nobody requires it, and nobody reviews it. */
export const CLIENT_FILE_TYPE = 'client_file';

/** Type of what a contractor sends because somebody requested it: whoever requested it looks at it, no reviewer does. */
export const REQUESTED_FILE_TYPE = 'requested_file';
