import type { Question } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answer-checks.ts';
import { createProgressKeeper } from './progress-keeper.ts';
import { responseProgress } from './response-progress.ts';

const COUNT = 9;
const ids = Array.from({ length: COUNT }, (_none, at) => `q-${at}`);
const VALUES = ['yes', 'no', 'na'];

/** Nine questions in three sections, with conditions across them, circles, and conditions that name nothing. */
const sections = fc
  .array(
    fc.record({
      required: fc.boolean(),
      evidence: fc.boolean(),
      showIf: fc.option(
        fc.record({
          questionId: fc.constantFrom(...ids, 'nowhere'),
          equals: fc.constantFrom(...VALUES),
        }),
        { nil: undefined },
      ),
    }),
    { minLength: COUNT, maxLength: COUNT },
  )
  .map((parts) => {
    const questions = parts.map((part, at): Question => {
      const id = ids[at] ?? '';
      return { id, type: 'yes_no_na', text: `Is ${id} so?`, weight: 1, knockout: [], ...part };
    });
    return [0, 3, 6].map((from) => ({
      title: `From ${from}`,
      questions: questions.slice(from, from + 3),
    }));
  });

/** An answer that is given, or taken away (no value), or one of a version before. */
interface Change {
  readonly id: string;
  readonly value: string | undefined;
  readonly docId: string | undefined;
}

const change: fc.Arbitrary<Change> = fc.record({
  id: fc.constantFrom(...ids, 'retired'),
  value: fc.option(fc.constantFrom(...VALUES, 'gone'), { nil: undefined }),
  docId: fc.option(fc.constant('paper'), { nil: undefined }),
});
const rounds = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 8 });

function question(id: string, showIf?: Question['showIf']): Question {
  return {
    ...{ id, type: 'yes_no_na', text: `Is ${id} so?`, required: true, weight: 1, knockout: [] },
    ...{ evidence: false, showIf },
  };
}

function changed(answers: Answers, { id, value, docId }: Change): Answers {
  const { [id]: _before, ...others } = answers;
  return value === undefined
    ? others
    : { ...others, [id]: { value, docId, answeredAt: new Date(0), answeredBy: 'u' } };
}

describe('progress that is kept', () => {
  it('is what counting everything gives, whatever is answered in whatever order', () => {
    fc.assert(
      fc.property(sections, rounds, (asked, steps) => {
        const keep = createProgressKeeper();
        let answers: Answers = {};
        for (const step of steps) {
          answers = step.reduce(changed, answers);
          expect(keep({ sections: asked }, answers)).toEqual(responseProgress({ sections: asked }, answers));
        }
      }),
    );
  });

  it('follows an answer that leads to questions of another section, and keeps the sections beside', () => {
    const version = {
      sections: [
        { title: 'One', questions: [question('a')] },
        { title: 'Two', questions: [question('b', { questionId: 'a', equals: 'yes' })] },
        { title: 'Three', questions: [question('c')] },
        { title: 'Four', questions: [question('d', { questionId: 'b', equals: 'no' })] },
      ],
    };
    const answer = (value: string) => ({ value, answeredAt: new Date(0), answeredBy: 'u' });
    const b = answer('no');
    const keep = createProgressKeeper();
    const before = keep(version, { b });
    const after = keep(version, { b, a: answer('yes') });

    expect(after.sections.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(after.missing.map(({ question: { id } }) => id)).toEqual(['c', 'd']);
    expect(after.sections.map((section, at) => section === before.sections[at])).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(keep(version, { b, a: answer('no') }).percent).toBe(50);
  });

  it('counts anew for another version', () => {
    const keep = createProgressKeeper();
    const answers = { a: { value: 'yes', answeredAt: new Date(0), answeredBy: 'u' } };
    expect(keep({ sections: [] }, answers).percent).toBe(100);
    const questions = ['a', 'b'].map((id) => question(id));
    expect(keep({ sections: [{ title: 'One', questions }] }, answers).percent).toBe(50);
  });
});
