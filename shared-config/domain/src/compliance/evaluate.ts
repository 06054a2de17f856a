import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { nextChangeOn } from './forecast.ts';
import type { Result } from './status.ts';

/**
 * Judges one contractor for one client on one day (domain section 3): every item with its why-trace, the answer
 * they add up to, and the next day on which it differs. Pure: no clock, no storage, no locale.
 */
export function evaluate(input: EvaluationInput): Result {
  const result = evaluateOn(input);
  const next = nextChangeOn(input, result);
  return next === undefined ? result : { ...result, nextChangeOn: next };
}
