import { type IntakeSaving, useSavingState } from '@vcms/insurance/policy-editor';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useRef } from 'react';
import { type KeptIntake, storeIntake } from './store-intake.ts';

/** Stores the lines of one certificate; remembers what was stored, for another try. `newId` names records. */
export function useSaveIntake(newId: () => string): IntakeSaving {
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const kept = useRef<KeptIntake>({ lines: {} });
  const { busy, progress, during } = useSavingState();
  return {
    busy,
    progress,
    save: (request) =>
      during(async (onProgress) => {
        const context = { firestore, storage, uid, contractorId };
        const tools = { newId, onProgress, signal, connection: window };
        const stored = await storeIntake(context, request, kept.current, tools);
        kept.current = stored.kept;
        return stored.outcome;
      }),
  };
}
