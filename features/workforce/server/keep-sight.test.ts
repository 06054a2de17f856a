import { addDays, firmDate } from '@vcms/domain';
import { buildAssignment } from '@vcms/domain/test-support';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSightOnly, keepSight, keepSightOfRelation, outOfSight } from './keep-sight.ts';

const PAIR = { clientId: 'x', contractorId: 'a' };
const place = (staffId: string) => `staffAssignments/x_${staffId}`;

let world: World;
let today: string;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  today = firmDate(world.trusted.now());
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.trusted.db.recursiveDelete(world.trusted.db.collection('staffAssignments'));
  await world.put('engagements/x_a', { ...PAIR, state: 'approved' });
});

function assign(staffId: string, fields: object = {}): Promise<void> {
  return world.put(place(staffId), { ...buildAssignment(staffId, PAIR), ...fields });
}
const visible = async (staffId: string) => (await world.read(place(staffId)))?.visible;
const daysAgo = (days: number) => addDays(today, -days);

describe('the client of an assignment', () => {
  it('sees it as long as the person is sent to it and for 90 days more', async () => {
    await assign('now');
    await assign('later', { from: addDays(today, 20) });
    await assign('lately', { to: daysAgo(90) });
    await assign('long-ago', { to: daysAgo(91) });

    expect(
      await keepSight(
        world.trusted,
        ['now', 'later', 'lately', 'long-ago', 'gone'].map((id) => `x_${id}`),
      ),
    ).toBe(4);
    expect(await Promise.all(['now', 'later', 'lately', 'long-ago'].map(visible))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await keepSight(world.trusted, ['x_now', 'x_long-ago'])).toBe(0);

    await world.trusted.db.doc(place('long-ago')).update({ to: addDays(today, 5) });
    expect(await keepSight(world.trusted, ['x_long-ago'])).toBe(1);
    expect(await visible('long-ago')).toBe(true);
  });

  it('goes on seeing one that it ended itself, as nobody else can take that back', async () => {
    await assign('ended', { to: daysAgo(400), isLastDayByClient: true });
    await keepSight(world.trusted, ['x_ended']);
    expect(await visible('ended')).toBe(true);

    await world.put('engagements/x_a', { ...PAIR, state: 'ended' });
    await keepSight(world.trusted, ['x_ended']);
    expect(await visible('ended')).toBe(false);
  });

  it('sees none without a relation', async () => {
    await assign('s1', { contractorId: 'nobody' });
    await keepSight(world.trusted, ['x_s1']);
    expect(await visible('s1')).toBe(false);
  });

  it('sees them with the relation: from its begin to its end, each of many', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `s${at}`);
    await Promise.all(ids.map((id) => assign(id)));
    const [open, ended] = [
      { ...PAIR, state: 'approved' },
      { ...PAIR, state: 'ended' },
    ];
    expect(await keepSightOfRelation(world.trusted, { before: undefined, after: open })).toBe(230);
    expect(
      await keepSightOfRelation(world.trusted, { before: open, after: { ...open, state: 'suspended' } }),
    ).toBe(0);

    await world.put('engagements/x_a', ended);
    expect(await keepSightOfRelation(world.trusted, { before: open, after: ended })).toBe(230);
    const stored = await world.list('staffAssignments');
    expect(stored.map((one) => one.visible)).toEqual(ids.map(() => false));
  });

  it('loses at night what left its sight, and nothing else is looked at', async () => {
    await assign('now', { visible: true });
    await assign('lately', { to: daysAgo(90), visible: true });
    await assign('left', { to: daysAgo(91), visible: true });
    await assign('hidden', { to: daysAgo(300), visible: false });

    const found = await outOfSight(world.trusted.db, today).get();
    expect(found.docs.map(({ id }) => id)).toEqual(['x_left']);
  });
});

it('says it without a stamp: the event of that changes nothing else', async () => {
  await assign('s1', { updatedBy: 'contractor' });
  const before = await world.read(place('s1'));
  await keepSight(world.trusted, ['x_s1']);
  const after = await world.read(place('s1'));

  expect(after).toEqual({ ...before, visible: true });
  expect(isSightOnly({ before, after })).toBe(true);
  expect(isSightOnly({ before, after: { ...after, to: today } })).toBe(false);
  expect(isSightOnly({ before: undefined, after })).toBe(false);
  expect(isSightOnly({ before, after: before })).toBe(false);
});
