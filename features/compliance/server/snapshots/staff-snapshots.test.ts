import {
  buildAssignment,
  buildPerson,
  buildRequirementSet,
  buildReview,
  buildStaffDocType,
  buildStaffDocument,
} from '@vcms/domain/test-support';
import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  startWorld,
  thrice,
  type World,
} from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnapshot } from './write-snapshot.ts';
import { writeStaffSnapshots } from './write-staff-snapshots.ts';

let world: World;
const PAIR = { clientId: 'x', contractorId: 'a' };
const ASKED = { staffDocs: [{ typeId: 'first-aid', when: 'all' as const, required: true }] };

beforeAll(async () => {
  world = await startWorld();
  const { id, ...type } = buildStaffDocType({ clientId: 'x' });
  const { staffDocs } = buildRequirementSet(ASKED);
  await world.put('clients/x/requirementSets/1', { ...NOTHING_ASKED, staffDocs });
  await world.put(`clients/x/staffDocTypes/${id}`, type);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  for (const staffId of ['s1', 's2']) {
    const { id: _id, ...person } = buildPerson();
    await world.put(`companies/a/staff/${staffId}`, { ...person, contractorId: 'a' });
    await world.put(`staffAssignments/x_${staffId}`, buildAssignment(staffId, PAIR));
  }
});
afterAll(() => world.stop());

const judge = () => writeSnapshot(world.trusted, 'x', 'a');
const people = async () =>
  (await world.list('staffSnapshots')).map(({ id, status, lacking, nextChangeOn }) => ({
    id,
    status,
    ...(lacking.length === 0 ? {} : { lacking }),
    ...(nextChangeOn === undefined ? {} : { nextChangeOn }),
  }));
const MISSING = { status: 'missing', lacking: ['first-aid'] };

describe('what the server keeps of each person of a contractor', () => {
  it('is made with the result of the pair, also of data from before, as often as one likes', async () => {
    await thrice(judge);
    expect(await people()).toEqual([
      { id: 'x_s1', ...MISSING },
      { id: 'x_s2', ...MISSING },
    ]);
    expect(await world.read('staffSnapshots/x_s1')).toMatchObject({
      ...PAIR,
      staffId: 's1',
      name: 'Ana Ruiz',
      jobRole: 'Roofer',
      createdBy: 'trusted',
    });
  });

  it('follows a document and its review, and writes nobody else anew', async () => {
    const other = (await world.trusted.db.doc('staffSnapshots/x_s2').get()).updateTime;
    const document = buildStaffDocument({ staffId: 's1' });
    const { id, ...stored } = document;
    await world.put(`companies/a/staff/s1/staffDocuments/${id}`, stored);
    await judge();
    expect((await people())[0]).toMatchObject({ id: 'x_s1', status: 'pending', lacking: ['first-aid'] });

    const { id: reviewId, ...review } = buildReview('staff_document', document);
    await world.put(`companies/a/reviews/${reviewId}`, review);
    await judge();
    expect((await people())[0]).toEqual({ id: 'x_s1', status: 'ready', nextChangeOn: '2028-01-31' });
    expect((await world.trusted.db.doc('staffSnapshots/x_s2').get()).updateTime).toEqual(other);
  });

  it('ends with the assignment', async () => {
    await world.put('staffAssignments/x_s2', buildAssignment('s2', { ...PAIR, to: '2026-11-01' }));
    await judge();
    expect((await people()).map(({ id }) => id)).toEqual(['x_s1']);
  });

  it('is left alone by a run that read before the newest result', async () => {
    await writeStaffSnapshots(world.trusted, PAIR, undefined, 1);
    expect(await people()).toHaveLength(1);
  });

  it('is gone once the client does not see the contractor, and comes back with it', async () => {
    await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'ended' });
    await judge();
    expect(await people()).toEqual([]);

    await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
    await judge();
    expect(await people()).toHaveLength(1);
  });
});
