import { describe, expect, it } from 'vitest';
import { ENGAGEMENT_STATES, EVIDENCE_VISIBLE_STATES, OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { EVIDENCE_STATES } from './evidence-state.ts';
import {
  policyTasks,
  statesForClient,
  type TaskFacts,
  type TaskHolder,
  type TaskPolicy,
  type TaskRelation,
} from './review-tasks.ts';
import { reviewTaskSchema } from './schemas/review-task-schema.ts';

const TODAY = '2026-11-20';

function policy(change: Partial<TaskPolicy> = {}): TaskPolicy {
  return {
    id: 'p1',
    line: 'gl',
    policyNumber: 'GL-100',
    namedInsured: 'Acme Roofing',
    expiration: '2027-11-01',
    state: 'submitted',
    version: 1,
    submittedOn: '2026-11-13',
    ...change,
  };
}

function relation(clientId: string, change: Partial<TaskRelation> = {}): TaskRelation {
  const own = { clientId, clientName: `Client ${clientId}`, selfReview: false, today: TODAY };
  return { ...own, state: 'approved', ...change };
}

function tasks(change: Partial<TaskFacts> = {}) {
  const facts = { contractorId: 'k1', contractorName: 'Acme Roofing LLC', reviews: [], holders: [] };
  return policyTasks({
    ...facts,
    policies: [policy()],
    relations: [relation('y'), relation('x')],
    ...change,
  });
}

const scopes = (change: Partial<TaskFacts> = {}) => tasks(change).map(({ scope }) => scope);

const decided = { scope: 'x', subjectType: 'policy', subjectId: 'p1', subjectVersion: 1 } as const;

describe('what is submitted', () => {
  it('waits for the firm, which sees who relies on it, and for each client, which sees only itself', () => {
    expect(tasks()).toMatchObject([
      { id: 'firm_policy_k1_p1', scope: 'firm', clients: ['Client x', 'Client y'] },
      { id: 'y_policy_k1_p1', scope: 'y', clients: ['Client y'] },
      { id: 'x_policy_k1_p1', scope: 'x', clients: ['Client x'] },
    ]);
    expect(JSON.stringify(tasks()[1])).not.toContain('Client x');
  });

  it('has what a row of the queue shows', () => {
    const [task] = tasks({ policies: [policy({ version: 2, supersedes: 'p0' })] });

    expect(task).toMatchObject({
      contractorName: 'Acme Roofing LLC',
      line: 'gl',
      policyNumber: 'GL-100',
      version: 2,
      supersedes: 'p0',
      submittedOn: '2026-11-13',
    });
    expect(task?.endsOn).toBeUndefined();
    expect(reviewTaskSchema.safeParse(task).success).toBe(true);
  });

  it.each(EVIDENCE_STATES)('in the state %s concerns firm and clients as far as it waits', (state) => {
    const waits = state === 'submitted' || state === 'in_review';

    expect(scopes({ policies: [policy({ state })] })).toEqual(waits ? ['firm', 'y', 'x'] : []);
  });

  it.each(ENGAGEMENT_STATES)(
    'shows itself to a client whose relation is %s as its evidence does',
    (state) => {
      const [firm, ...own] = tasks({ relations: [relation('x', { state })] });

      expect(own.length === 1).toBe(EVIDENCE_VISIBLE_STATES.includes(state));
      expect(firm?.clients.length === 1).toBe(OPEN_ENGAGEMENT_STATES.includes(state));
    },
  );

  it('says who of the firm entered it, if anybody', () => {
    const onBehalf = { firmName: 'Clearpath', on: '2026-11-13', reason: 'The contractor has no computer.' };

    expect(tasks({ policies: [policy({ onBehalf, createdBy: 'u-cs' })] })[0]?.entered).toEqual({
      by: 'u-cs',
      firmName: 'Clearpath',
    });
    expect(tasks({ policies: [policy({ createdBy: 'u-owner' })] })[0]).not.toHaveProperty('entered');
  });

  it('without a day of the submission is no task: no queue could place it', () => {
    expect(tasks({ policies: [policy({ submittedOn: undefined })] })).toEqual([]);
  });
});

describe("a client's own decision", () => {
  it('ends its task in this version, and nobody else’s', () => {
    expect(scopes({ reviews: [decided] })).toEqual(['firm', 'y']);
    expect(scopes({ reviews: [decided], policies: [policy({ version: 2 })] })).toEqual(['firm', 'y', 'x']);
    expect(scopes({ reviews: [{ ...decided, subjectId: 'p2' }] })).toEqual(['firm', 'y', 'x']);
    expect(scopes({ reviews: [{ ...decided, subjectType: 'emr' }] })).toEqual(['firm', 'y', 'x']);
  });

  it('is waited for after the firm accepted only with an own review, and only while it covers', () => {
    const accepted = policy({ state: 'accepted', expiration: '2026-11-21' });
    const own = (change: Partial<TaskRelation>) =>
      tasks({ policies: [accepted], relations: [relation('x', { selfReview: true, ...change })] });

    expect(own({})).toMatchObject([{ scope: 'x', state: 'accepted', endsOn: '2026-11-21' }]);
    expect(own({ selfReview: false })).toEqual([]);
    expect(own({ today: '2026-11-21' })).toEqual([]);
    expect(statesForClient(false)).not.toContain('accepted');
  });
});

describe('what an accepted policy shows for single clients', () => {
  const accepted = policy({ state: 'accepted' });
  const holder = (clientId: string, change: Partial<TaskHolder> = {}): TaskHolder => ({
    ...{ policyId: 'p1', clientId, certificateDocId: 'c1', scheduled: [], docIds: [] },
    ...{ state: 'submitted', submittedOn: '2026-11-19' },
    ...change,
  });
  const reviewed = { certificateDocId: 'c1', scheduled: [], docIds: [] };

  it('waits for the firm in one task with the names, and for a client that reviews for itself in its own', () => {
    const relations = [relation('y'), relation('x'), relation('z', { selfReview: true })];
    const reviews = [{ ...decided, scope: 'z' }];
    const holders = [holder('y', { submittedOn: '2026-11-18' }), holder('x'), holder('z')];
    const found = tasks({ policies: [accepted], holders, relations, reviews });

    expect(found).toMatchObject([
      {
        id: 'firm_policy_k1_p1',
        clients: ['Client x', 'Client y'],
        certificatesFor: ['Client x', 'Client y'],
        state: 'submitted',
        submittedOn: '2026-11-18',
        endsOn: '2027-11-01',
      },
      { id: 'z_policy_k1_p1', clients: ['Client z'], certificatesFor: ['Client z'] },
    ]);
    for (const task of found) expect(reviewTaskSchema.safeParse(task).success).toBe(true);
  });

  it.each<[string, Partial<TaskFacts>]>([
    ['reviewed', { holders: [holder('x', { state: 'accepted', reviewed })] }],
    ['only less than was reviewed', { holders: [holder('x', { certificateDocId: undefined, reviewed })] }],
    ['returned', { holders: [holder('x', { state: 'changes_requested' })] }],
    ['for a client that does not see it', { relations: [relation('x', { state: 'invited' })] }],
    ['shown by a policy that has ended', { policies: [policy({ state: 'accepted', expiration: TODAY })] }],
  ])('waits for nobody when it is %s', (_name, change) => {
    const facts = { policies: [accepted], holders: [holder('x')], relations: [relation('x')] };
    expect(tasks({ ...facts, ...change })).toEqual([]);
  });

  it('goes with the policy while that waits', () => {
    const found = tasks({ holders: [holder('x')], relations: [relation('x')] });

    expect(found.map(({ scope, certificatesFor }) => [scope, certificatesFor])).toEqual([
      ['firm', undefined],
      ['x', undefined],
    ]);
  });
});
