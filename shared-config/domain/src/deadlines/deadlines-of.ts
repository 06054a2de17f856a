import { DEADLINE_KINDS, type Deadline } from './deadline.ts';
import type { DateSpan, DeadlineSources } from './deadline-sources.ts';
import { evidenceEntries } from './evidence-deadlines.ts';
import { logEntries, relationEntries } from './relation-deadlines.ts';

type Entry = Omit<Deadline, 'id'>;

function idOf({ kind, date, link, contractorId = '', clientId = '' }: Entry): string {
  return [date, kind, contractorId, clientId, link.topic, link.id].join('|');
}

/** By date, then in the order of the kinds, then by id: the same for every reader and every order of the records. */
function inOrder(left: Deadline, right: Deadline): number {
  if (left.date !== right.date) return left.date < right.date ? -1 : 1;
  const kinds = DEADLINE_KINDS.indexOf(left.kind) - DEADLINE_KINDS.indexOf(right.kind);
  return kinds === 0 ? Number(left.id > right.id) - Number(left.id < right.id) : kinds;
}

/**
 * Every dated entry that follows from the records within a span of days, sorted and without doubles; nothing of it is
 * stored (domain section 2, calendar event). Dates are calendar dates: `span.from` is the reader's own today, found with
 * `localDate`, and an entry belongs to the calendar day of its name wherever the reader is. A policy's end is the first
 * day without cover; the ends of documents, variances, special requirements and engagements are their last good day.
 * A policy that another accepted one of its line follows without a gap has no end to tell of.
 */
export function deadlinesOf(sources: DeadlineSources, span: DateSpan): readonly Deadline[] {
  const { contractors = [], renewalDays } = sources;
  const entries = [
    ...contractors.flatMap((contractor) => [
      ...evidenceEntries(contractor, renewalDays),
      ...logEntries(contractor, span),
    ]),
    ...relationEntries(sources, span),
  ];
  const within = entries.filter(({ date }) => date >= span.from && date <= span.to);
  const byId = new Map(within.map((entry) => [idOf(entry), { ...entry, id: idOf(entry) }]));
  return [...byId.values()].sort(inOrder);
}
