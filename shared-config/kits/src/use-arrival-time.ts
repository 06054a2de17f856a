import { useMemo, useState } from 'react';

/** When a value came: the time at which it was first seen, the same until another value comes. The first clock given counts. */
export function useArrivalTime(value: unknown, now: () => Date): Date {
  const [clock] = useState(() => now);
  // Runs again by its dependencies: the time belongs to what arrived.
  return useMemo(() => clock(), [clock, value]);
}
