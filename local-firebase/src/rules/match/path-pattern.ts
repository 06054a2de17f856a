import { abstract } from '../query/abstract-value.ts';
import type { PatternSegment, RulesTree } from '../syntax/syntax-tree.ts';
import { path, type RulesValue, text } from '../value/value.ts';

/**
 * A step of the path that rules are matched against. Queries do not know all of it: `id` is one segment of any
 * name, `gap` any number of segments, which only `{name=**}` can stand for.
 */
export type PathStep = string | { readonly unknown: 'id' | 'gap' };

export type Captures = readonly (readonly [string, RulesValue])[];

/** One way in which a pattern fits: it ends before step `end`. */
export interface Fit {
  readonly end: number;
  readonly captures: Captures;
}

function isText(step: PathStep): step is string {
  return typeof step === 'string';
}

function restValue(steps: readonly PathStep[]): RulesValue {
  return steps.every(isText) ? path(steps) : abstract([{ kind: 'type', types: ['path'] }]);
}

function fitOne(segment: PatternSegment, step: PathStep | undefined): Captures | undefined {
  if (step === undefined || (!isText(step) && step.unknown === 'gap')) {
    return undefined;
  }
  if (segment.kind === 'literal') {
    return step === segment.text ? [] : undefined;
  }
  const value = isText(step) ? text(step) : abstract([{ kind: 'type', types: ['string'] }]);
  return [[segment.name, value]];
}

/** Could the pattern end at or before the last step? Cheap, and rules out most blocks of a ruleset. */
function hasRoom(pattern: readonly PatternSegment[], steps: readonly PathStep[], start: number): boolean {
  const first = pattern[0];
  const wanted = first?.kind === 'literal' ? first.text : undefined;
  const isRecursive = pattern.some((segment) => segment.kind === 'rest');
  return (
    (wanted === undefined || steps[start] === wanted) &&
    (isRecursive || start + pattern.length <= steps.length)
  );
}

/** Every way in which the pattern fits the steps from `start` on. `{x=**}` takes one step or more in version 1. */
export function fitPattern(
  pattern: readonly PatternSegment[],
  steps: readonly PathStep[],
  start: number,
  version: RulesTree['version'],
): readonly Fit[] {
  return hasRoom(pattern, steps, start) ? fitFrom(0, start) : [];

  function fitFrom(index: number, at: number): readonly Fit[] {
    const segment = pattern[index];
    if (segment === undefined) {
      return [{ end: at, captures: [] }];
    }
    if (segment.kind !== 'rest') {
      const captures = fitOne(segment, steps[at]);
      return captures === undefined ? [] : prepend(captures, fitFrom(index + 1, at + 1));
    }
    const fits: Fit[] = [];
    for (let end = at + (version === '1' ? 1 : 0); end <= steps.length; end += 1) {
      const following = fitFrom(index + 1, end);
      if (following.length > 0) {
        fits.push(...prepend([[segment.name, restValue(steps.slice(at, end))]], following));
      }
    }
    return fits;
  }
}

function prepend(captures: Captures, fits: readonly Fit[]): readonly Fit[] {
  return captures.length === 0
    ? fits
    : fits.map((fit) => ({ end: fit.end, captures: [...captures, ...fit.captures] }));
}
