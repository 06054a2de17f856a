import { askedQuestions, QUESTION_TYPES, type Question, type QuestionType, questionsOf } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, answerProblem } from './answer-checks.ts';
import { newQuestionId, removeQuestion } from './edit-definition.ts';
import { openQuestions } from './response-changes.ts';
import { responseProgress } from './response-progress.ts';

const COUNT = 8;
const OPTIONS = ['Daily', 'Weekly', 'Never'];

const VALUES = {
  yes_no_na: fc.constantFrom('yes', 'no', 'na'),
  single: fc.constantFrom(...OPTIONS),
  multi: fc.subarray(OPTIONS, { minLength: 1 }),
  text: fc.constantFrom('We hold a talk.', 'Our own people.'),
  number: fc.integer({ min: 0, max: 90 }),
  date: fc.constantFrom('2025-03-01', '2026-11-20'),
  file: fc.constantFrom('first.pdf', 'second.pdf'),
} satisfies Record<QuestionType, fc.Arbitrary<unknown>>;

/** A value of one of these is none of the others, whatever it says. */
const APART = ['yes_no_na', 'single', 'multi', 'number', 'date'] as const;

function questionOf(id: string, type: QuestionType, evidence: boolean): Question {
  const isChoice = type === 'single' || type === 'multi';
  const own = isChoice ? { options: OPTIONS } : {};
  return { id, type, text: `About ${id}?`, required: true, weight: 1, knockout: [], evidence, ...own };
}

function answerTo({ type }: Question): fc.Arbitrary<Answer> {
  const value: fc.Arbitrary<Answer['value']> = VALUES[type];
  return fc.record({ value, docId: fc.constant('paper') }).map((said) => ({
    ...said,
    answeredAt: new Date(0),
    answeredBy: 'u',
  }));
}

/** A version, each of its questions answered as it should be. */
const answered = fc.tuple(fc.constantFrom(...QUESTION_TYPES), fc.boolean()).chain(([type, evidence]) => {
  const question = questionOf('x', type, evidence);
  return answerTo(question).map((answer) => ({ question, answer }));
});
const versions = fc.array(answered, { minLength: COUNT, maxLength: COUNT }).map((all) => {
  const questions = all.map(({ question }, at) => ({ ...question, id: `q-${at}` }));
  const answers: Answers = Object.fromEntries(all.map(({ answer }, at) => [`q-${at}`, answer]));
  return { version: { sections: [{ title: 'All', questions }] }, answers };
});

/** The next version: some questions gone, some new with ids that none ever had. */
function next(
  { sections }: { sections: { title: string; questions: Question[] }[] },
  gone: readonly string[],
  added: number,
) {
  const used = new Set(questionsOf({ sections }).map(({ id }) => id));
  const fresh: Question[] = [];
  for (let count = 0; count < added; count += 1) {
    const id = newQuestionId('Added', used);
    used.add(id);
    fresh.push(questionOf(id, 'yes_no_na', false));
  }
  const kept = gone.reduce<typeof sections>(
    (all, id) => removeQuestion(all, id) as typeof sections,
    sections,
  );
  return { fresh, version: { sections: [...kept, { title: 'New', questions: fresh }] } };
}

const change = fc.record({
  gone: fc.subarray(Array.from({ length: COUNT }, (_none, at) => `q-${at}`)),
  added: fc.integer({ min: 0, max: 3 }),
});

describe('answers carried over into the next version', () => {
  it('leave just its new questions to be answered', () => {
    fc.assert(
      fc.property(versions, change, ({ version, answers }, { gone, added }) => {
        expect(responseProgress(version, answers).missing).toEqual([]);
        const later = next(version, gone, added);
        const { missing } = responseProgress(later.version, answers);
        expect(missing.map(({ question }) => question)).toEqual(later.fresh);
      }),
    );
  });

  it('count for the question with their id alone: those of questions that are gone change nothing', () => {
    fc.assert(
      fc.property(versions, change, ({ version, answers }, { gone, added }) => {
        const later = next(version, gone, added).version;
        const there = new Set(questionsOf(later).map(({ id }) => id));
        const rest = Object.fromEntries(Object.entries(answers).filter(([id]) => there.has(id)));
        expect(responseProgress(later, answers)).toEqual(responseProgress(later, rest));
        expect(askedQuestions(questionsOf(later), answers)).toEqual(askedQuestions(questionsOf(later), rest));
      }),
    );
  });

  it('answer a question of another kind no more: it is asked again', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...APART)
          .chain((was) => answerTo(questionOf('q', was, false)).map((answer) => ({ was, answer }))),
        fc.constantFrom(...APART),
        ({ was, answer }, is) => {
          const problem = answerProblem(questionOf('q', is, false), answer);
          expect(problem === undefined).toBe(was === is);
        },
      ),
    );
  });

  it('answer no more once the choice or the number is not offered, and never a paper that is missing', () => {
    fc.assert(
      fc.property(versions, ({ version, answers }) => {
        for (const question of questionsOf(version)) {
          const answer = answers[question.id];
          const narrowed =
            question.type === 'number'
              ? { ...question, min: 100 }
              : { ...question, options: ['Monthly', 'Yearly'] };
          const isNarrowed = ['single', 'multi', 'number'].includes(question.type);
          expect(answerProblem(narrowed, answer) === undefined).toBe(!isNarrowed);

          const { docId: _paper, ...bare } = answer as Answer;
          const asksPaper = { ...question, evidence: true };
          const needs = question.type !== 'yes_no_na' || bare.value === 'yes';
          expect(answerProblem(asksPaper, bare)).toBe(needs ? 'A document is missing.' : undefined);
        }
      }),
    );
  });

  it('of a return stay closed but for what it names, and a new question is open', () => {
    fc.assert(
      fc.property(versions, change, fc.nat(COUNT - 1), ({ version, answers }, { added }, place) => {
        const later = next(version, [], added);
        const named = `q-${place}`;
        const returned = { comment: '', decidedAt: new Date(0), findings: new Map([[named, 'Correct it.']]) };
        const missing = responseProgress(later.version, answers).missing.map(({ question }) => question.id);
        const open = openQuestions(later.version, returned, new Set(missing));
        expect([...open].sort()).toEqual([named, ...later.fresh.map(({ id }) => id)].sort());
      }),
    );
  });
});
