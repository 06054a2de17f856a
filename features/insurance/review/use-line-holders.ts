import { type DataFailure, recordRef, recordsOf, toDataFailure } from '@vcms/data';
import type { ReviewSide } from '@vcms/kits/review';
import { useBackend } from '@vcms/sdk';
import { type Firestore, getDoc, getDocs } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type { HolderRecord } from '../data/holder-writer.ts';

export type LineHolders =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure }
  | { readonly kind: 'ready'; readonly of: ReadonlyMap<string, readonly HolderRecord[]> };

async function holdersOf(
  firestore: Firestore,
  { kind, scope }: ReviewSide,
  contractorId: string,
  policyId: string,
): Promise<readonly HolderRecord[]> {
  // A client may look at its own only.
  const found =
    kind === 'firm'
      ? (await getDocs(recordsOf(firestore, 'policyHolders', contractorId, policyId))).docs
      : [await getDoc(recordRef(firestore, 'policyHolders', contractorId, policyId, scope))];
  return found.flatMap((one) => {
    const data = one.data();
    return data?.ok === true ? [data.value] : [];
  });
}

/** What each of several policies shows for single clients, as it is now: a later change is a conflict of the decision. */
export function useLineHolders(
  side: ReviewSide,
  contractorId: string,
  policyIds: readonly string[],
): LineHolders {
  const { firestore } = useBackend();
  const [state, setState] = useState<LineHolders>({ kind: 'loading' });
  const { kind, scope } = side;
  const ids = policyIds.join(' ');
  useEffect(() => {
    let isWanted = true;
    const reader = { kind, scope } as ReviewSide;
    const read = async (id: string) => [id, await holdersOf(firestore, reader, contractorId, id)] as const;
    Promise.all(ids.split(' ').map(read)).then(
      (all) => isWanted && setState({ kind: 'ready', of: new Map(all) }),
      (cause) => isWanted && setState({ kind: 'failed', failure: toDataFailure(cause) }),
    );
    return () => {
      isWanted = false;
    };
  }, [firestore, kind, scope, contractorId, ids]);
  return state;
}
