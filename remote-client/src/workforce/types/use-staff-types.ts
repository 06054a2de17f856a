import { type StoredRecord, useLiveQuery } from '@vcms/data';
import type { StaffDocType } from '@vcms/domain';
import type { Waiting } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { docTypesQuery } from '@vcms/workforce/data';
import { useMemo } from 'react';

export type StoredType = StoredRecord<StaffDocType>;

export type StaffTypesState =
  | Waiting
  | { readonly kind: 'ready'; readonly types: readonly StoredType[]; readonly damaged: number };

/** Behind every place that somebody has given. */
const LAST = 1_000;

/** The order of the client's list; types without a place come last, by name. */
export function inOrder<Type extends Pick<StaffDocType, 'order' | 'name'>>(
  types: readonly Type[],
): readonly Type[] {
  return types.toSorted(
    (left, right) => (left.order ?? LAST) - (right.order ?? LAST) || left.name.localeCompare(right.name),
  );
}

/** The own client's types in their order, kept up to date. */
export function useStaffTypes(): StaffTypesState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const live = useLiveQuery(docTypesQuery(firestore, companyId));
  return useMemo((): StaffTypesState => {
    if (live.kind !== 'ready') return live;
    return { kind: 'ready', types: inOrder(live.items), damaged: live.unreadable.length };
  }, [live]);
}
