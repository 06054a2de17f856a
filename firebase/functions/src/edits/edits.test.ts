import { updateCompany } from '@vcms/companies/server';
import {
  APPROVED_ENGAGEMENT,
  type SignedIn,
  signIn,
  startWorld,
  type World,
} from '@vcms/server/test-support';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverWrite, linesOf, newStamps, stamps } from './test-support/delivered-writes.ts';

let world: World;
let client: SignedIn;
let contractor: SignedIn;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  client = await signIn(world, 'client@example.test');
  contractor = await signIn(world, 'contractor@example.test');
});
afterAll(async () => {
  await Promise.all([client.close(), contractor.close()]);
  await world.stop();
});

it('a special limit that a client sets and revokes leaves a line each, with what it was before and after', async () => {
  const limit = {
    ...{ clientId: 'x', contractorId: 'a', key: 'insurance.gl.gl_each_occurrence', value: 2_000_000 },
    ...{
      waived: false,
      reason: 'The work on the tower needs more.',
      // The rules take no day that has passed.
      from: new Date().toISOString().slice(0, 10),
      to: null,
      state: 'active',
    },
  };
  const place = doc(client.db, 'requirementOverrides/o1');
  const trigger = 'overrideWritten';
  await deliverWrite(world, trigger, 'requirementOverrides/o1', { id: 'o1' }, () =>
    setDoc(place, { ...limit, ...newStamps('client') }),
  );
  await deliverWrite(world, trigger, 'requirementOverrides/o1', { id: 'o1' }, () =>
    updateDoc(place, { state: 'revoked', ...stamps('client') }),
  );

  const by = { actorUid: 'client', actorRole: '5003', actorCompanyId: 'x', clientId: 'x', contractorId: 'a' };
  const lines = await linesOf(world, 'o1');
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...by,
      action: 'requirement_override.create',
      reason: limit.reason,
      after: expect.objectContaining({ value: 2_000_000, key: limit.key }),
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...by,
      action: 'requirement_override.change',
      before: { state: 'active' },
      after: { state: 'revoked' },
    }),
  );
});

it('a document that a client requests and no longer needs leaves a line each', async () => {
  const request = {
    ...{ contractorId: 'a', clientId: 'x', title: 'Payment bond', category: 'bond', note: '' },
    ...{ dueOn: new Date().toISOString().slice(0, 10), state: 'open' },
  };
  const trigger = 'documentRequestWritten';
  const place = doc(client.db, 'documentRequests/r1');
  await deliverWrite(world, trigger, 'documentRequests/r1', { id: 'r1' }, () =>
    setDoc(place, { ...request, ...newStamps('client') }),
  );
  await deliverWrite(world, trigger, 'documentRequests/r1', { id: 'r1' }, () =>
    updateDoc(place, { state: 'withdrawn', ...stamps('client') }),
  );

  const by = { actorUid: 'client', clientId: 'x', contractorId: 'a' };
  const lines = await linesOf(world, 'r1');
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(expect.objectContaining({ ...by, action: 'document_request.create' }));
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ ...by, action: 'document_request.change' },
      ...{ before: { state: 'open' }, after: { state: 'withdrawn' } },
    }),
  );
});

it('a company that its own people edit leaves a line; one that the server changed has one already', async () => {
  const trigger = 'companyWritten';
  await deliverWrite(world, trigger, 'companies/a', { companyId: 'a' }, () =>
    updateDoc(doc(contractor.db, 'companies/a'), { city: 'Joliet', ...stamps('contractor') }),
  );
  expect(await linesOf(world, 'a')).toMatchObject([
    {
      action: 'company.change',
      actorUid: 'contractor',
      before: { city: 'Peoria' },
      after: { city: 'Joliet' },
    },
  ]);

  const {
    kind: _k,
    plan: _p,
    status: _s,
    createdAt: _a,
    createdBy: _b,
    updatedAt: _u,
    updatedBy: _w,
    v: _v,
    ...company
  } = (await world.read('companies/a')) ?? {};
  await deliverWrite(world, trigger, 'companies/a', { companyId: 'a' }, () =>
    updateCompany(world.trusted, world.callers.admin, {
      companyId: 'a',
      company: { ...company, city: 'Pekin' },
    } as unknown as Parameters<typeof updateCompany>[2]),
  );
  expect((await linesOf(world, 'a')).map(({ action }) => action).sort()).toEqual([
    'company.change',
    'company.update',
  ]);
});

it('a person whom a contractor adds and moves to another trade leaves a line each', async () => {
  const person = {
    ...{ contractorId: 'a', firstName: 'Ana', lastName: 'Ruiz', jobRole: 'Roofer', trade: 'roofing' },
    ...{ hireDate: '2020-05-01', badgeNo: '17', status: 'active' },
  };
  const trigger = 'evidenceWritten';
  const params = { companyId: 'a', kind: 'staff', id: 's1' };
  const place = doc(contractor.db, 'companies/a/staff/s1');
  await deliverWrite(world, trigger, 'companies/a/staff/s1', params, () =>
    setDoc(place, { ...person, ...newStamps('contractor') }),
  );
  await deliverWrite(world, trigger, 'companies/a/staff/s1', params, () =>
    updateDoc(place, { status: 'inactive', ...stamps('contractor') }),
  );

  const lines = await linesOf(world, 's1');
  expect(lines.map(({ action }) => action).sort()).toEqual(['staff.change', 'staff.create']);
  expect(lines).toContainEqual(
    expect.objectContaining({
      actorUid: 'contractor',
      before: { status: 'active' },
      after: { status: 'inactive' },
    }),
  );
});
