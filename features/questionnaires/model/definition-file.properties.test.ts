import { QUESTION_TYPES, type Question } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Definition } from './definition-checks.ts';
import { definitionFile, readDefinition } from './definition-file.ts';

const words = fc.string({ unit: 'binary', minLength: 2, maxLength: 60 }).map((text) => `Q${text.trim()}`);

/** Definitions that can be published: each condition names a question of closed choice before it. */
const definitions = fc
  .record({
    title: words,
    cut: fc.nat(12),
    texts: fc.array(
      fc.record({
        type: fc.constantFrom(...QUESTION_TYPES),
        text: words,
        help: fc.option(words, { nil: undefined }),
        required: fc.boolean(),
        weight: fc.nat(10),
        evidence: fc.boolean(),
        follows: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ title, texts, cut }): Definition => {
    const questions = texts.map(({ follows, help, ...said }, at): Question => {
      const isChoice = said.type === 'single' || said.type === 'multi';
      return {
        ...{ id: `q-${at}`, ...said, knockout: said.type === 'yes_no_na' ? ['no'] : [] },
        ...(help === undefined ? {} : { help }),
        ...(isChoice ? { options: ['First', 'Second'] } : {}),
        ...(said.type === 'number' ? { min: -1.5, max: 20 } : {}),
        ...(follows && at > 0 && texts[0]?.type === 'yes_no_na'
          ? { showIf: { questionId: 'q-0', equals: 'yes' } }
          : {}),
      };
    });
    const parts = [questions.slice(0, cut), questions.slice(cut)].filter((part) => part.length > 0);
    return { owner: 'X', title, sections: parts.map((part, at) => ({ title: `S${at}`, questions: part })) };
  });

function problemsOf(value: unknown) {
  const read = readDefinition(typeof value === 'string' ? value : JSON.stringify(value), 'X');
  return read.kind === 'wrong' ? read.problems : [];
}

function fileWith(...questions: readonly object[]) {
  const base = { type: 'yes_no_na', text: 'Is it so?', required: true, weight: 1, knockout: [] };
  return {
    ...{ format: 'vcms-questionnaire', formatVersion: 1, title: 'Site rules' },
    sections: [{ title: 'Rules', questions: questions.map((one) => ({ ...base, evidence: false, ...one })) }],
  };
}

describe('a definition as a file', () => {
  it('comes back as it was exported, for another owner too', () => {
    fc.assert(
      fc.property(definitions, (definition) => {
        expect(readDefinition(definitionFile(definition), 'X')).toEqual({ kind: 'ready', definition });
        const again = readDefinition(definitionFile(definition), 'firm');
        expect(again.kind === 'ready' && definitionFile(again.definition)).toBe(definitionFile(definition));
      }),
    );
  });

  it('is refused with sentences, whatever the file holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const problems = problemsOf(text);
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problem.text).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });

  it('names the place of each problem', () => {
    expect(
      problemsOf(fileWith({ id: 'a' }, { id: 'B!', required: 'yes', colour: 'red', type: 'maybe' })),
    ).toEqual([
      {
        path: 'sections[0].questions[1].id',
        place: 'Section 1, question 2',
        text: 'Use small letters, digits, dashes and underscores.',
      },
      {
        path: 'sections[0].questions[1].type',
        place: 'Section 1, question 2',
        text: expect.stringMatching(/^Use one of these: “yes_no_na”, /),
      },
      {
        path: 'sections[0].questions[1].required',
        place: 'Section 1, question 2',
        text: 'This must be true or false.',
      },
      {
        path: 'sections[0].questions[1]',
        place: 'Section 1, question 2',
        text: 'The format does not know “colour”. Remove it.',
      },
    ]);
  });

  it('is checked as publishing checks it', () => {
    const circle = fileWith(
      { id: 'a', showIf: { questionId: 'b', equals: 'yes' } },
      { id: 'b', showIf: { questionId: 'a', equals: 'yes' } },
    );
    expect(problemsOf(circle).map(({ path, text }) => `${path}: ${text}`)).toEqual([
      'sections[0].questions[0]: Its condition leads back to itself. Remove one of the conditions.',
      'sections[0].questions[1]: Its condition leads back to itself. Remove one of the conditions.',
    ]);
    const dead = fileWith({ id: 'a' }, { id: 'b', showIf: { questionId: 'a', equals: 'maybe' } });
    expect(problemsOf(dead)[0]?.text).toMatch(/^It is never asked/);
    expect(problemsOf(fileWith({ id: 'a' }, { id: 'a' }))).toEqual([
      { path: 'sections[0].questions[1]', place: 'Section 1, question 2', text: 'The id a is used twice.' },
    ]);
    const many = fileWith(...Array.from({ length: 41 }, (_none, at) => ({ id: `q-${at}` })));
    expect(problemsOf(many)).toEqual([
      { path: '', place: '', text: 'A supplement has at most 40 questions. Remove 1.' },
    ]);
  });
});
