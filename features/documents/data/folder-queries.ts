import { pageQuery, type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import { type CalendarDate, type DocumentCategory, type EvidenceState, wordToFind } from '@vcms/domain';
import { type Firestore, query, where } from 'firebase/firestore';

/** Whose files are asked for, and through whose eyes: a client's query must prove that it sees them (domain 5.2). */
export interface FolderPlace {
  readonly contractorId: string;
  /** Absent: the firm, which sees all. */
  readonly clientId?: string | undefined;
}

export interface FilesWanted {
  /** At most three. */
  readonly states: readonly EvidenceState[];
  readonly category?: DocumentCategory | undefined;
  /** The days between which they end, both included; absent: also files without an end. */
  readonly ends?: { readonly first: CalendarDate; readonly last: CalendarDate } | undefined;
}

function listed<Name extends 'documents' | 'documentTexts'>(
  records: RecordQuery<Name>,
  { clientId }: FolderPlace,
  { states, category, ends }: FilesWanted,
): RecordQuery<Name> {
  return query(
    records,
    where('state', 'in', [...states]),
    ...(clientId === undefined ? [] : [where('visibility', 'in', ['engaged', `client:${clientId}`])]),
    ...(category === undefined ? [] : [where('category', '==', category)]),
    ...(ends === undefined
      ? []
      : [where('expiresOn', '>=', ends.first), where('expiresOn', '<=', ends.last)]),
  );
}

/** A contractor's files in some states, to order and to cut into pages or to count. Restricted files are never among them. */
export function filesOf(
  firestore: Firestore,
  place: FolderPlace,
  wanted: FilesWanted,
): RecordQuery<'documents'> {
  return listed(recordsOf(firestore, 'documents', place.contractorId), place, wanted);
}

/** The same files with the words by which they are found: of title, name, folder, kind and text. */
export function searchedFilesOf(
  firestore: Firestore,
  place: FolderPlace,
  wanted: FilesWanted,
): RecordQuery<'documentTexts'> {
  return listed(recordsOf(firestore, 'documentTexts', place.contractorId), place, wanted);
}

/** Every contractor, for the firm. */
export function contractorsOfFirm(firestore: Firestore): RecordQuery<'companies'> {
  return query(recordsOf(firestore, 'companies'), where('kind', '==', 'contractor'));
}

/**
 * Files of all contractors that hold the longest word of a search, in title, name or text, by title, for the firm. Restricted
 * files are never among them. One more than `size` tells of others; without a word it is the first files.
 */
export function filesFoundQuery(
  firestore: Firestore,
  search: string,
  size: number,
): RecordQuery<'documentTexts'> {
  const order = { field: 'title', descending: false, type: 'text' } as const;
  const base = recordsEverywhere(firestore, 'documentTexts');
  return pageQuery(base, { filters: {}, search: '', word: wordToFind(search), order, size });
}
