import { type DocumentData, type FieldValue, serverTimestamp, Timestamp } from 'firebase/firestore';
import type { RecordFacts } from './schema-converter.ts';

/** What a change must carry; the access rules compare it with the request (docs/data-model.md). */
export interface ChangeStamps {
  readonly updatedAt: FieldValue;
  readonly updatedBy: string;
}

/** What a new document must carry. */
export interface CreationStamps extends ChangeStamps {
  readonly createdAt: FieldValue;
  readonly createdBy: string;
  readonly v: 1;
}

export function changeStamps(uid: string): ChangeStamps {
  return { updatedAt: serverTimestamp(), updatedBy: uid };
}

export function creationStamps(uid: string): CreationStamps {
  return { ...changeStamps(uid), createdAt: serverTimestamp(), createdBy: uid, v: 1 };
}

/**
 * True when a stored record is still what its reader saw. What somebody has just written has no time yet where they see it,
 * not even once the server has confirmed it: until it has, it is as seen as long as nobody else wrote.
 */
export function isAsSeen(
  now: DocumentData | undefined,
  seen: Pick<RecordFacts, 'updatedAt' | 'updatedBy'> | undefined,
  uid: string,
): boolean {
  const changed: unknown = now?.updatedAt;
  const time = changed instanceof Timestamp ? changed.toMillis() : undefined;
  if (time === seen?.updatedAt?.getTime()) return true;
  return seen?.updatedAt === undefined && seen?.updatedBy === uid && now?.updatedBy === uid;
}
