import { wordToFind } from '@vcms/domain';
import { type Firestore, query, where } from 'firebase/firestore';
import { pageQuery } from '../page-query.ts';
import { type RecordQuery, recordsOf } from '../records.ts';

/** Special limits of one client on one contractor, in no order. */
export function overridesOfPairQuery(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): RecordQuery<'requirementOverrides'> {
  return query(
    recordsOf(firestore, 'requirementOverrides'),
    where('clientId', '==', clientId),
    where('contractorId', '==', contractorId),
  );
}

/** The first `size` contractors of a client with a word in their name that begins so, with their results; one more tells of others. */
export function contractorsBeginningQuery(
  firestore: Firestore,
  clientId: string,
  search: string,
  size: number,
): RecordQuery<'snapshots'> {
  const visible = query(
    recordsOf(firestore, 'snapshots'),
    where('clientId', '==', clientId),
    where('visible', '==', true),
  );
  const order = { field: 'contractorName', descending: false, type: 'text' } as const;
  return pageQuery(visible, { filters: {}, search: '', word: wordToFind(search), order, size });
}
