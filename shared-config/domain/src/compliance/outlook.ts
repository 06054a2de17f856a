import type { CalendarDate } from '../calendar-date.ts';
import type { Item, Result, Status } from './status.ts';

/** One demand that stands differently from a day on. */
export interface OutlookChange {
  /** Of the item. */
  readonly key: string;
  /** undefined: the demand is not asked any more. */
  readonly status?: Status | undefined;
}

/** A day on which a result changes with unchanged evidence, and to what (domain 3.5). */
export interface OutlookStep {
  readonly date: CalendarDate;
  readonly overall: Status;
  /** Items whose status differs from the day before; empty when only a reason or a date does. */
  readonly changes: readonly OutlookChange[];
}

function statusByKey(items: readonly Item[]): ReadonlyMap<string, Status> {
  return new Map(items.map(({ key, status }) => [key, status]));
}

function changesBetween(before: Result, after: Result): readonly OutlookChange[] {
  const old = statusByKey(before.items);
  const next = statusByKey(after.items);
  const gone = [...old.keys()].filter((key) => !next.has(key));
  return [
    ...[...next].filter(([key, status]) => old.get(key) !== status).map(([key, status]) => ({ key, status })),
    ...gone.map((key) => ({ key })),
  ];
}

/**
 * What changes on the days of a forecast, against the day before each.
 * @param today the result that holds now
 * @param later results in order, as `forecast` gives them
 */
export function outlookOf(today: Result, later: readonly Result[]): readonly OutlookStep[] {
  return later.map((result, at) => ({
    date: result.asOf,
    overall: result.overall,
    changes: changesBetween(later[at - 1] ?? today, result),
  }));
}
