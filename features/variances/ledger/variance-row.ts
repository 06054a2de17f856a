import {
  actualAgainstRequired,
  type CalendarDate,
  daysBetween,
  formatDate,
  type Item,
  itemTitle,
  roleFitsKind,
  VARIANCE_STATE_LABELS,
  type Variance,
} from '@vcms/domain';
import { unmetUnder } from '../model/variance-keys.ts';
import { renewalsOf } from '../model/variance-ledger.ts';

/** One line of the ledger: the variance with the names and figures to show. */
export interface VarianceRow {
  readonly id: string;
  readonly variance: Variance;
  readonly contractorName: string;
  /** What it is about, in words. */
  readonly title: string;
  /** How that stands today without the variance, a sentence each; undefined when nobody knows. */
  readonly standing: readonly string[] | undefined;
  readonly askedBy: string;
  /** Undefined until decided. */
  readonly decidedBy: string | undefined;
  readonly renewals: number;
  /** The state in words, with its day where that matters. */
  readonly stateText: string;
}

/** What rows are made of. */
export interface VarianceFacts {
  readonly today: CalendarDate;
  readonly clientName: string;
  readonly firmName: string;
  readonly contractorNames: ReadonlyMap<string, string>;
  /** Today's items by contractor; absent where the client sees no result. */
  readonly items: ReadonlyMap<string, readonly Item[]>;
  /** Names of the client's own people. */
  readonly people: ReadonlyMap<string, string>;
}

/** 1 day, 9 days. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Where in its life a variance is on a day. */
export function varianceStateText(
  { state, from, to }: Pick<Variance, 'state' | 'from' | 'to'>,
  today: CalendarDate,
): string {
  if (state !== 'approved') return VARIANCE_STATE_LABELS[state];
  if (to < today) return VARIANCE_STATE_LABELS.expired;
  if (from > today) return `Begins on ${formatDate(from)}`;
  return to === today ? 'Ends today' : `In force, ends in ${daysText(daysBetween(today, to))}`;
}

/** What follows the name of the whole: "Coverage" of "Automobile liability: coverage". */
function partTitle(key: string, whole: string): string {
  const title = itemTitle(key);
  const start = `${itemTitle(whole)}: `;
  if (!title.startsWith(start)) return title;
  const part = title.slice(start.length);
  return part.charAt(0).toUpperCase() + part.slice(1);
}

function standingOf(key: string, items: readonly Item[] | undefined): readonly string[] | undefined {
  if (items === undefined) return undefined;
  return unmetUnder(key, items).map((item) =>
    item.key === key
      ? actualAgainstRequired(item)
      : `${partTitle(item.key, key)}: ${actualAgainstRequired(item)}`,
  );
}

/** A person by name where the reader may know it, else the company the person asked for. */
function askerOf({ requestedBy, requestedRole, contractorId }: Variance, facts: VarianceFacts): string {
  if (roleFitsKind(requestedRole, 'contractor'))
    return facts.contractorNames.get(contractorId) ?? 'The contractor';
  if (roleFitsKind(requestedRole, 'firm')) return facts.firmName;
  return facts.people.get(requestedBy) ?? facts.clientName;
}

function deciderOf({ decidedBy, selfApproved }: Variance, facts: VarianceFacts): string | undefined {
  if (decidedBy === undefined) return undefined;
  const name = facts.people.get(decidedBy) ?? facts.clientName;
  return selfApproved === true ? `${name}, self-approved` : name;
}

/** Variances as lines of the ledger; `all` includes the ones that they renew. */
export function varianceRows(all: readonly Variance[], facts: VarianceFacts): readonly VarianceRow[] {
  return all.map((variance) => ({
    id: variance.id,
    variance,
    contractorName: facts.contractorNames.get(variance.contractorId) ?? 'Former contractor',
    title: itemTitle(variance.key),
    standing: standingOf(variance.key, facts.items.get(variance.contractorId)),
    askedBy: askerOf(variance, facts),
    decidedBy: deciderOf(variance, facts),
    renewals: renewalsOf(variance, all),
    stateText: varianceStateText(variance, facts.today),
  }));
}

/** The standing in one line. */
export function standingText({ standing }: Pick<VarianceRow, 'standing'>): string {
  if (standing === undefined) return 'Not known';
  return standing.length === 0 ? 'Met, so it is not needed now' : standing.join('; ');
}
