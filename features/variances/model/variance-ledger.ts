import type { UserRole, Variance } from '@vcms/domain';
import {
  actionsOf,
  addDays,
  type CalendarDate,
  daysBetween,
  isVarianceActive,
  VARIANCE_MACHINE,
  type VarianceAction,
} from '@vcms/domain';

/** Tabs of `/all-variances` (domain 4.5). */
export const VARIANCE_TABS = ['requested', 'active', 'ending', 'history'] as const;
export type VarianceTab = (typeof VARIANCE_TABS)[number];

/** An approved variance that ends within so many days asks for a decision about what follows. */
const VARIANCE_ENDING_DAYS = 30;

type Term = Pick<Variance, 'state' | 'from' | 'to'>;

/** Approved, and its last day is not over: also one whose first day is still ahead. */
function isOpen({ state, to }: Term, today: CalendarDate): boolean {
  return state === 'approved' && today <= to;
}

/**
 * The tabs a variance stands on. The day after its last it is history at once, as the evaluation has it, even before the
 * nightly job writes so.
 */
export function tabsOfVariance(variance: Term, today: CalendarDate): readonly VarianceTab[] {
  if (variance.state === 'requested') return ['requested'];
  if (!isOpen(variance, today)) return ['history'];
  return variance.to <= addDays(today, VARIANCE_ENDING_DAYS) ? ['active', 'ending'] : ['active'];
}

/** How often a variance was renewed so far: the length of the chain behind it. */
export function renewalsOf(
  variance: Pick<Variance, 'id' | 'renews'>,
  all: readonly Pick<Variance, 'id' | 'renews'>[],
): number {
  const seen = new Set([variance.id]);
  let { renews } = variance;
  while (renews !== undefined && !seen.has(renews)) {
    seen.add(renews);
    const before: string = renews;
    renews = all.find(({ id }) => id === before)?.renews;
  }
  return seen.size - 1;
}

/** What is open at one contractor: how many exceptions, and the days they have been in force, together. */
export interface OpenExceptions {
  readonly contractorId: string;
  readonly count: number;
  readonly days: number;
}

/** Exceptions in force on a day by contractor, the longest first; the first day of each counts as one. */
export function openExceptions(
  variances: readonly Pick<Variance, 'contractorId' | 'key' | 'state' | 'from' | 'to'>[],
  today: CalendarDate,
): readonly OpenExceptions[] {
  const sums = new Map<string, OpenExceptions>();
  for (const variance of variances) {
    if (!isVarianceActive(variance, today)) continue;
    const { contractorId } = variance;
    const { count, days } = sums.get(contractorId) ?? { count: 0, days: 0 };
    const open = daysBetween(variance.from, today) + 1;
    sums.set(contractorId, { contractorId, count: count + 1, days: days + open });
  }
  return [...sums.values()].toSorted((left, right) => right.days - left.days);
}

/** Who looks at a variance, and what the client has agreed on. */
export interface VarianceActor {
  readonly uid: string;
  readonly role: UserRole;
  /** Nobody decides about an own request. */
  readonly fourEyes: boolean;
}

type Decided = Pick<Variance, 'state' | 'requestedBy'>;

function isOwnRequest({ requestedBy }: Decided, { uid }: VarianceActor): boolean {
  return requestedBy === uid;
}

/** What this person may do with a variance, as the state table has it. */
export function varianceActions(variance: Decided, actor: VarianceActor): readonly VarianceAction[] {
  const facts = [
    ...(actor.fourEyes ? (['four_eyes'] as const) : []),
    ...(isOwnRequest(variance, actor) ? (['requester'] as const) : []),
  ];
  return actionsOf(VARIANCE_MACHINE, variance.state, { role: actor.role, facts });
}

/** True where only the four eyes stand between this approver and the decision. */
export function needsAnotherApprover(variance: Decided, actor: VarianceActor): boolean {
  const alone = { ...actor, fourEyes: false };
  return (
    varianceActions(variance, alone).includes('approve') &&
    !varianceActions(variance, actor).includes('approve')
  );
}

/** An approved variance may be renewed once: a second request for the same would be another one's. */
export function canRenew(
  variance: Pick<Variance, 'id' | 'state'>,
  all: readonly Pick<Variance, 'renews' | 'state'>[],
): boolean {
  const isAsked = all.some(
    ({ renews, state }) => renews === variance.id && (state === 'requested' || state === 'approved'),
  );
  return variance.state === 'approved' && !isAsked;
}
