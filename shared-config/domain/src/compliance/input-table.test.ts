import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractorWorld } from '../test-support/contractor-world.ts';
import { INPUT_ROWS, isLookedAt, writersOf } from '../test-support/input-rows.ts';
import { watchReads } from '../test-support/reads-of.ts';
import { WRITER_MOVES } from '../test-support/writer-moves.ts';
import { evaluateOn } from './evaluate-on.ts';
import { evaluateStaff } from './staff.ts';

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
const hasAttack = (writer: string, place: string) => WRITER_MOVES.get(writer)?.has(place) === true;

/** Customer service makes companies and confirms their facts: what it says of them is what the firm says. */
const OWN_WORD = ['name', 'trades', 'naicsPrimary', 'operatingSince'].map(
  (fact) => `contractor.${fact} by 5002`,
);

/** Fields of a year that go into no rate: tried all the same. */
const NOT_READ = ['contractor', '5002'].flatMap((writer) =>
  ['K', 'L'].map((field) => `evidence.oshaYears[].${field} by ${writer}`),
);

const PLACES = INPUT_ROWS.map(({ place }) => place);

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
    const written = INPUT_ROWS.filter((row) => writersOf(row).includes('contractor'));

    expect(written.filter(({ place }) => !hasAttack('contractor', place))).toEqual([]);
  });

  it('has an attack by everybody else who writes what somebody must look at', () => {
    const missing = INPUT_ROWS.filter(isLookedAt).flatMap((row) =>
      writersOf(row)
        // What the administrators enter is the word of the firm, which looks at it.
        .filter((writer) => writer !== '5001' && !hasAttack(writer, row.place))
        .map((writer) => `${row.place} by ${writer}`),
    );

    expect(missing.filter((one) => !OWN_WORD.includes(one))).toEqual([]);
  });

  it('attacks nothing that its writer does not write', () => {
    const strays = [...WRITER_MOVES].flatMap(([writer, moves]) =>
      [...moves.keys()]
        .filter((place) => !place.includes('*'))
        .filter((place) => !INPUT_ROWS.some((row) => row.place === place && writersOf(row).includes(writer)))
        .map((place) => `${place} by ${writer}`),
    );

    expect(strays).toEqual(NOT_READ);
  });
});
