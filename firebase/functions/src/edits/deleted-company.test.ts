import { onHolderWritten } from '@vcms/insurance/server';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEdits } from './audit-edits.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('companyDeletions/a', { state: 'running', name: 'Acme Roofing', kind: 'contractor' });
});
afterAll(() => world.stop());

const written = (fields: object) => ({
  ...fields,
  updatedAt: Timestamp.fromMillis(1000),
  updatedBy: 'trusted',
});
const gone = (id: string, fields: object) => ({
  eventId: `e-${id}`,
  before: written(fields),
  after: undefined,
});
const linesOf = async (entityId: string) =>
  (await world.list('audit')).filter((line) => line.entityId === entityId).map(({ action }) => action);

it('what goes with a whole company leaves no line of its own', async () => {
  const { trusted } = world;
  await auditEdits.company(trusted, 'a', gone('company', { name: 'Acme Roofing' }));
  await auditEdits.user(trusted, 'p1', gone('user', { companyId: 'a', email: 'p1@example.test' }));
  const pair = { clientId: 'x', contractorId: 'a' };
  await auditEdits.staffAssignment(trusted, 'x_s1', gone('assignment', pair));
  await auditEdits.staffDocument(trusted, 'a', 'd1', gone('paper', { state: 'accepted' }));

  const holder = { companyId: 'a', policyId: 'gl', clientId: 'x' };
  await onHolderWritten(trusted, { ...holder, ...gone('holder', { state: 'accepted' }) });

  for (const id of ['gl', 'a', 'p1', 'x_s1', 'd1']) expect([id, await linesOf(id)]).toEqual([id, []]);
});

it('what is deleted of other companies, or changed meanwhile, leaves its line as ever', async () => {
  const { trusted } = world;
  await auditEdits.user(trusted, 'p2', gone('other', { companyId: 'b', email: 'p2@example.test' }));
  const before = written({ companyId: 'a', firstName: 'Ann' });
  const after = { ...before, firstName: 'Anna', updatedAt: Timestamp.fromMillis(2000) };
  await auditEdits.user(trusted, 'p3', { eventId: 'e-change', before, after });

  expect(await linesOf('p2')).toEqual(['user.delete']);
  expect(await linesOf('p3')).toEqual(['user.change']);
});
