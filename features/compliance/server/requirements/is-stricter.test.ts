import { expect, it } from 'vitest';
import { isStricter } from './on-demand-written.ts';

it.each([
  ['insurance.gl.min_best', 'A- VII', 'A+ X', true],
  ['insurance.gl.min_best', 'A- VII', 'B+ VI', false],
  ['insurance.gl.min_best', 'A- VII', 'A- VII', false],
  ['insurance.gl.aggregate_per', 'policy', 'project', true],
  ['insurance.gl.aggregate_per', 'project', 'policy', false],
  ['insurance.gl.waiver_of_subrogation', undefined, 'required', true],
  ['insurance.auto.auto_csl', 1_000_000, 2_000_000, true],
  ['emr.latest', '1.00', '0.90', true],
] as const)('%s of %s becomes stricter by %s: %s', (key, usual, value, expected) => {
  expect(isStricter(key, usual, value)).toBe(expected);
});
