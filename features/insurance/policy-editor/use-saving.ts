import { useState } from 'react';
import type { PolicySaving, SaveOutcome, SaveRequest } from './save-policy.ts';

/** Saving one at a time; `run` tells how much of a file is up, 0..1. */
export function useSaving(
  run: (request: SaveRequest, onProgress: (share: number) => void) => Promise<SaveOutcome>,
): PolicySaving {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  return {
    busy,
    progress,
    async save(request) {
      setBusy(true);
      try {
        return await run(request, setProgress);
      } finally {
        setBusy(false);
        setProgress(undefined);
      }
    },
  };
}
