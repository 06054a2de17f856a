import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emrInput, insuranceInput, oshaInput } from '../test-support/example-input.ts';
import { workedExamples } from '../test-support/worked-examples.ts';
import { demandedValue } from './effective-requirements.ts';
import { evaluate } from './evaluate.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { yearRates } from './osha-rates.ts';
import { scoreProgram } from './program-score.ts';
import { rollUp } from './roll-up.ts';
import { ITEM_STATUSES, type Item } from './status.ts';
import { validateLog } from './validate-log.ts';

const examples = workedExamples();

const logExample = z.record(z.string(), z.int()).and(z.object({ hours: z.int(), employees: z.int() }));
const ratesExample = z.object({
  G: z.int(),
  H: z.int(),
  I: z.int(),
  J: z.int(),
  K: z.int(),
  hours: z.int(),
});
const resolveExample = z.object({
  asOf: z.string(),
  appwide: z.record(z.string(), z.number()),
  overrides: z.array(z.object({ key: z.string(), value: z.number(), from: z.string(), to: z.string() })),
});
const scoreExample = z.object({
  elements: z.array(
    z.object({
      points: z.int(),
      result: z.enum(['pass', 'fail', 'na']),
      critical: z.boolean().optional(),
    }),
  ),
});

/** An item as the examples write it: status, reasons, then actual and required of a decimal, or the gap of money. */
function written(item: Item): readonly unknown[] {
  const line = [item.status, item.reasons];
  if (item.gap !== undefined) return [...line, item.gap];
  return typeof item.actual === 'string' ? [...line, item.actual, item.required] : line;
}

function judgeItems(input: EvaluationInput, expected: Readonly<Record<string, unknown>>): unknown {
  const { items, ...result } = evaluate(input);
  const judged = Object.fromEntries(items.map((item) => [item.key, written(item)]));
  if (!('_rollup' in expected)) return judged;
  const { overall, workEligible, readinessPct } = result;
  return { ...judged, _rollup: { overall, workEligible, readinessPct } };
}

function run(fn: string, input: unknown, expected: Readonly<Record<string, unknown>>): unknown {
  const judges: Readonly<Record<string, () => unknown>> = {
    rates: () => yearRates(ratesExample.parse(input)),
    osha: () => judgeItems(oshaInput(input), expected),
    emr: () => judgeItems(emrInput(input), expected),
    insurance: () => judgeItems(insuranceInput(input), expected),
    variance: () => {
      const { overall, workEligible, readinessPct } = evaluate(insuranceInput(input));
      return { overall, workEligible, readinessPct };
    },
    validateLog: () => validateLog(logExample.parse(input)),
    programScore: () => scoreProgram(scoreExample.parse(input).elements),
    rollup: () =>
      rollUp(
        z
          .array(z.enum(ITEM_STATUSES))
          .parse(input)
          .map((status) => ({ status })),
      ),
    resolve: () => {
      const { asOf, appwide, overrides } = resolveExample.parse(input);
      const terms = overrides.map((entry) => ({ ...entry, waived: false, state: 'active' as const }));
      return Object.fromEntries(
        Object.entries(appwide).map(([key, value]) => [key, demandedValue(key, value, terms, asOf)]),
      );
    },
  };
  const judge = judges[fn];
  if (judge === undefined) throw new Error(`No way to run ${fn}`);
  return judge();
}

describe('worked examples', () => {
  it('are all there', () => {
    expect(examples).toHaveLength(47);
  });

  it.each(examples)('$id: $note', ({ fn, input, expected }) => {
    expect(run(fn, input, expected)).toEqual(expected);
  });
});
