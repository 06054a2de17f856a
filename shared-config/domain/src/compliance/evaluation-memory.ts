import type { InsuranceLine } from '../insurance.ts';
import type { LineRequirement, RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import type { Cover } from './coverage.ts';
import type { JudgedPolicy, PolicyCover } from './insurance-line.ts';
import type { ReviewView } from './review-state.ts';
import type { Item } from './status.ts';
import type { UmbrellaHelp } from './umbrella.ts';

/** A policy as it was judged, and the umbrella that it could use. */
export interface JudgedWith {
  readonly help: UmbrellaHelp | undefined;
  readonly policy: JudgedPolicy;
}

/** What one client sees on every day alike; filled while days are judged. */
export interface ClientView {
  readonly reviews: Map<string, ReviewView>;
  readonly policies: Map<InsuranceLine, readonly PolicyCover[]>;
  readonly documents: Map<string, readonly Cover[]>;
  /** By demand, which an override replaces, and by policy. */
  readonly wording: Map<LineRequirement, Map<string, readonly Item[]>>;
  /** Policies with the same demand, the same umbrella above them and nothing waived. */
  readonly judged: Map<LineRequirement, Map<string, JudgedWith>>;
}

/**
 * What does not depend on the day, for one evaluation of several days: an unchanged input has the same reviews and papers on
 * all of them. It belongs to one input and ends with the call it was made for.
 */
export interface EvaluationMemory {
  /** Reviews of one version of one piece of evidence. */
  reviewsOf(subject: string): readonly Review[];
  viewOf(set: RequirementSet): ClientView;
}

export function subjectKey(type: string, id: string, version: number): string {
  return `${type}|${version}|${id}`;
}

const NONE: readonly Review[] = [];

export function createMemory(reviews: readonly Review[]): EvaluationMemory {
  const index = new Map<string, Review[]>();
  for (const review of reviews) {
    const key = subjectKey(review.subjectType, review.subjectId, review.subjectVersion);
    const known = index.get(key);
    if (known === undefined) index.set(key, [review]);
    else known.push(review);
  }
  const views = new Map<string, ClientView>();
  return {
    reviewsOf: (subject) => index.get(subject) ?? NONE,
    viewOf: ({ clientId, policy }) =>
      remembered(views, `${policy.selfReview}|${clientId}`, () => ({
        reviews: new Map(),
        policies: new Map(),
        documents: new Map(),
        wording: new Map(),
        judged: new Map(),
      })),
  };
}

/** The value of a key, made when it is asked for the first time. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const held = known.get(key);
  if (held !== undefined) return held;
  const made = make();
  known.set(key, made);
  return made;
}
