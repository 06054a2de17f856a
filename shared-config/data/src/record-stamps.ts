import { type FieldValue, serverTimestamp } from 'firebase/firestore';

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
