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

/** Every way in which the pattern fits the steps from `start` on. `{x=**}` takes one step or more in version 1. */
export function fitPattern(
  pattern: readonly PatternSegment[],
  steps: readonly PathStep[],
  start: number,
  version: RulesTree['version'],
): Fit[] {
  const [segment, ...others] = pattern;
  if (segment === undefined) {
    return [{ end: start, captures: [] }];
  }
  if (segment.kind !== 'rest') {
    const captures = fitOne(segment, steps[start]);
    return captures === undefined ? [] : continueWith(captures, others, steps, start + 1, version);
  }
  const fits: Fit[] = [];
  for (let end = start + (version === '1' ? 1 : 0); end <= steps.length; end += 1) {
    const captures: Captures = [[segment.name, restValue(steps.slice(start, end))]];
    fits.push(...continueWith(captures, others, steps, end, version));
  }
  return fits;
}

function continueWith(
  captures: Captures,
  pattern: readonly PatternSegment[],
  steps: readonly PathStep[],
  start: number,
  version: RulesTree['version'],
): Fit[] {
  return fitPattern(pattern, steps, start, version).map((fit) => ({
    end: fit.end,
    captures: [...captures, ...fit.captures],
  }));
}
