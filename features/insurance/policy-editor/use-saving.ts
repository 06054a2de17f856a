import { useState } from 'react';
import type { PolicySaving, SaveOutcome, SaveRequest } from './save-policy.ts';

/** One saving at a time, and how much of its file is up, 0..1. */
export function useSavingState() {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  async function during<Outcome>(
    work: (onProgress: (share: number) => void) => Promise<Outcome>,
  ): Promise<Outcome> {
    setBusy(true);
    try {
      return await work(setProgress);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }
  return { busy, progress, during };
}

/** Saving one at a time; `run` tells how much of a file is up, 0..1. */
export function useSaving(
  run: (request: SaveRequest, onProgress: (share: number) => void) => Promise<SaveOutcome>,
): PolicySaving {
  const { busy, progress, during } = useSavingState();
  return { busy, progress, save: (request) => during((onProgress) => run(request, onProgress)) };
}
