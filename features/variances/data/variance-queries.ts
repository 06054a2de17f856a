import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, query, where } from 'firebase/firestore';

/** Values that one `in` may hold, a limit of Firestore. */
const IN_MAX = 30;

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Today's results of the contractors named that the client may see; a query for every 30 of them. */
export function snapshotsOfContractorsQueries(
  firestore: Firestore,
  clientId: string,
  contractorIds: readonly string[],
): readonly RecordQuery<'snapshots'>[] {
  return chunks(contractorIds, IN_MAX).map((ids) =>
    query(
      recordsOf(firestore, 'snapshots'),
      where('clientId', '==', clientId),
      where('visible', '==', true),
      where('contractorId', 'in', [...ids]),
    ),
  );
}
