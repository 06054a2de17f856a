import type { CalendarDate } from '../calendar-date.ts';
import { ABSENT_EVIDENCE_STATES, type EvidenceState, type ReviewSubject } from '../evidence-state.ts';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import { isWaived } from './effective-requirements.ts';
import type { EvaluatedContractor, Evidence } from './evaluation-input.ts';
import type { ClientView, EvaluationMemory, ReviewedVersion } from './evaluation-memory.ts';
import type { FittingGroup } from './limits-of-industry.ts';
import { effectiveReview, type ReviewView } from './review-state.ts';
import type { NextActor } from './status.ts';

/** What every leaf rule reads: the day, the demands of that day, and the reviews seen by this client. */
export interface EvaluationContext {
  readonly asOf: CalendarDate;
  readonly contractor: EvaluatedContractor;
  /** With the contractor's overrides. */
  readonly set: RequirementSet;
  readonly evidence: Evidence;
  /** Who moves when something waits for review. */
  readonly reviewer: NextActor;
  /** What was found out on another day of the same evaluation. */
  readonly view: ClientView;
  readonly hasWaivers: boolean;
  /** The group of industries whose limits this contractor is held to. */
  readonly group: FittingGroup | undefined;
  isWaived(key: string): boolean;
  reviewOf(type: ReviewSubject, evidence: ReviewedVersion): ReviewView;
}

export function createContext(parts: {
  readonly asOf: CalendarDate;
  readonly contractor: EvaluatedContractor;
  readonly set: RequirementSet;
  readonly waived: readonly string[];
  readonly group: FittingGroup | undefined;
  readonly evidence: Evidence;
  readonly memory: EvaluationMemory;
}): EvaluationContext {
  const { asOf, contractor, set, waived, group, evidence, memory } = parts;
  const { selfReview } = set.policy;
  const view = memory.viewOf(set);
  return {
    asOf,
    contractor,
    set,
    evidence,
    reviewer: selfReview ? 'client' : 'firm',
    view,
    hasWaivers: waived.length > 0,
    group,
    isWaived: (key) => waived.length > 0 && isWaived(waived, key),
    reviewOf: (type, subject) => effectiveReview(memory.reviewsOf(type, subject), set.clientId, selfReview),
  };
}

/** Drafts, archived and withdrawn records do not exist for the evaluation (domain 3.1). */
export function exists({ state }: { readonly state: EvidenceState }): boolean {
  return !ABSENT_EVIDENCE_STATES.includes(state);
}

/** The evidence that the evaluation sees. */
export function existing<Entry extends { readonly state: EvidenceState }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(exists);
}
