import { askedQuestions, type Question, questionsOf } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circles, deadQuestions, definitionProblems } from './definition-checks.ts';
import { definitionDiff } from './definition-diff.ts';
import { moveQuestion, stepQuestion } from './edit-definition.ts';
import { responseProgress } from './response-progress.ts';
import { responseScore } from './response-score.ts';

const COUNT = 8;
const ids = Array.from({ length: COUNT }, (_none, at) => `q-${at}`);

const conditions = fc.option(
  fc.record({ questionId: fc.constantFrom(...ids), equals: fc.constantFrom('yes', 'no', 'na', 'maybe') }),
  { nil: undefined },
);
const questions = fc.tuple(
  ...ids.map((id) =>
    fc.record({ showIf: conditions, weight: fc.nat(10), required: fc.boolean() }).map(
      (part): Question => ({
        id,
        type: 'yes_no_na',
        text: `Is ${id} so?`,
        knockout: [],
        evidence: false,
        ...part,
      }),
    ),
  ),
);
const answers = fc
  .array(fc.option(fc.constantFrom('yes', 'no', 'na'), { nil: undefined }), {
    minLength: COUNT,
    maxLength: COUNT,
  })
  .map((values) =>
    Object.fromEntries(
      values.flatMap((value, at) =>
        value === undefined
          ? []
          : [[`q-${at}`, { value, answeredAt: new Date(0), answeredBy: 'u' }] as const],
      ),
    ),
  );

function versionOf(all: readonly Question[]) {
  return {
    sections: [
      { title: 'First', questions: all.slice(0, 4) },
      { title: 'Last', questions: all.slice(4) },
    ],
  };
}

describe('branching', () => {
  it('asks no question whose chain of conditions does not hold, and never a dead one', () => {
    fc.assert(
      fc.property(questions, answers, (all, given) => {
        const asked = new Set(askedQuestions(all, given).map(({ id }) => id));
        for (const { id, showIf } of all) {
          const holds =
            showIf === undefined ||
            (asked.has(showIf.questionId) && given[showIf.questionId]?.value === showIf.equals);
          if (!circles(all).has(id)) expect(asked.has(id)).toBe(holds);
        }
        for (const id of deadQuestions(all)) expect(asked.has(id)).toBe(false);
      }),
    );
  });

  it('lets no answer of a hidden question count in score or progress', () => {
    fc.assert(
      fc.property(questions, answers, (all, given) => {
        const version = versionOf(all);
        const asked = new Set(askedQuestions(all, given).map(({ id }) => id));
        const seen = Object.fromEntries(Object.entries(given).filter(([id]) => asked.has(id)));
        expect(responseScore(version, given)).toBe(responseScore(version, seen));
        expect(responseProgress(version, given)).toEqual(responseProgress(version, seen));
      }),
    );
  });

  it('can always ask what a definition without problems holds, and never publishes a circle', () => {
    fc.assert(
      fc.property(questions, (all) => {
        const problems = definitionProblems({ owner: 'firm', title: 'Safety', ...versionOf(all) });
        if (circles(all).size > 0) expect(problems).not.toEqual([]);
        if (problems.length === 0) expect(deadQuestions(all).size).toBe(0);
      }),
    );
  });
});

describe('the score', () => {
  it('is between 0.0 and 100.0, half up, and null when nothing counts', () => {
    fc.assert(
      fc.property(questions, answers, (all, given) => {
        const version = versionOf(all);
        const counted = askedQuestions(all, given).filter(({ id }) =>
          ['yes', 'no'].includes(String(given[id]?.value)),
        );
        const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
        const earned = counted
          .filter(({ id }) => given[id]?.value === 'yes')
          .reduce((sum, { weight }) => sum + weight, 0);
        const score = responseScore(version, given);
        if (whole === 0) {
          expect(score).toBeNull();
          return;
        }
        expect(score).toMatch(/^\d{1,3}\.\d$/);
        const exact = (earned * 100) / whole;
        expect(Number(score)).toBeGreaterThanOrEqual(exact - 0.05);
        expect(Number(score)).toBeLessThanOrEqual(exact + 0.05 + 1e-9);
      }),
    );
  });

  it('rounds 1 of 16 up to 6.3', () => {
    const all = ids.map((id, at): Question => {
      const weight = at === 0 ? 1 : at === 1 ? 10 : at === 2 ? 5 : 0;
      return { id, type: 'yes_no_na', text: id, required: true, knockout: [], evidence: false, weight };
    });
    const answer = (value: string) => ({ value, answeredAt: new Date(0), answeredBy: 'u' });
    const given = { 'q-0': answer('yes'), 'q-1': answer('no'), 'q-2': answer('no') };
    expect(responseScore(versionOf(all), given)).toBe('6.3');
  });
});

describe('editing', () => {
  it('keeps every question exactly once wherever it is moved, and the difference is only its section', () => {
    fc.assert(
      fc.property(
        questions,
        fc.constantFrom(...ids),
        fc.nat(1),
        fc.nat(COUNT),
        fc.constantFrom(-1, 1),
        (all, id, section, place, step) => {
          const { sections } = versionOf(all);
          const moved = stepQuestion(
            moveQuestion(sections, id, { section, question: place }),
            id,
            step as -1 | 1,
          );
          expect(
            questionsOf({ sections: moved })
              .map((one) => one.id)
              .toSorted(),
          ).toEqual(ids.toSorted());
          for (const { kind, question, parts } of definitionDiff({ sections }, { sections: moved })) {
            expect([kind, question.id, parts]).toEqual(['changed', id, ['section']]);
          }
        },
      ),
    );
  });
});
