import type { Caller } from '@vcms/server/core';
import { REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveEngagement } from './move-engagement.ts';
import { onEngagementWritten } from './on-engagement-written.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Action = Parameters<typeof moveEngagement>[2]['action'];

/** Moves, and delivers the event three times, two of them at once. */
async function move(caller: Caller, action: Action, reason?: string, clientId = 'x'): Promise<string> {
  const id = `${clientId}_a`;
  const before = await world.read(`engagements/${id}`);
  const { state } = await moveEngagement(world.trusted, caller, {
    clientId,
    contractorId: 'a',
    action,
    reason,
  });
  const after = await world.read(`engagements/${id}`);
  const change = { id, eventId: `event-${clientId}-${action}`, before, after };
  await Promise.all([1, 2].map(() => onEngagementWritten(world.trusted, change)));
  await onEngagementWritten(world.trusted, change);
  return state;
}

const titlesFor = async (uid: string) =>
  (await world.list('notifications')).filter(({ toId }) => toId === uid).map(({ title }) => title);

describe('an engagement', () => {
  it('goes from the invitation to the approval; everybody is told once and everything is written down once', async () => {
    const { client, contractor } = world.callers;

    expect(await move(client, 'invite')).toBe('invited');
    expect(await move(contractor, 'accept')).toBe('in_progress');
    await expect(move(contractor, 'submit')).rejects.toMatchObject({
      reason: 'wrong-state',
      field: 'workTypes',
    });
    await world.trusted.db.doc('engagements/x_a').update({ workTypes: ['roofing'] });
    expect(await move(contractor, 'submit')).toBe('submitted');
    expect(await move(client, 'approve')).toBe('approved');

    expect(await titlesFor('contractor')).toEqual(expect.arrayContaining(['New request', 'Approved']));
    expect(await titlesFor('contractor')).toHaveLength(2);
    expect(await titlesFor('client')).toEqual(['Contractor ready']);
    const lines = (await world.list('audit')).filter(({ action }) => action === 'engagement.move');
    expect(lines.map(({ after }) => after.state).sort()).toEqual([
      'approved',
      'in_progress',
      'invited',
      'submitted',
    ]);
    expect(lines.every(({ actorRole }) => ['5003', '5005'].includes(actorRole))).toBe(true);
  });

  it('has a snapshot that follows it and says whether the client may look', async () => {
    expect(await world.read('snapshots/x_a')).toMatchObject({
      engagementState: 'approved',
      visible: true,
      clientName: 'Northfield',
    });
    expect(await world.read('engagements/x_a')).toMatchObject({
      overall: 'not_applicable',
      readinessPct: null,
    });

    await move(world.callers.client, 'suspend', 'An accident is being looked into.');
    await move(world.callers.client, 'end', 'The work at the site is done.');

    expect(await world.read('snapshots/x_a')).toMatchObject({ engagementState: 'ended', visible: false });
  });

  it('with gaps is approved with a reason only', async () => {
    await move(world.callers.client, 'reopen');
    await move(world.callers.contractor, 'accept');
    await move(world.callers.contractor, 'submit');
    await world.put('clients/x/requirementSets/1', REQUIREMENTS);

    for (const reason of [undefined, 'Nineteen characters']) {
      await expect(move(world.callers.client, 'approve', reason)).rejects.toMatchObject({
        reason: 'reason-needed',
      });
    }
    expect(await move(world.callers.client, 'approve', 'Cover is bought, the paper follows.')).toBe(
      'approved',
    );
  });

  it('of a client on the reduced plan is requested by it and decided by customer service', async () => {
    const { reduced, service, contractor } = world.callers;
    expect(await move(reduced, 'request', 'We need a roofer.', 'y')).toBe('requested');
    expect(await move(service, 'invite', undefined, 'y')).toBe('invited');
    await move(contractor, 'accept', undefined, 'y');
    await world.trusted.db.doc('engagements/y_a').update({ workTypes: ['roofing'] });
    await move(contractor, 'submit', undefined, 'y');

    await expect(move(reduced, 'approve', undefined, 'y')).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await move(service, 'approve', undefined, 'y')).toBe('approved');
  });

  it('of others is nobody’s business', async () => {
    await expect(move(world.callers.client, 'approve', undefined, 'y')).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    await expect(move(world.callers.contractor, 'suspend')).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});
