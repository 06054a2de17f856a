import type { DataFailure } from '@vcms/data';
import type { DateSpan } from '@vcms/domain';
import { may } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import { type CalendarEntry, LAYERS, type Layer } from '../model/calendar-entry.ts';
import type { PathOf } from '../model/derived-entries.ts';
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

/** The layers of a role: contractors see their own dates, those who look after contractors theirs, the others none. */
export function layersOf(role: string): readonly Layer[] {
  if (may(role, 'submitEvidence')) return LAYERS;
  if (!may(role, 'seeContractorDates')) return ['events'];
  return LAYERS.filter((layer) => {
    if (layer === 'reviews') return may(role, 'reviewEvidence');
    if (layer === 'requirements') return !may(role, 'workForEveryClient');
    return layer !== 'engagements';
  });
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
