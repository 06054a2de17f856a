import type { CalendarDate } from '../calendar-date.ts';

/** Statuses from the worst to the best (domain 3.4). */
export const ITEM_STATUSES = [
  'non_compliant',
  'pending_review',
  'variance',
  'expiring',
  'compliant',
  'not_applicable',
] as const;
export type Status = (typeof ITEM_STATUSES)[number];

/** Shown words (domain 3.4); a colour alone never carries the status. */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  non_compliant: 'Non-compliant',
  pending_review: 'Pending review',
  variance: 'Approved variance',
  expiring: 'Expiring soon',
  compliant: 'Compliant',
  not_applicable: 'No requirements',
};

/** 0 is the worst status. */
export function severityRank(status: Status): number {
  return ITEM_STATUSES.indexOf(status);
}

/** The worst of the statuses; not_applicable when there is none. */
export function worstStatus(statuses: readonly Status[]): Status {
  return ITEM_STATUSES.find((status) => statuses.includes(status)) ?? 'not_applicable';
}

/** Who has the next step. */
export type NextActor = 'contractor' | 'firm' | 'client';

/** What a reason's text needs beside the item: dates, days, a reviewer's words, US dollars. */
export interface ReasonFacts {
  readonly endedOn?: CalendarDate | undefined;
  readonly startsOn?: CalendarDate | undefined;
  readonly waitingSince?: CalendarDate | undefined;
  readonly graceUntil?: CalendarDate | undefined;
  readonly daysLeft?: number | undefined;
  readonly finding?: string | undefined;
  /** First day on which what counts today does not count any more. */
  readonly validUntil?: CalendarDate | undefined;
  /** Dollars of the umbrella that the lines below it take. */
  readonly used?: number | undefined;
  /** Whose limit it is, where it is one of some industries: "238 Specialty trades". */
  readonly limitFor?: string | undefined;
}

/** One judged demand with its why-trace (domain section 3). */
export interface Item {
  /** Such as insurance.gl.coverage, osha.trir, program.<id>. */
  readonly key: string;
  readonly status: Status;
  /** The status without variances. */
  readonly raw: Status;
  /** Reason codes of domain 3.4, some with an argument behind a colon. */
  readonly reasons: readonly string[];
  readonly actual?: string | number | boolean | undefined;
  readonly required?: string | number | boolean | undefined;
  /** How much is missing: dollars, or a count. */
  readonly gap?: number | undefined;
  readonly evidenceIds: readonly string[];
  /** The day by which the next step is due. */
  readonly dueOn?: CalendarDate | undefined;
  /** In time and waiting for a reviewer: work may go on. */
  readonly grace?: boolean | undefined;
  /** Last day of the variance that stands in. */
  readonly varianceTo?: CalendarDate | undefined;
  /** null: nobody has to do anything. */
  readonly actor: NextActor | null;
  readonly facts?: ReasonFacts | undefined;
}

/** The answer for one contractor and client on one day (domain section 3). */
export interface Result {
  readonly asOf: CalendarDate;
  readonly overall: Status;
  /** Nothing forbids work; the relation itself may still forbid it. */
  readonly workEligible: boolean;
  /** workEligible, and the engagement is approved. */
  readonly siteAccess: boolean;
  /** 0..100, null when no demand applies. */
  readonly readinessPct: number | null;
  readonly items: readonly Item[];
  /** The next day on which the result differs with unchanged evidence. */
  readonly nextChangeOn?: CalendarDate | undefined;
}

const NOTHING: readonly string[] = [];

/** An item before variances. Statuses that ask nothing of anybody have no actor unless one is given. */
export function createItem(
  key: string,
  status: Status,
  trace: Partial<Omit<Item, 'key' | 'status' | 'raw'>> = {},
): Item {
  const idle = status === 'compliant' || status === 'not_applicable' || status === 'variance';
  const { actor = idle ? null : 'contractor' } = trace;
  // All of one shape, here and below: twice as fast to make and to compare as what three spreads give.
  return {
    key,
    status,
    raw: status,
    reasons: trace.reasons ?? NOTHING,
    actual: trace.actual,
    required: trace.required,
    gap: trace.gap,
    evidenceIds: trace.evidenceIds ?? NOTHING,
    dueOn: trace.dueOn,
    grace: trace.grace,
    varianceTo: trace.varianceTo,
    actor,
    facts: trace.facts,
  };
}

/** A met demand, which most of them are: what was found, what was asked, and the paper that shows it. */
export function compliantItem(
  key: string,
  evidenceIds: readonly string[],
  actual?: Item['actual'],
  required?: Item['required'],
): Item {
  return {
    key,
    status: 'compliant',
    raw: 'compliant',
    reasons: NOTHING,
    actual,
    required,
    gap: undefined,
    evidenceIds,
    dueOn: undefined,
    grace: undefined,
    varianceTo: undefined,
    actor: null,
    facts: undefined,
  };
}
