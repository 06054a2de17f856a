import { type CollectionName, documentPath, type ParentIds } from '@vcms/domain';
import { stamps } from './demo-records.ts';

/** A document to be stored. */
export interface Draft {
  readonly collection: CollectionName;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** When a document was made, and by whom. */
export interface Origin {
  readonly at: Date;
  readonly by: string;
  /** When it last changed; default: when it was made. */
  readonly changedAt?: Date | undefined;
}

/** Firestore takes no undefined, however deep. */
function defined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(defined);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, defined(inner)]));
}

/** An entity as it is stored: its id is in the path, members without a value are left out, the record's fields are added. */
export function draftOf<Name extends CollectionName>(
  collection: Name,
  ids: [...parents: ParentIds<Name>, id: string | number],
  entity: object,
  { at, by, changedAt = at }: Origin,
): Draft {
  const fields = Object.entries(entity).filter(([key, value]) => key !== 'id' && value !== undefined);
  return {
    collection,
    path: documentPath(collection, ...ids),
    data: {
      ...Object.fromEntries(fields.map(([key, value]) => [key, defined(value)])),
      ...stamps(at, changedAt, by),
    },
  };
}
