import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { gains } from '../test-support/attack-gains.ts';
import { CONTRACTOR_MOVES } from '../test-support/contractor-moves.ts';
import { contractorWorld } from '../test-support/contractor-world.ts';
import { WRITER_MOVES } from '../test-support/writer-moves.ts';

/** Who has left is not judged, nor let in: that a person is gone needs nobody's review. */
const MAY_LEAVE = ['people[].status', 'assignments[].from', 'assignments[].to'].map(
  (place) => `evidence.staff.${place}`,
);

/** Changes of each place that are tried; how many the access rules allowed is printed. */
const ATTACKS = Number(process.env.ATTACKS ?? 300);
/** A world has one set of answers at most, and one in eight has one that came back. */
const worldsOf = (place: string) => (place.startsWith('evidence.responses') ? 6 : 1);

/** Of whoever is not the contractor a part: most of what they write waits in the same way. */
const attacksOf = (writer: string) => (writer === 'contractor' ? ATTACKS : Math.ceil(ATTACKS / 2));
const SEED = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));

const BY_WRITER = [...WRITER_MOVES].flatMap(([writer, moves]) =>
  [...moves].map(([place, move]) => [writer, place, move] as const),
);

const counted = new Map<string, { places: number; worlds: number; changes: number; helped: number }>();

describe('what somebody changes that nobody else has reviewed', () => {
  it.each(BY_WRITER)(
    '%s, %s: makes nothing better before somebody else reviewed it',
    (writer, place, moves) => {
      const count = counted.get(writer) ?? { places: 0, worlds: 0, changes: 0, helped: 0 };
      counted.set(writer, count);
      count.places += 1;
      let tried = 0;
      let helped = 0;
      fc.assert(
        fc.property(contractorWorld, fc.array(moves, { minLength: 12, maxLength: 12 }), (world, attempts) => {
          count.worlds += 1;
          for (const move of attempts) {
            const after = move(world);
            if (after === undefined) continue;
            tried += 1;
            const better = gains(world, after);
            // Where people were all that was missing, the company may work without those who left; any other gain is named by itself.
            const left = MAY_LEAVE.includes(place)
              ? better.filter((gain) => !gain.startsWith('staff') && gain !== 'may work')
              : better;
            if (left.length > 0) helped += 1;
            expect(left).toEqual([]);
          }
        }),
        { numRuns: Math.ceil(attacksOf(writer) / 12) * worldsOf(place), seed: SEED },
      );
      count.changes += tried;
      count.helped += helped;
      expect(tried, 'moves that the access rules allow').toBeGreaterThan(attacksOf(writer) / 40);
    },
  );

  afterAll(() => {
    const lines = [...counted].map(
      ([writer, { places, worlds, changes, helped }]) =>
        `${writer}: ${places} places, ${worlds} worlds, ${changes} changes, ${helped} that helped`,
    );
    process.stdout.write(`\nSEED=${SEED} ATTACKS=${ATTACKS}\n${lines.join('\n')}\n`);
  });
});

it('the moves of a contractor are those of the table', () => {
  expect(WRITER_MOVES.get('contractor')).toBe(CONTRACTOR_MOVES);
});
