import type { Question } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { answerProblem } from './answer-checks.ts';
import { definitionProblems } from './definition-checks.ts';
import { definitionFile, readDefinition } from './definition-file.ts';
import { askedQuestionsOf, asNewQuestion, meaningProblem } from './question-meaning.ts';

function question(id: string, more: Partial<Question> = {}): Question {
  const usual = { required: true, weight: 1, knockout: [], evidence: false };
  return { id, type: 'yes_no_na', text: `About ${id}?`, ...usual, ...more };
}

function version(n: number, status: 'draft' | 'published' | 'retired', ...questions: Question[]) {
  return { n, status, sections: [{ title: 'All', questions }] };
}

const REFUSED =
  'Version 2 asked for “Yes, No or N/A”. The answers on file would not fit: ask it as a new question.';

describe('the meaning of a question', () => {
  const asked = askedQuestionsOf([
    version(3, 'draft', question('plan', { type: 'date' })),
    version(2, 'published', question('plan')),
    version(1, 'retired', question('plan', { type: 'text' }), question('gone', { type: 'number' })),
  ]);

  it('is what the newest version asked that was published: of drafts nobody knows', () => {
    expect(meaningProblem(question('plan', { text: 'Reworded?' }), asked)).toBeUndefined();
    expect(meaningProblem(question('plan', { type: 'text' }), asked)).toBe(REFUSED);
    expect(meaningProblem(question('new', { type: 'text' }), asked)).toBeUndefined();
  });

  it('is kept for ids that were gone for a while', () => {
    expect(meaningProblem(question('gone'), asked)).toMatch(/^Version 1 asked for “Number”\./);
  });

  it('keeps a draft and a file from being published once it is another one', () => {
    const sections = [{ title: 'All', questions: [question('plan', { type: 'text' })] }];
    const definition = { owner: 'firm', title: 'Safety', sections };
    expect(definitionProblems(definition)).toEqual([]);
    expect(definitionProblems(definition, asked)).toEqual([{ questionId: 'plan', at: 0, text: REFUSED }]);
    expect(readDefinition(definitionFile(definition), 'firm', asked)).toEqual({
      kind: 'wrong',
      problems: [{ path: 'sections[0].questions[0]', place: 'Section 1, question 1', text: REFUSED }],
    });
  });

  it('goes to an id of its own with the conditions that name it', () => {
    const showIf = { questionId: 'plan', equals: 'yes' };
    const { sections } = version(3, 'draft', question('plan', { type: 'text' }), question('b', { showIf }));
    const [section] = asNewQuestion(sections, 'plan', 'all-1');
    expect(section?.questions.map(({ id, showIf: on }) => [id, on?.questionId])).toEqual([
      ['all-1', undefined],
      ['b', 'all-1'],
    ]);
  });
});

describe('an answer to choose from', () => {
  it.each([
    ['single', 'Monthly'],
    ['multi', ['Daily', 'Monthly']],
  ] as const)('that is gone or reworded is asked again (%s)', (type, value) => {
    const options = ['Daily', 'Once a month'];
    const kept = typeof value === 'string' ? value : [...value];
    const problem = answerProblem(question('q', { type, options }), { value: kept });
    expect(problem).toBe('This choice is no longer offered. Choose again.');
  });
});
