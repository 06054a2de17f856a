import { pageQuery, type RecordQuery, recordsOf } from '@vcms/data';
import { type CompanyKind, wordToFind } from '@vcms/domain';
import { type Firestore, query, where } from 'firebase/firestore';

/** Companies with a word in their name that begins as the longest typed one, by name: 5001 of all kinds, 5002 clients and contractors. */
export function companiesNamedQuery(
  firestore: Firestore,
  kinds: readonly CompanyKind[],
  search: string,
  size: number,
): RecordQuery<'companies'> {
  const kept = query(recordsOf(firestore, 'companies'), where('kind', 'in', [...kinds]));
  const order = { field: 'name', descending: false, type: 'text' } as const;
  return pageQuery(kept, { filters: {}, search: '', word: wordToFind(search), order, size });
}
