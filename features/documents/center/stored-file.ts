import type { CheckedRecord } from '@vcms/data';

/** A file's record as it is read. */
export type StoredFile = Extract<CheckedRecord<'documents'>, { readonly ok: true }>['value'];
