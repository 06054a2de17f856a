import type { Standing } from '@vcms/data';
import type { CalendarDate, Status } from '@vcms/domain';
import { changeSentence } from './change-sentence.ts';

/** One line of the forecast: who changes when, to what, and because of what. */
export interface ForecastEntry {
  /** Of the standing and the day. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly standing: Standing;
  readonly before: Status;
  readonly after: Status;
  /** What matters most of what stands differently from that day on. */
  readonly sentence: string;
}

function entriesOf(standing: Standing): readonly ForecastEntry[] {
  return standing.outlook.map((step, at) => ({
    id: `${standing.id} ${step.date}`,
    date: step.date,
    standing,
    before: standing.outlook[at - 1]?.overall ?? standing.overall,
    after: step.overall,
    sentence: changeSentence(standing, step),
  }));
}

/** Every change ahead after a day, the first on top; days on which only a reason changes are left out. */
export function forecastEntries(
  standings: readonly Standing[],
  today: CalendarDate,
): readonly ForecastEntry[] {
  return standings
    .flatMap(entriesOf)
    .filter(({ date, sentence }) => date > today && sentence !== '')
    .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date) || a.id.localeCompare(b.id, 'en'));
}
