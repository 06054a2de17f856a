import { type CalendarDate, localDate } from '@vcms/domain';
import { GATE_LIST_MS, type GateList } from '@vcms/workforce/gate-list';

/** The first millisecond in (from, to] that is no longer on the day of `from`; `to` when there is none. */
function endOfDay(from: number, to: number, timezone: string): number {
  const dateAt = (at: number): CalendarDate => localDate(new Date(at), timezone);
  if (dateAt(to) === dateAt(from)) return to;
  let [on, after] = [from, to];
  while (after - on > 1) {
    const middle = Math.floor((on + after) / 2);
    if (dateAt(middle) === dateAt(from)) on = middle;
    else after = middle;
  }
  return after;
}

/** The calendar days that a list reaches into which is taken at a moment: its own, and the next until a day has passed. */
export function daysOfList(takenAt: number, timezone: string): GateList['days'] {
  const end = takenAt + GATE_LIST_MS;
  const midnight = endOfDay(takenAt, end, timezone);
  const first = { date: localDate(new Date(takenAt), timezone), before: midnight };
  if (midnight === end) return [first];
  return [first, { date: localDate(new Date(midnight), timezone), before: end }];
}
