import { describe, expect, it } from 'vitest';
import { answerRows } from './answer-rows.ts';
import type { TaskResponse } from './questionnaire-tasks.ts';
import type { TaskRelation } from './review-tasks.ts';
import { answerRowSchema } from './schemas/answer-row-schema.ts';

const TODAY = '2026-11-20';

function relation(clientId: string, state: TaskRelation['state'] = 'approved'): TaskRelation {
  return { clientId, clientName: `Client ${clientId}`, selfReview: false, today: TODAY, state };
}

function response(
  change: Partial<TaskResponse> = {},
  shown: Partial<TaskResponse['shown']> = {},
): TaskResponse {
  return {
    ...{ id: 'safety', state: 'submitted', version: 2, submittedOn: '2026-11-13', owner: 'firm' },
    shown: { title: 'Safety', defVersion: 3, progressPct: 100, knockouts: 0, ...shown },
    ...change,
  };
}

function rows(responses: readonly TaskResponse[], relations = [relation('x'), relation('y')]) {
  const facts = { contractorId: 'k1', contractorName: 'Acme Roofing LLC', reviews: [] };
  const found = answerRows({ ...facts, relations, responses });
  for (const row of found) expect(answerRowSchema.parse(row)).toEqual(row);
  return found;
}

describe('the register of answers', () => {
  it('has a row for the firm and for each client that sees the evidence, which names no other client', () => {
    const found = rows([response()], [relation('x'), relation('y', 'invited'), relation('z', 'submitted')]);

    expect(found.map(({ id }) => id)).toEqual(['firm_k1_safety', 'x_k1_safety', 'z_k1_safety']);
    expect(JSON.stringify(found[1])).not.toMatch(/Client|"z"/);
  });

  it('shows a supplement to the firm and to its own client only', () => {
    expect(rows([response({ owner: 'y' })])).toMatchObject([
      { scope: 'firm', kind: 'supplement' },
      { scope: 'y', kind: 'supplement' },
    ]);
    expect(rows([response({ owner: 'gone' })]).map(({ scope }) => scope)).toEqual(['firm']);
  });

  it('marks knockouts and what changed since an acceptance', () => {
    const [row] = rows([response({}, { knockouts: 2, changed: 0 })]);
    expect(row).toMatchObject({ knockouts: 2, changed: 0, marks: ['knockout'], progressPct: 100 });
    expect(rows([response({}, { changed: 3 })])[0]).toMatchObject({ marks: ['changed'], changed: 3 });
    expect(rows([response()])[0]).not.toHaveProperty('changed');
  });

  it('tells of a draft how far it is, in tens, and nothing of what it says', () => {
    const [row] = rows([response({ state: 'draft' }, { progressPct: 67, knockouts: 2, changed: 4 })]);

    expect(row).toMatchObject({ state: 'draft', progressPct: 60, marks: [] });
    expect(row).not.toHaveProperty('knockouts');
    expect(row).not.toHaveProperty('changed');
  });
});
