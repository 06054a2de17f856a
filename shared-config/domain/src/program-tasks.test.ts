import { expect, it } from 'vitest';
import { programTasks, type TaskProgram } from './program-tasks.ts';

const VERSION: TaskProgram = {
  id: 'hot-work_1',
  programId: 'hot-work',
  declaredNotApplicable: false,
  state: 'submitted',
  version: 1,
  submittedOn: '2026-11-10',
};

const relation = (clientId: string, selfReview: boolean) => ({
  ...{ clientId, clientName: clientId.toUpperCase(), state: 'approved' as const },
  ...{ selfReview, today: '2026-11-20' },
});

function waiting(
  programs: readonly TaskProgram[],
  reviews: Parameters<typeof programTasks>[0]['reviews'] = [],
) {
  const relations = [relation('x', true), relation('y', false)];
  const tasks = programTasks({ contractorId: 'a', contractorName: 'A', relations, reviews, programs });
  return tasks.map(({ scope, subjectId }) => `${scope} ${subjectId}`);
}

it('waits for the firm and for every client, and after acceptance for a client that reviews for itself', () => {
  expect(waiting([VERSION])).toEqual(['firm hot-work_1', 'x hot-work_1', 'y hot-work_1']);
  const accepted = { ...VERSION, state: 'accepted' as const, validUntil: '2027-11-20' };
  expect(waiting([accepted])).toEqual(['x hot-work_1']);
  expect(waiting([{ ...accepted, validUntil: '2026-11-20' }])).toEqual([]);
  const own = { scope: 'x', subjectType: 'program', subjectId: 'hot-work_1', subjectVersion: 1 } as const;
  expect(waiting([accepted], [own])).toEqual([]);
});

it('of two versions only the later one waits for clients', () => {
  const accepted = { ...VERSION, state: 'accepted' as const };
  const later = { ...VERSION, id: 'hot-work_2', version: 2 };
  expect(waiting([accepted, later])).toEqual(['firm hot-work_2', 'x hot-work_2', 'y hot-work_2']);
  expect(waiting([{ ...later, submittedOn: undefined }])).toEqual([]);
});
