import type { ReviewSubject } from '../evidence-state.ts';
import type { InsuranceLine } from '../insurance.ts';
import type { LineRequirement, RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import type { Cover } from './coverage.ts';
import type { JudgedPolicy } from './insurance-line.ts';
import type { PolicyCover } from './policy-cover.ts';
import type { Item } from './status.ts';
import type { UmbrellaHelp } from './umbrella.ts';

/** A policy as it was judged, with what it was asked and the umbrella that it could use. */
interface JudgedWith {
  readonly demand: LineRequirement;
  readonly help: UmbrellaHelp | undefined;
  readonly policy: JudgedPolicy;
}

/** What a policy says, as it was asked. An override asks something else. */
interface WordingOf {
  readonly demand: LineRequirement;
  readonly items: readonly Item[];
}

/** What one client sees on every day alike; filled while days are judged. */
export interface ClientView {
  /** Of all lines: made together when the first one is judged. */
  readonly policies: Map<InsuranceLine, PolicyCover[]>;
  readonly documents: Map<string, readonly Cover[]>;
  readonly wording: Map<PolicyCover, WordingOf>;
  /** With nothing waived. */
  readonly judged: Map<PolicyCover, JudgedWith>;
}

/**
 * What does not depend on the day, for one evaluation of several days: an unchanged input has the same reviews and papers on
 * all of them. It belongs to one input and ends with the call it was made for.
 */
export interface EvaluationMemory {
  /** Reviews of one version of one piece of evidence. */
  reviewsOf(type: ReviewSubject, subject: ReviewedVersion): readonly Review[];
  viewOf(set: RequirementSet): ClientView;
}

export interface ReviewedVersion {
  readonly id: string;
  readonly version: number;
}

const NONE: readonly Review[] = [];

function isAbout(review: Review, type: ReviewSubject, version: number): boolean {
  return review.subjectVersion === version && review.subjectType === type;
}

/** Reviews by the id of what they are about. Few have the same: those of other versions are told apart when asked. */
function reviewsById(reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> {
  const index = new Map<string, Review[]>();
  for (const review of reviews) {
    const known = index.get(review.subjectId);
    if (known === undefined) index.set(review.subjectId, [review]);
    else known.push(review);
  }
  return index;
}

export function createMemory(reviews: readonly Review[]): EvaluationMemory {
  const index = reviewsById(reviews);
  const views = new Map<string, ClientView>();
  return {
    reviewsOf(type, { id, version }) {
      const found = index.get(id) ?? NONE;
      return found.every((review) => isAbout(review, type, version))
        ? found
        : found.filter((review) => isAbout(review, type, version));
    },
    viewOf: ({ clientId, policy }) =>
      remembered(views, `${policy.selfReview}|${clientId}`, () => ({
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
