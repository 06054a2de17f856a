import type { Question, QuestionnaireResponse, QuestionnaireVersion } from '@vcms/domain';
import { expect, it } from 'vitest';
import { answersCopy } from './answers-copy.ts';

function question(id: string, more: Partial<Question> = {}): Question {
  return {
    ...{ id, type: 'yes_no_na', text: `Question ${id}?`, required: true },
    ...{ weight: 1, knockout: [], evidence: false, ...more },
  };
}

const version: QuestionnaireVersion = {
  ...{ definitionId: 'safety', n: 2, owner: 'firm', title: 'Safety questionnaire', status: 'published' },
  publishedOn: '2026-01-01',
  sections: [
    {
      title: 'Management',
      questions: [
        question('plan', { evidence: true }),
        question('why', { type: 'text', showIf: { questionId: 'plan', equals: 'no' } }),
        question('crew', { type: 'number' }),
      ],
    },
    { title: 'Never asked', questions: [question('x', { showIf: { questionId: 'plan', equals: 'no' } })] },
  ],
};
const stamp = { answeredAt: new Date(0), answeredBy: 'u' };
const response: QuestionnaireResponse = {
  ...{ id: 'safety', definitionId: 'safety', defVersion: 2, progressPct: 100, version: 1 },
  ...{ state: 'submitted', submittedOn: '2026-11-20', signedBy: 'Pat Moreno', signedTitle: 'Owner' },
  answers: {
    plan: { value: 'yes', docId: 'd1', comment: 'Renewed.', ...stamp },
    why: { value: 'Kept from earlier.', ...stamp },
    crew: { value: 1200, docId: 'd2', ...stamp },
  },
};
const answered = { version, response, contractorName: 'Acorn', papers: new Map([['d1', 'plan.pdf']]) };

it('says state, signer and day, and each question that was asked with answer, comment and document', () => {
  const { title, blocks } = answersCopy(answered, '2026-11-23');
  expect(title).toBe('Safety questionnaire, version 2: Acorn');
  expect(blocks.map(({ tag, text }) => `${tag} ${text}`)).toEqual([
    'H1 Safety questionnaire, version 2',
    'P Answers of Acorn, as of 11/23/2026.',
    'P Submitted. Signed by Pat Moreno, Owner, on 11/20/2026.',
    'H2 Management',
    'H3 1. Question plan?',
    'P Yes',
    'P Comment: Renewed.',
    'P Document: plan.pdf',
    'H3 2. Question crew?',
    'P 1,200',
    'P Document: attached; you cannot open it',
    expect.stringContaining('P This copy repeats'),
  ]);
});

it('does not call a draft signed, whoever signed what was submitted before', () => {
  const draft = { ...answered, response: { ...response, state: 'draft' as const } };
  expect(answersCopy(draft, '2026-11-23').blocks[2]?.text).toBe('Draft. Not submitted yet.');
});
