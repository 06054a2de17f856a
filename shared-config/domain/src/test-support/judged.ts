import { evaluate } from '../compliance/evaluate.ts';
import type { EvaluationInput } from '../compliance/evaluation-input.ts';

/** Key and status and reasons of everything that was judged. */
export function judged(
  input: EvaluationInput,
): Readonly<Record<string, readonly [string, readonly string[]]>> {
  return Object.fromEntries(
    evaluate(input).items.map(({ key, status, reasons }) => [key, [status, reasons] as const]),
  );
}
