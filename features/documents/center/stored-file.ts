import type { CheckedRecord } from '@vcms/data';
import type { DocumentText } from '@vcms/domain';

/** A file's record as it is read. */
export type StoredFile = Extract<CheckedRecord<'documents'>, { readonly ok: true }>['value'];

/** A row of a list of files: one that was searched for also has the words by which it was found. */
export type ListedFile = StoredFile & Partial<Pick<DocumentText, 'nameWords' | 'text'>>;
