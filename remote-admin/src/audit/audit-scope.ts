import type { AuditRange } from '@vcms/data';
import { addDays, type CalendarDate, isCalendarDate } from '@vcms/domain';

/** What of the audit the page is about, all of it in its address. */
export interface AuditScope {
  /** '' for all. */
  readonly companyId: string;
  /** First and last day where the reader is; '' for no bound. */
  readonly from: CalendarDate | '';
  readonly to: CalendarDate | '';
}

const SCOPE_NAMES = ['companyId', 'from', 'to'] as const;

/** A day as somebody types it: years of four digits begin with zeros on the way. */
export function isWholeDay(text: string): text is CalendarDate {
  return isCalendarDate(text) && text >= '2000-01-01';
}

export function parseScope(params: URLSearchParams): AuditScope {
  const companyId = params.get('companyId') ?? '';
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isWholeDay(text) ? text : '';
  };
  return { companyId: /^[^/]{1,200}$/.test(companyId) ? companyId : '', from: day('from'), to: day('to') };
}

/** The address with another scope: the list begins at its first page. */
export function withScope(params: URLSearchParams, change: Partial<AuditScope>): URLSearchParams {
  const left: readonly string[] = [...SCOPE_NAMES, 'page', 'after', 'before'];
  const next = new URLSearchParams([...params].filter(([name]) => !left.includes(name)));
  const scope = { ...parseScope(params), ...change };
  for (const name of SCOPE_NAMES) if (scope[name] !== '') next.set(name, scope[name]);
  return next;
}

/** Midnight where the reader is. */
function startOf(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00`);
}

export function rangeOf({ companyId, from, to }: AuditScope): AuditRange {
  return {
    companyId: companyId === '' ? undefined : companyId,
    from: from === '' ? undefined : startOf(from),
    before: to === '' ? undefined : startOf(addDays(to, 1)),
  };
}
