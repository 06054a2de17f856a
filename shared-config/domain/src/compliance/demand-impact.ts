import type { CalendarDate } from '../calendar-date.ts';
import type { RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { type Item, type Status, severityRank } from './status.ts';

/** A change of what a client asks, before anybody has decided on it. */
export type DemandChangeDraft =
  /** A version of the demands on all contractors; it holds from `asOf`. */
  | { readonly kind: 'set'; readonly set: RequirementSet }
  /** Special demands on one contractor. */
  | {
      readonly kind: 'overrides';
      readonly revoked: readonly string[];
      readonly added: readonly RequirementOverride[];
    };

/** What a change does to one contractor. */
export interface DemandImpact {
  readonly today: Status;
  /** On the day of the change, were it not made. */
  readonly usual: Status;
  /** On the day of the change, with it. */
  readonly changed: Status;
  /** Demands that the change leaves unmet, or further from being met. */
  readonly opened: readonly Item[];
  /** Demands that were unmet and no longer are. */
  readonly closed: readonly Item[];
}

function isUnmet({ status }: Item): boolean {
  return status === 'non_compliant' || status === 'pending_review' || status === 'variance';
}

function unmetByKey(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.filter(isUnmet).map((item) => [item.key, item]));
}

/** Input and demands of the day of the change, with it. */
export function withChange(
  input: EvaluationInput,
  asOf: CalendarDate,
  change: DemandChangeDraft,
): EvaluationInput {
  if (change.kind === 'overrides') {
    const kept = input.overrides.filter(({ id }) => !change.revoked.includes(id));
    return { ...input, asOf, overrides: [...kept, ...change.added] };
  }
  const n = Math.max(0, ...input.requirementSet.map((version) => version.n)) + 1;
  const draft: RequirementSet = { ...change.set, n, status: 'published', effectiveFrom: asOf };
  return { ...input, asOf, requirementSet: [...input.requirementSet, draft] };
}

/** Judges a contractor today, on the day of a change without it, and with it; the answers are those of `evaluate`. */
export function demandImpact(
  input: EvaluationInput,
  asOf: CalendarDate,
  change: DemandChangeDraft,
): DemandImpact {
  const usual = evaluateOn({ ...input, asOf });
  const changed = evaluateOn(withChange(input, asOf, change));
  const before = unmetByKey(usual.items);
  const after = unmetByKey(changed.items);
  const isWorse = (item: Item): boolean => {
    const old = before.get(item.key);
    if (old === undefined) return true;
    return severityRank(item.status) < severityRank(old.status) || (item.gap ?? 0) > (old.gap ?? 0);
  };
  return {
    today: input.asOf === asOf ? usual.overall : evaluateOn(input).overall,
    usual: usual.overall,
    changed: changed.overall,
    opened: [...after.values()].filter(isWorse),
    closed: [...before.values()].filter(({ key }) => !after.has(key)),
  };
}

/** What a change does to many contractors, counted. */
export interface ImpactSummary {
  readonly judged: number;
  /** Contractors whose status the change itself turns. */
  readonly turned: number;
  /** Of those, how many end up worse. */
  readonly worse: number;
  /** Status stays, but demands become unmet that were met. */
  readonly moreGaps: number;
  /** Status differs from today's on that day anyway, without the change. */
  readonly anyway: number;
}

type Outcome = Pick<DemandImpact, 'today' | 'usual' | 'changed' | 'opened'>;

export function impactSummary(impacts: readonly Outcome[]): ImpactSummary {
  const turned = impacts.filter(({ usual, changed }) => usual !== changed);
  const rest = impacts.filter(({ usual, changed }) => usual === changed);
  return {
    judged: impacts.length,
    turned: turned.length,
    worse: turned.filter(({ usual, changed }) => severityRank(changed) < severityRank(usual)).length,
    moreGaps: rest.filter(({ opened }) => opened.length > 0).length,
    anyway: rest.filter(({ today, changed, opened }) => opened.length === 0 && today !== changed).length,
  };
}
