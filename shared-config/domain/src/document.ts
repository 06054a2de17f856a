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

/** The folders of a contractor by what they hold. */
export const DOCUMENT_CATEGORY_LABELS: Readonly<Record<DocumentCategory, string>> = {
  certificate: 'Certificates of insurance',
  endorsement: 'Endorsements',
  osha300a: 'Forms 300A',
  osha300: '300 logs, redacted',
  emr_letter: 'EMR letters',
  program: 'Safety programs',
  w9: 'Forms W-9',
  msa: 'Master service agreements',
  licence: 'Licenses',
  bond: 'Bonds',
  other: 'Other',
};

/**
 * True for a file that a client lists and may open, once the contractor is shown to it (domain 5.1): every client of its contractor,
 * or this one.
 */
export function isShownToClient({ visibility }: { readonly visibility: string }, clientId: string): boolean {
  return visibility === 'engaged' || visibility === `client:${clientId}`;
}

/** Files that belong to no record, such as a policy or an OSHA year: they are put up by themselves. */
export const KEPT_CATEGORIES = [
  'w9',
  'msa',
  'licence',
  'bond',
  'other',
] as const satisfies DocumentCategory[];

/** Type of the signed statement that a company without employees needs no workers' compensation (domain 3.2). */
export const WC_STATEMENT_TYPE = 'wc_not_required';

/** Types of documents that a client may require of a company, and that the evaluation counts once they were accepted (domain 3.2). */
export const COMPANY_DOCUMENT_TYPES = ['w9', 'msa', 'licence', 'bond', WC_STATEMENT_TYPE] as const;
export type CompanyDocumentType = (typeof COMPANY_DOCUMENT_TYPES)[number];

/** True for a document that a reviewer decides on by itself, and not with the record that it belongs to. */
export function isReviewedDocument({ typeId }: { readonly typeId?: unknown }): boolean {
  return COMPANY_DOCUMENT_TYPES.some((type) => type === typeId);
}

/** True for a file that is kept and that nobody reviews. */
export function isKeptFile(file: { readonly category?: unknown; readonly typeId?: unknown }): boolean {
  return KEPT_CATEGORIES.some((kept) => kept === file.category) && !isReviewedDocument(file);
}

/** Types of what is put up for a person of a contractor: a document of the person, and its photo. */
export const STAFF_RECORD_TYPE = 'staff_record';
export const STAFF_PHOTO_TYPE = 'staff_photo';
export const STAFF_FILE_TYPES = [STAFF_RECORD_TYPE, STAFF_PHOTO_TYPE] as const;

/** True for a file of a person: no client lists it, and whoever reads the person opens it (ADR 62). */
export function isFileOfPerson({ typeId }: { readonly typeId?: unknown }): boolean {
  return STAFF_FILE_TYPES.some((type) => type === typeId);
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

/** Type of what a client puts into its own folder of a contractor: nobody requires it, and nobody reviews it. */
export const CLIENT_FILE_TYPE = 'client_file';

/** Type of what a contractor sends because somebody requested it: whoever requested it looks at it, no reviewer does. */
export const REQUESTED_FILE_TYPE = 'requested_file';

/**
 * What trusted code found when it read the text of a file: words, more words than are kept, none (a scan or a picture), a password,
 * nothing that could be read, or that it has not read it yet.
 */
export const FILE_TEXT_STATES = ['words', 'part', 'none', 'locked', 'unread', 'waiting'] as const;
export type FileTextState = (typeof FILE_TEXT_STATES)[number];
