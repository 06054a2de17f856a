import { type DemandFile, type DemandFileState, type Pair, useDemandFile } from '@vcms/kits/requirements';
import { useMemo } from 'react';
import { type LineRows, limitRows } from './limit-rows.ts';

/** The insurance demands of one client on one contractor. */
export interface LimitsFile extends DemandFile {
  readonly lines: readonly LineRows[];
}

export type LimitsFileState =
  | Exclude<DemandFileState, { readonly kind: 'ready' }>
  | { readonly kind: 'ready'; readonly file: LimitsFile };

/** Everything the page of one contractor shows, kept up to date. */
export function useLimitsFile(pair: Pair, now: () => Date): LimitsFileState {
  const state = useDemandFile(pair, now);
  return useMemo(
    () =>
      state.kind === 'ready' ? { ...state, file: { ...state.file, lines: limitRows(state.file) } } : state,
    [state],
  );
}
