import type { Standing } from '@vcms/data';
import { type CalendarDate, itemTitle, STATUS_LABELS, type Status } from '@vcms/domain';

/** One line of the forecast: who changes when, to what, and because of what. */
export interface ForecastEntry {
  /** Of the standing and the day. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly standing: Standing;
  readonly before: Status;
  readonly after: Status;
  /** What stands differently from that day on, in words; at least one. */
  readonly causes: readonly string[];
}

function causesOf({ outlook }: Standing, at: number): readonly string[] {
  return (outlook[at]?.changes ?? []).map(({ key, status }) =>
    status === undefined
      ? `${itemTitle(key)} is no longer evaluated`
      : `${itemTitle(key)}: ${STATUS_LABELS[status]}`,
  );
}

function entriesOf(standing: Standing): readonly ForecastEntry[] {
  return standing.outlook.map(({ date, overall }, at) => ({
    id: `${standing.id} ${date}`,
    date,
    standing,
    before: standing.outlook[at - 1]?.overall ?? standing.overall,
    after: overall,
    causes: causesOf(standing, at),
  }));
}

/** Every change ahead after a day, the first on top; days on which only a reason changes are left out. */
export function forecastEntries(
  standings: readonly Standing[],
  today: CalendarDate,
): readonly ForecastEntry[] {
  return standings
    .flatMap(entriesOf)
    .filter(({ date, causes }) => date > today && causes.length > 0)
    .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date) || a.id.localeCompare(b.id, 'en'));
}
