import type { Expression } from './syntax/syntax-tree.ts';
import { displayValue } from './value/display.ts';
import type { RulesResult } from './value/value.ts';

/** A value as the report shows it: one member, named after its type. */
export type CoverageValue = { readonly [kind: string]: unknown };

/** A value an expression had, and how often. */
export interface CoverageCount {
  readonly value: CoverageValue;
  readonly count: number;
}

/** Distinct values kept for one expression; counts of further ones are summed up under `other`. */
const MAX_VALUES = 20;
const OTHER: CoverageValue = { other: true };

function shown(result: RulesResult): CoverageValue {
  switch (result.type) {
    case 'error':
      return { undefined: { causeMessage: result.reason } };
    case 'bool':
      return { boolValue: result.value };
    case 'int':
      return { intValue: String(result.value) };
    case 'float':
      return { floatValue: Number.isFinite(result.value) ? result.value : String(result.value) };
    case 'string':
      return { stringValue: result.value.slice(0, 200) };
    case 'null':
      return { nullValue: null };
    default:
      return { text: displayValue(result) };
  }
}

/** Collects what each expression of a ruleset evaluated to, over as many requests as one likes. */
export class CoverageRecorder {
  private readonly counts = new Map<Expression, Map<string, CoverageCount>>();

  record(expression: Expression, result: RulesResult): void {
    const counts = this.counts.get(expression) ?? new Map<string, CoverageCount>();
    const value = shown(result);
    const key = JSON.stringify(value);
    if (counts.has(key) || counts.size < MAX_VALUES) {
      counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
    } else {
      counts.set('', { value: OTHER, count: (counts.get('')?.count ?? 0) + 1 });
    }
    this.counts.set(expression, counts);
  }

  /** Empty for an expression that was never evaluated. */
  valuesOf(expression: Expression): readonly CoverageCount[] {
    return [...(this.counts.get(expression)?.values() ?? [])];
  }
}
