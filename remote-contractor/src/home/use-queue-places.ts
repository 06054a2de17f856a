import { useBackend } from '@vcms/sdk';
import { useEffect, useState } from 'react';
import type { QueuePlaces } from './ask-places.ts';

/**
 * The places in the firm's queue, asked for again when `token` changes and when the reader comes back to the page: others' reviews
 * move them, and nobody may listen to those. Undefined: not answered yet, or no answer.
 */
export function useQueuePlaces(token: string): QueuePlaces | undefined {
  const backend = useBackend();
  const [places, setPlaces] = useState<QueuePlaces>();
  // Runs again by its token: what is submitted or decided changes the places.
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const answer = await import('./ask-places.ts')
        .then(({ askPlaces }) => askPlaces(backend.functions))
        .catch(() => undefined);
      if (!isGone) setPlaces(answer);
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [backend, token]);
  return places;
}
