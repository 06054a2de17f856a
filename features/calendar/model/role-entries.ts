import {
  type DateSpan,
  type DeadlineSources,
  deadlinesOf,
  type EngagementDates,
  type ReviewSubject,
} from '@vcms/domain';
import type { CalendarEntry, Layer } from './calendar-entry.ts';
import {
  deadlineEntry,
  type InsuranceEnds,
  insuranceEntries,
  oshaEntries,
  type PathOf,
  reviewEntries,
  type WaitingTask,
} from './derived-entries.ts';

/** What a contractor's own dates follow from. */
export type OwnSources = Omit<DeadlineSources, 'engagements'> & {
  readonly engagements: readonly (EngagementDates & { readonly clientName: string })[];
};

/** Dates of the own company: what ends, what is due, what its clients decide. */
export function ownEntries(sources: OwnSources, span: DateSpan, pathOf: PathOf): readonly CalendarEntry[] {
  const names = new Map(sources.engagements.map(({ clientId, clientName }) => [clientId, clientName]));
  return deadlinesOf(sources, span).map((deadline) =>
    deadlineEntry(deadline, pathOf, names.get(deadline.clientId ?? '')),
  );
}

/** What the dates of the contractors follow from that somebody looks after. */
export interface ContractorSources extends Pick<DeadlineSources, 'variances' | 'requirementSets'> {
  readonly standings: readonly InsuranceEnds[];
  readonly tasks: readonly WaitingTask[];
}

/** Dates of contractors, and what was decided about them. */
export function contractorEntries(
  { standings, tasks, ...decided }: ContractorSources,
  span: DateSpan,
  on: readonly Layer[],
  pathOf: PathOf,
  reviewPath: (subject: ReviewSubject) => string | undefined,
): readonly CalendarEntry[] {
  return [
    ...insuranceEntries(standings, span, pathOf),
    ...reviewEntries(tasks, span, reviewPath),
    ...deadlinesOf(decided, span).map((deadline) => deadlineEntry(deadline, pathOf)),
    ...(on.includes('osha') ? oshaEntries(span, pathOf) : []),
  ];
}
