import { type Decimal, ratio } from '../decimal.ts';

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
