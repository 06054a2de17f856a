import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACTOR_MOVES } from '../test-support/contractor-moves.ts';
import { contractorWorld } from '../test-support/contractor-world.ts';
import { watchReads } from '../test-support/reads-of.ts';
import { evaluateOn } from './evaluate-on.ts';
import { evaluateStaff } from './staff.ts';

const TABLE = join(import.meta.dirname, '../../../../docs/spec/domain/7-inputs.md');

interface Row {
  readonly place: string;
  readonly writer: string;
}

/** A row for each field: `evidence.policies[].limits`. */
const ROWS: readonly Row[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [place = '', fields = '', writer = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const parent = place.replaceAll('`', '');
    return fields
      .split(', ')
      .map((field) => ({ place: field === '' ? parent : `${parent}.${field}`, writer }));
  });

/** Every place that the evaluation of a company and of its people reads, for any evidence. */
function placesRead(): ReadonlySet<string> {
  const all = new Set<string>();
  for (const world of fc.sample(contractorWorld, { numRuns: 1_500, seed: 1 })) {
    const { value, reads } = watchReads({ ...world, damaged: [] });
    evaluateOn(value);
    evaluateStaff(value.asOf, 'client1', { ...value, ...value.evidence.staff });
    for (const place of reads) all.add(place);
  }
  return all;
}

function isWithin(place: string, parent: string): boolean {
  return place === parent || ['.', '[', '{'].some((next) => place.startsWith(`${parent}${next}`));
}

const READ = [...placesRead()];
const PLACES = ROWS.map(({ place }) => place);

describe('the table of inputs', () => {
  it('names every field that the evaluation reads', () => {
    const isNamed = (read: string) =>
      PLACES.some((place) => isWithin(read, place) || isWithin(place, read) || isWithin(place, `${read}[]`));

    expect(READ.filter((read) => !isNamed(read))).toEqual([]);
  });

  it('names no field that is not read', () => {
    expect(PLACES.filter((place) => !READ.some((read) => isWithin(read, place)))).toEqual([]);
  });

  it('names each field once', () => {
    expect(PLACES.filter((place, at) => PLACES.indexOf(place) !== at)).toEqual([]);
  });

  it('has an attack for every field that a contractor writes', () => {
    const written = ROWS.filter(({ writer }) => writer.startsWith('contractor')).map(({ place }) => place);

    expect(written.filter((place) => !CONTRACTOR_MOVES.has(place))).toEqual([]);
  });
});
