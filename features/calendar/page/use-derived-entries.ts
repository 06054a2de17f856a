import type { DataFailure } from '@vcms/data';
import type { DateSpan } from '@vcms/domain';
import { may } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import type { CalendarEntry, Layer } from '../model/calendar-entry.ts';
import type { PathOf } from '../model/derived-entries.ts';
import { layersOf } from '../model/layers-of.ts';
import { DATES_READ } from './derived-part.ts';
import { useContractorDates } from './use-contractor-dates.ts';
import { useOwnDates } from './use-own-dates.ts';

export interface DerivedEntries {
  readonly entries: readonly CalendarEntry[];
  readonly isLoading: boolean;
  readonly failed: { readonly failure: DataFailure; readonly retry: () => void } | undefined;
  /** A list was longer than what is read. */
  readonly isCut: boolean;
}

/** The dates that follow from the records which the reader may see; what is switched off is not read. */
export function useDerivedEntries(span: DateSpan, off: readonly Layer[], pathOf: PathOf): DerivedEntries {
  const { role } = useSession();
  const on = layersOf(role).filter((layer) => !off.includes(layer));
  const own = useOwnDates(span, may(role, 'submitEvidence') ? on : [], pathOf);
  const others = useContractorDates(span, may(role, 'seeContractorDates') ? on : [], pathOf);
  const lists = [...own.lists, ...others.lists];
  const failed = lists.find((list) => list.kind === 'failed');
  return {
    entries: [...own.entries, ...others.entries].filter(({ layer }) => on.includes(layer)),
    isLoading: lists.some(({ kind }) => kind === 'loading'),
    failed: failed?.kind === 'failed' ? { failure: failed.failure, retry: failed.retry } : undefined,
    isCut: lists.some((list) => list.kind === 'ready' && list.items.length >= DATES_READ),
  };
}
