import { parseDecimal, ratio } from '../decimal.ts';
import type { ProgramRequirement } from '../schemas/requirement-schema.ts';
import type { Item } from './status.ts';

/** The item of a program in a result; undefined: it is not asked. */
export function programItem(items: readonly Item[], programId: string): Item | undefined {
  return items.find(({ key }) => key === `program.${programId}`);
}

/** The score that an item was judged by, 0.0..100.0; undefined: it has none. */
export function scoreOf(item: Item | undefined): string | undefined {
  return typeof item?.actual === 'string' && /^\d{1,3}\.\d$/.test(item.actual) ? item.actual : undefined;
}

/** The mean of the scores by weight, with one decimal: to compare contractors with, it decides nothing. */
export function weightedMean(
  items: readonly Item[],
  programs: readonly Pick<ProgramRequirement, 'programId' | 'weight'>[],
): string | undefined {
  let sum = 0;
  let weights = 0;
  for (const { programId, weight } of programs) {
    const score = scoreOf(programItem(items, programId));
    if (score === undefined) continue;
    sum += parseDecimal(score, 1) * weight;
    weights += weight;
  }
  return weights === 0 ? undefined : ratio(sum, weights * 10, 1);
}

/** The mean as lists are sorted by it, with three digits before the point; '' for none, which comes before all others. */
export function programMeanKey(
  items: readonly Item[],
  programs: readonly Pick<ProgramRequirement, 'programId' | 'weight'>[],
): string {
  return weightedMean(items, programs)?.padStart(5, '0') ?? '';
}
