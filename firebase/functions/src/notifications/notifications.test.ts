import { isStricter, onDocTypeWritten } from '@vcms/compliance/server';
import { APPROVED_ENGAGEMENT, startWorld, thrice, told, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onQuestionnaireWritten } from '../questionnaires/on-questionnaire-written.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

describe('a published version of a questionnaire (N14)', () => {
  it('outdates accepted answers and tells their contractor once how many questions are new', async () => {
    const questions = (...ids: string[]) => [{ title: 'All', questions: ids.map((id) => ({ id })) }];
    const version = { definitionId: 'general', owner: 'firm', title: 'General', status: 'published' };
    await world.put('questionnaires/general/questionnaireVersions/1', {
      ...version,
      n: 1,
      sections: questions('q1'),
    });
    await world.put('companies/a/answers/general', {
      definitionId: 'general',
      defVersion: 1,
      state: 'accepted',
    });
    const after = { ...version, n: 2, sections: questions('q1', 'q2', 'q3') };
    await world.put('questionnaires/general/questionnaireVersions/2', after);
    const before = { ...after, status: 'draft' };

    await thrice(() =>
      onQuestionnaireWritten(world.trusted, {
        definitionId: 'general',
        n: '2',
        eventId: 'e14',
        before,
        after,
      }),
    );

    expect(await world.read('companies/a/answers/general')).toMatchObject({
      state: 'outdated',
      defVersion: 1,
    });
    expect(await told(world, 'Questionnaire to update')).toEqual([
      'contractor: General has 2 new questions.',
    ]);
  });
});

describe('what is submitted (N4)', () => {
  it('is announced to clients that review themselves as well', async () => {
    await world.put('clients/x', { clientId: 'x', selfReview: true });
    const after = { line: 'gl', policyNumber: 'GL-1', state: 'submitted', version: 1 };
    await thrice(() =>
      onEvidenceWritten(world.trusted, {
        companyId: 'a',
        kind: 'policies',
        id: 'p1',
        eventId: 'e4',
        before: { ...after, state: 'draft' },
        after,
      }),
    );

    expect((await told(world, 'Document received')).map((line) => line.split(':')[0])).toEqual([
      'client',
      'service',
    ]);
  });
});

describe('a demand that is new (N10)', () => {
  it('is told to the contractors when it is a paper of their people', async () => {
    const after = { name: 'OSHA 10', required: true, active: true };
    await thrice(() => onDocTypeWritten(world.trusted, 'x', { id: 'osha10', before: undefined, after }));

    expect(await told(world, 'Requirements change on 11/20/2026')).toEqual([
      'contractor: Northfield: OSHA 10 is asked of your people from now on.',
    ]);
  });

  it.each([
    ['insurance.gl.gl_each_occurrence', 1_000_000, 2_000_000, true],
    ['insurance.gl.gl_each_occurrence', 1_000_000, 500_000, false],
    ['osha.trir', '3.00', '2.5', true],
    ['emr.latest', '1.00', '1.10', false],
    ['insurance.pollution.poll_aggregate', undefined, 1_000_000, true],
  ])('on %s of %s instead of %s is stricter: %s', (key, usual, value, stricter) => {
    expect(isStricter(key, usual, value)).toBe(stricter);
  });
});
