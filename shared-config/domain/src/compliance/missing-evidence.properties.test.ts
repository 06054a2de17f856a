import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { gains } from '../test-support/attack-gains.ts';
import { contractorWorld } from '../test-support/contractor-world.ts';
import type { EvaluationInput } from './evaluation-input.ts';

const RUNS = Number(process.env.OPINIONS ?? 300);
const SEED = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));

type Kind = 'notRated' | 'documents' | 'responses' | 'holders' | 'staff papers';

/** One record of a kind cannot be read, and counts as missing. */
function without(input: EvaluationInput, kind: Kind, at: number): EvaluationInput | undefined {
  const { evidence } = input;
  const { staff } = evidence;
  const all: readonly unknown[] = kind === 'staff papers' ? staff.documents : evidence[kind];
  if (all.length === 0) return undefined;
  const left = all.filter((_, index) => index !== at % all.length);
  const part = kind === 'staff papers' ? { staff: { ...staff, documents: left } } : { [kind]: left };
  return { ...input, evidence: { ...evidence, ...part } as EvaluationInput['evidence'] };
}

const counted: Record<string, number> = {};
afterAll(() => process.stdout.write(`\nSEED=${SEED} OPINIONS=${RUNS} ${JSON.stringify(counted)}\n`));

it.each<Kind>(['notRated', 'documents', 'responses', 'holders', 'staff papers'])(
  'nothing is better without a record of %s: one that cannot be read may count as missing',
  (kind) => {
    fc.assert(
      fc.property(contractorWorld, fc.nat(9), (world, at) => {
        const left = without(world, kind, at);
        if (left === undefined) return;
        counted[kind] = (counted[kind] ?? 0) + 1;
        expect(gains(world, left)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(counted[kind]).toBeGreaterThan(RUNS / 20);
  },
);
