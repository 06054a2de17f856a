import { companyRef } from '@vcms/data';
import type { Engagement } from '@vcms/domain';
import { addressLine, type HolderName } from '@vcms/insurance/model';
import { useBackend } from '@vcms/sdk';
import { getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';

/** Names and addresses of the clients as a certificate names them; empty until they are read, and for those that cannot be. */
export function useHolderNames(engagements: readonly Pick<Engagement, 'clientId'>[]): readonly HolderName[] {
  const { firestore } = useBackend();
  const [names, setNames] = useState<readonly HolderName[]>([]);
  const ids = engagements.map(({ clientId }) => clientId).join('\n');
  useEffect(() => {
    let wanted = true;
    const read = async (id: string): Promise<readonly HolderName[]> => {
      const found = (await getDoc(companyRef(firestore, id)).catch(() => undefined))?.data();
      if (found?.ok !== true) return [];
      return [{ clientId: id, name: found.value.name, address: addressLine(found.value) }];
    };
    void Promise.all(ids.split('\n').filter(Boolean).map(read)).then((found) => {
      if (wanted) setNames(found.flat());
    });
    return () => {
      wanted = false;
    };
  }, [firestore, ids]);
  return names;
}
