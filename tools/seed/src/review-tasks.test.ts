import { isReviewedDocument, WAITING_EVIDENCE_STATES } from '@vcms/domain';
import { expect, it } from 'vitest';
import { buildDemoData } from './demo-data.ts';
import { DEMO_PEOPLE } from './words/accounts.ts';

const { files, reviewTasks } = buildDemoData('2026-11-21');

it('show the firm everything that waits, and the demo client what waits at its own contractors', () => {
  const waiting = files.flatMap((file) =>
    [
      ...[
        ...file.policies,
        ...file.oshaYears,
        ...file.emr,
        ...file.notRated,
        ...file.programs,
        ...file.responses,
      ],
      ...file.documents.filter(isReviewedDocument),
    ]
      .filter(
        ({ state, submittedOn }) =>
          WAITING_EVIDENCE_STATES.some((known) => known === state) && submittedOn !== undefined,
      )
      .map(({ id }) => `${file.contractorId} ${id}`),
  );
  const of = (scope: string) =>
    reviewTasks
      .filter((task) => task.scope === scope)
      .map(({ contractorId, subjectId }) => `${contractorId} ${subjectId}`);

  expect(of('firm').toSorted()).toEqual(waiting.toSorted());
  expect(waiting.length).toBeGreaterThan(2);
  const own = of(DEMO_PEOPLE.client.companyId);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(waiting.length);
});
