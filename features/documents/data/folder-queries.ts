import { pageQuery, type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import type { CalendarDate, DocumentCategory, EvidenceState } from '@vcms/domain';
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

/** A contractor's files in some states, to order and to cut into pages or to count. Restricted files are never among them. */
export function filesOf(
  firestore: Firestore,
  { contractorId, clientId }: FolderPlace,
  { states, category, ends }: FilesWanted,
): RecordQuery<'documents'> {
  return query(
    recordsOf(firestore, 'documents', contractorId),
    where('state', 'in', [...states]),
    ...(clientId === undefined ? [] : [where('visibility', 'in', ['engaged', `client:${clientId}`])]),
    ...(category === undefined ? [] : [where('category', '==', category)]),
    ...(ends === undefined
      ? []
      : [where('expiresOn', '>=', ends.first), where('expiresOn', '<=', ends.last)]),
  );
}

/** Every contractor, for the firm. */
export function contractorsOfFirm(firestore: Firestore): RecordQuery<'companies'> {
  return query(recordsOf(firestore, 'companies'), where('kind', '==', 'contractor'));
}

/** Files of all contractors whose title begins so, for the firm. Restricted files are never among them. One more than `size` tells of others. */
export function filesTitledQuery(
  firestore: Firestore,
  search: string,
  size: number,
): RecordQuery<'documents'> {
  const order = { field: 'title', descending: false, type: 'text' } as const;
  const base = recordsEverywhere(firestore, 'documents');
  return pageQuery(base, { filters: {}, search: search.trim(), order, size });
}
