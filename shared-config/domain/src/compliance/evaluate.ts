import { resultOf } from './evaluate-on.ts';
import { judgeAreas } from './evaluation-day.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { createMemory } from './evaluation-memory.ts';
import { nextChangeAfter } from './forecast.ts';
import type { Result } from './status.ts';

/**
 * Judges one contractor for one client on one day (domain section 3): every item with its why-trace, the answer
 * they add up to, and the next day on which it differs. Pure: no clock, no storage, no locale.
 */
export function evaluate(input: EvaluationInput): Result {
  const memory = createMemory(input.reviews);
  const today = judgeAreas(input, input.asOf, memory);
  const result = resultOf(input, input.asOf, today);
  const next = nextChangeAfter(input, today, memory);
  return next === undefined ? result : { ...result, nextChangeOn: next };
}
