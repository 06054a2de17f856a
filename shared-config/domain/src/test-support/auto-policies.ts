import { evaluate } from '../compliance/evaluate.ts';
import type { EvaluationInput } from '../compliance/evaluation-input.ts';
import type { Item } from '../compliance/status.ts';
import { buildLine, buildPolicy, buildReview } from './builders.ts';

/** A client that asks for one million of automobile liability. */
export const AUTO = { auto: buildLine({ limits: { auto_csl: 1_000_000 } }) };
/** Half of what is asked for. */
export const short = buildPolicy({ id: 'a', line: 'auto', limits: { auto_csl: 500_000 } });
export const full = buildPolicy({ id: 'a', line: 'auto', limits: { auto_csl: 1_000_000 } });
export const accepted = (policy: { id: string; version: number }) => buildReview('policy', policy);

/** What was judged of one demand. */
export function itemOf(input: EvaluationInput, key: string): Item {
  const found = evaluate(input).items.find((item) => item.key === key);
  if (found === undefined) throw new Error(`No item ${key}`);
  return found;
}
