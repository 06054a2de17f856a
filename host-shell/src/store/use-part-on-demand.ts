import { useEffect, useState } from 'react';

/**
 * A component whose code is fetched once it is wanted.
 * @param load the same function at each call
 * @param onFailed the code did not come; it is tried again when it is wanted anew. The same function at each call
 * @returns undefined until it is there
 */
export function usePartOnDemand<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [held, setHeld] = useState<{ readonly part: Part }>();
  const isMissing = wanted && held === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (part) => setHeld({ part }),
      () => {
        if (!isGone) onFailed();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load, onFailed]);
  return held?.part;
}
