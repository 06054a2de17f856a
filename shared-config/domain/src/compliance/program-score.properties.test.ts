import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from '../decimal.ts';
import { type ProgramScore, scoreFindings, scoreProgram } from './program-score.ts';

/** The rules take no more of one program. */
const ELEMENTS_MAX = 200;

type Result = 'pass' | 'fail' | 'na';

const result = fc.constantFrom<Result>('pass', 'pass', 'fail', 'na');
const scored = fc.record({
  points: fc.integer({ min: 1, max: 5 }),
  critical: fc.boolean(),
  result,
});
/** Few and many. */
const elements = fc.array(scored, { maxLength: ELEMENTS_MAX, size: 'max' });
const someElements = fc.array(scored, { minLength: 1, maxLength: 40 });

/** Elements of an edition, and what a review says of them; of some it says nothing. */
const reviewed = fc.array(fc.tuple(scored, fc.boolean()), { minLength: 1, maxLength: 30 }).map((entries) => ({
  edition: {
    elements: entries.map(([{ points, critical }, _isSaid], at) => ({
      ...{ id: `e-${at}`, text: `Element ${at}` },
      points,
      critical,
    })),
  },
  findings: entries.flatMap(([entry, isSaid], at) =>
    isSaid ? [{ key: `e-${at}`, result: entry.result }] : [],
  ),
}));

function isAtLeast(left: ProgramScore, right: ProgramScore): boolean {
  return (
    left.criticalFails <= right.criticalFails &&
    (right.score === null || (left.score !== null && compareDecimals(left.score, right.score) >= 0))
  );
}

describe('the score of a program', () => {
  it('is between 0.0 and 100.0 with one decimal, half up, and nothing where no element applies', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const { score } = scoreProgram(all);
        const asked = all.filter((element) => element.result !== 'na');
        const passed = asked.filter((element) => element.result === 'pass');
        const points = (some: typeof all) => some.reduce((sum, element) => sum + element.points, 0);
        if (asked.length === 0) {
          expect(score).toBeNull();
          return;
        }
        expect(score).toMatch(/^\d{1,3}\.\d$/);
        // Half up of tenths, in whole numbers.
        const tenths = Math.floor((2000 * points(passed) + points(asked)) / (2 * points(asked)));
        expect(score).toBe(`${Math.floor(tenths / 10)}.${tenths % 10}`);
      }),
    );
  });

  it('is 100.0 only where nothing failed, and 0.0 only where nothing passed: rounding hides neither', () => {
    const points = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ELEMENTS_MAX - 1 }), points, points, (others, each, one) => {
        const all = (result: Result) => Array.from({ length: others }, () => ({ points: each, result }));
        const score = (result: Result, odd: Result) =>
          scoreProgram([...all(result), { points: one, result: odd }]).score;
        expect(score('pass', 'na')).toBe('100.0');
        expect(score('pass', 'fail')).not.toBe('100.0');
        expect(score('fail', 'na')).toBe('0.0');
        expect(score('fail', 'pass')).not.toBe('0.0');
      }),
      { numRuns: 500 },
    );
  });

  it('never gets worse by an element that passes instead of failing', () => {
    let better = 0;
    fc.assert(
      fc.property(someElements, fc.nat(), (all, place) => {
        const at = place % all.length;
        const as = (one: Result) =>
          scoreProgram(all.map((element, index) => (index === at ? { ...element, result: one } : element)));
        expect(isAtLeast(as('pass'), as('fail'))).toBe(true);
        if (as('pass').score !== as('fail').score) better += 1;
      }),
    );
    expect(better, 'scores that rose').toBeGreaterThan(50);
  });

  it('leaves out what does not apply, critical or not', () => {
    fc.assert(
      fc.property(elements, (all) => {
        expect(scoreProgram(all)).toEqual(scoreProgram(all.filter((element) => element.result !== 'na')));
      }),
    );
  });

  it('does not depend on the order of the elements', () => {
    fc.assert(
      fc.property(
        elements.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, turned]) => {
          expect(scoreProgram(turned)).toEqual(scoreProgram(all));
        },
      ),
    );
  });
});

describe('the score of a review', () => {
  it('counts what the review does not say as failed, so that nothing is won by leaving it out', () => {
    fc.assert(
      fc.property(reviewed, fc.nat(), ({ edition, findings }, place) => {
        const whole = scoreFindings(edition, findings);
        const said = new Set(findings.map(({ key }) => key));
        const silent = edition.elements.filter(({ id }) => !said.has(id));
        const failed = silent.map(({ id }) => ({ key: id, result: 'fail' as const }));
        expect(scoreFindings(edition, [...findings, ...failed])).toEqual(whole);

        const passed = findings.filter((finding) => finding.result === 'pass');
        const left = passed[place % Math.max(1, passed.length)];
        expect(
          isAtLeast(
            whole,
            scoreFindings(
              edition,
              findings.filter((one) => one !== left),
            ),
          ),
        ).toBe(true);
      }),
    );
  });

  it('is of its own edition: what is said of elements that another edition has counts for nothing', () => {
    fc.assert(
      fc.property(reviewed, fc.array(result, { maxLength: 8 }), ({ edition, findings }, others) => {
        const ofOthers = others.map((one, at) => ({ key: `retired-${at}`, result: one }));
        expect(scoreFindings(edition, [...ofOthers, ...findings])).toEqual(scoreFindings(edition, findings));
        expect(scoreFindings({ elements: [] }, findings)).toEqual({ score: null, criticalFails: 0 });
      }),
    );
  });
});
