import type { Expression } from './syntax/syntax-tree.ts';
import { displayValue } from './value/display.ts';
import type { RulesResult } from './value/value.ts';

/** A value an expression had, and how often. */
export interface CoverageCount {
  readonly value: string;
  readonly count: number;
}

/** Collects what each expression of a ruleset evaluated to, over as many requests as one likes. */
export class CoverageRecorder {
  private readonly counts = new Map<Expression, Map<string, number>>();

  record(expression: Expression, result: RulesResult): void {
    const value = result.type === 'error' ? `error: ${result.reason}` : displayValue(result);
    const counts = this.counts.get(expression) ?? new Map<string, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    this.counts.set(expression, counts);
  }

  valuesOf(expression: Expression): readonly CoverageCount[] {
    const counts = this.counts.get(expression) ?? new Map<string, number>();
    return [...counts].map(([value, count]) => ({ value, count }));
  }
}
