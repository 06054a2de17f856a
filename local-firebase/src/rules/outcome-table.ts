import { describe, expect, test } from 'vitest';
import { type Outcome, probe } from './rules-probe.ts';

/** Test support: one test per expression and what it comes to. */
export function outcomeTable(name: string, rows: readonly (readonly [string, Outcome])[]): void {
  describe(name, () => {
    test.each(rows)('%s is %s', (expression, outcome) => {
      expect(probe(expression)).toBe(outcome);
    });
  });
}
