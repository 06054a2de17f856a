import { scoreFindings } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  COMMENT_BOUNDS,
  type ElementAnswer,
  type ElementAnswers,
  liveScore,
  openElements,
  storedAnswers,
} from './element-answers.ts';

const COUNT = 12;
const ids = Array.from({ length: COUNT }, (_none, at) => `e-${at}`);

const edition = fc
  .tuple(
    ...ids.map((id) =>
      fc.record({ id: fc.constant(id), points: fc.integer({ min: 1, max: 5 }), critical: fc.boolean() }),
    ),
  )
  .chain((all) => fc.subarray(all, { minLength: 1 }))
  .map((all) => ({ elements: all.map((element) => ({ ...element, text: `Element ${element.id}` })) }));

const answer: fc.Arbitrary<ElementAnswer> = fc.record({
  result: fc.constantFrom('pass', 'pass', 'fail', 'na', undefined),
  comment: fc.string({ maxLength: COMMENT_BOUNDS.max + 5 }),
  page: fc.constantFrom('', '7', ' 12 ', '0', '12345', 'p. 3'),
});
const answers: fc.Arbitrary<ElementAnswers> = fc.dictionary(fc.constantFrom(...ids, 'retired'), answer);

describe('the answers of a review of a program', () => {
  it('score live as the stored review will, once every element has an answer', () => {
    let whole = 0;
    fc.assert(
      fc.property(edition, answers, (program, given) => {
        const stored = storedAnswers(program, given);
        if (stored.length < program.elements.length) return;
        whole += 1;
        expect(scoreFindings(program, stored)).toEqual(liveScore(program, given));
      }),
      { numRuns: 1000 },
    );
    expect(whole, 'reviews with every answer').toBeGreaterThan(50);
  });

  it('are stored once for each element of the edition, never for one that it does not have; critical failures first', () => {
    fc.assert(
      fc.property(edition, answers, (program, given) => {
        const stored = storedAnswers(program, given);
        const answered = program.elements.filter(({ id }) => given[id]?.result !== undefined);
        const worst = answered.filter(({ id, critical }) => critical && given[id]?.result === 'fail');
        const others = answered.filter((element) => !worst.includes(element));
        expect(stored.map(({ key }) => key)).toEqual([...worst, ...others].map(({ id }) => id));
        for (const { key, result, element } of stored)
          expect(element).toBe(result === 'fail' ? `Element ${key}` : undefined);
      }),
    );
  });

  it('that can be sent come back the same when a later review takes them over', () => {
    fc.assert(
      fc.property(edition, answers, (program, given) => {
        const open = new Set(openElements(program, given).map(({ id }) => id));
        const sent = Object.fromEntries(Object.entries(given).filter(([id]) => !open.has(id)));
        const stored = storedAnswers(program, sent);
        const taken = Object.fromEntries(stored.map((finding) => [finding.key, answerOf(finding)]));
        expect(storedAnswers(program, taken)).toEqual(stored);
        expect(liveScore(program, taken)).toEqual(liveScore(program, sent));
        for (const { id } of openElements(program, taken)) expect(open.has(id)).toBe(true);
      }),
    );
  });
});
