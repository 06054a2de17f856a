import { type Decimal, ratio } from '../decimal.ts';
import type { Program } from '../schemas/program-schemas.ts';
import type { Review } from '../schemas/review-schema.ts';

export interface ScoredElement {
  /** 1..5. */
  readonly points: number;
  readonly result: 'pass' | 'fail' | 'na';
  readonly critical?: boolean | undefined;
}

export interface ProgramScore {
  /** 0.0..100.0 with one decimal, null when no element applies. */
  readonly score: Decimal | null;
  readonly criticalFails: number;
}

function pointsOf(elements: readonly ScoredElement[]): number {
  return elements.reduce((total, element) => total + element.points, 0);
}

/** Points passed / points that apply × 100, rounded half up (domain section 2, safety program). */
export function scoreProgram(elements: readonly ScoredElement[]): ProgramScore {
  const passed = pointsOf(elements.filter((element) => element.result === 'pass'));
  const asked = pointsOf(elements.filter((element) => element.result !== 'na'));
  const failed = elements.filter((element) => element.result === 'fail' && element.critical === true);
  return {
    score: asked === 0 ? null : ratio(passed * 100, asked, 1),
    criticalFails: failed.length,
  };
}

/** Months that the firm's review of a program counts at most; a client may ask for a shorter cycle. */
export const PROGRAM_VALID_MONTHS = 24;

/** The score of a review: what it says of each element of the catalogue; an element that it leaves out has failed. */
export function scoreFindings(
  { elements }: Pick<Program, 'elements'>,
  findings: readonly Pick<Review['findings'][number], 'key' | 'result'>[],
): ProgramScore {
  const results = new Map(findings.map(({ key, result }) => [key, result]));
  return scoreProgram(elements.map((element) => ({ ...element, result: results.get(element.id) ?? 'fail' })));
}
