import type { Expression } from './syntax/syntax-tree.ts';
import { displayValue } from './value/display.ts';
import type { RulesResult } from './value/value.ts';

/** A value as the report shows it: one member, named after its type. */
type CoverageValue = { readonly [kind: string]: unknown };

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

/** Tells apart what is shown apart; made for every expression of every request, so without more work than needed. */
function keyOf(result: RulesResult, value: CoverageValue): string {
  switch (result.type) {
    case 'bool':
    case 'int':
    case 'string':
      return `${result.type} ${Object.values(value)[0]}`;
    default:
      return `${result.type} ${JSON.stringify(value)}`;
  }
}

interface ShownValue {
  readonly value: CoverageValue;
  readonly key: string;
}

interface Tally {
  readonly value: CoverageValue;
  count: number;
}

/** Collects what each expression of a ruleset evaluated to, over as many requests as one likes. */
export class CoverageRecorder {
  private readonly counts = new Map<Expression, Map<string, Tally>>();
  /** One request looks at the same maps, such as its token, many times over. */
  private readonly shown = new WeakMap<RulesResult, ShownValue>();

  record(expression: Expression, result: RulesResult): void {
    let counts = this.counts.get(expression);
    if (counts === undefined) {
      counts = new Map();
      this.counts.set(expression, counts);
    }
    const { key, value } = this.shownOnce(result);
    const known = counts.get(key);
    if (known !== undefined) known.count += 1;
    else if (counts.size < MAX_VALUES) counts.set(key, { value, count: 1 });
    else {
      const rest = counts.get('') ?? { value: OTHER, count: 0 };
      rest.count += 1;
      counts.set('', rest);
    }
  }

  private shownOnce(result: RulesResult): ShownValue {
    const known = this.shown.get(result);
    if (known !== undefined) return known;
    const value = shown(result);
    const made = { value, key: keyOf(result, value) };
    if (result.type === 'map' || result.type === 'list') this.shown.set(result, made);
    return made;
  }

  /** Empty for an expression that was never evaluated. */
  valuesOf(expression: Expression): readonly CoverageCount[] {
    return [...(this.counts.get(expression)?.values() ?? [])];
  }
}
