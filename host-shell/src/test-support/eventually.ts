import { vi } from 'vitest';

/** How long a test waits for a state that is sure to come, ms: far longer than the slowest machine needs. */
const LIMIT_MS = 30_000;

/** Resolves with the answer of `check` as soon as it no longer throws; rejects with its last error after 30 s. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, LIMIT_MS);
}
