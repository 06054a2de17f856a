import { recordRef } from '@vcms/data';
import type { PolicyHolder } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';

interface Answers {
  /** For which policies of whom. */
  readonly asked: string;
  /** Null: there is none. */
  readonly holders: ReadonlyMap<string, PolicyHolder | null>;
}

const NOTHING: Answers = { asked: '', holders: new Map() };

/**
 * What each of a contractor's policies shows for one client, live: a client may get its own records one by one, not list
 * them. Undefined until every policy has answered, and as long as one cannot be read.
 */
export function useOwnHolders(
  contractorId: string,
  policyIds: readonly string[],
  clientId: string | undefined,
): readonly PolicyHolder[] | undefined {
  const { firestore } = useBackend();
  const [answers, setAnswers] = useState(NOTHING);
  const asked = JSON.stringify([contractorId, clientId, policyIds]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for whose records are read
  useEffect(() => {
    setAnswers({ asked, holders: new Map() });
    if (clientId === undefined) return undefined;
    const stops = policyIds.map((policyId) =>
      onSnapshot(
        recordRef(firestore, 'policyHolders', contractorId, policyId, clientId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const entry = snapshot.data();
          // From the cache alone it is not known that there is none.
          if (entry === undefined && snapshot.metadata.fromCache) return;
          if (entry !== undefined && !entry.ok) return;
          const holder = entry === undefined ? null : entry.value;
          setAnswers((before) => ({ ...before, holders: new Map(before.holders).set(policyId, holder) }));
        },
        () => undefined,
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [firestore, asked]);

  if (answers.asked !== asked || answers.holders.size < policyIds.length) return undefined;
  return [...answers.holders.values()].filter((holder) => holder !== null);
}
