import type { ExpectedChange } from './pending-changes.ts';

/** The usual change: a record that stands in one state goes into another. */
export function expectedState(path: string, state: string, next: string): ExpectedChange {
  return { path, before: { state }, after: { state: next } };
}
