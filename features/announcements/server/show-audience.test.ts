import type { Audience } from '@vcms/domain';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyMeant } from './audience.ts';
import { showAudience } from './show-audience.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('second', '5005', 'a');
  await world.put('engagements/x_a', {
    ...APPROVED_ENGAGEMENT,
    contractorTrades: ['roofing'],
    sites: ['North yard'],
  });
  await world.put('engagements/x_other', {
    ...APPROVED_ENGAGEMENT,
    contractorId: 'other',
    contractorName: 'Beta',
    state: 'submitted',
    sites: ['South yard', 'North yard'],
  });
});
afterAll(() => world.stop());

describe('the audience of an announcement', () => {
  it('says beforehand whom it reaches, why, and how many people get it', async () => {
    const shown = await showAudience(world.trusted, world.callers.client, {
      audience: { mode: 'site', values: ['North yard'] },
      from: 0,
      people: true,
    });

    expect(shown).toMatchObject({
      ...{ contractors: 2, people: 2, trades: ['roofing'], sites: ['North yard', 'South yard'] },
      rows: [
        { contractorId: 'a', name: 'Acme Roofing', why: ['North yard'] },
        { contractorId: 'other', name: 'Beta', why: ['North yard'] },
      ],
    });
    const everybody: Audience = { mode: 'all_approved', values: [] };
    const ask = { audience: everybody, from: 0, people: false };
    const nobody = await showAudience(world.trusted, world.callers.reduced, ask);
    expect(nobody).toMatchObject({ contractors: 0, rows: [] });
    const call = showAudience(world.trusted, world.callers.contractor, ask);
    await expect(call).rejects.toMatchObject({ reason: 'not-allowed' });
  });

  it.each<[Audience['mode'], string[], object, string[]]>([
    ['all_approved', [], { state: 'approved' }, ['approved']],
    ['all_approved', [], { state: 'submitted' }, []],
    ['status', ['expiring'], { state: 'approved', overall: 'expiring' }, ['expiring']],
    ['trade', ['roofing'], { state: 'approved', contractorTrades: ['roofing', 'hvac'] }, ['roofing']],
    ['site', ['North yard'], { state: 'in_progress', sites: ['North yard'] }, ['North yard']],
    ['site', ['North yard'], { state: 'ended', sites: ['North yard'] }, []],
    ['selected', ['a'], { state: 'approved', contractorId: 'a' }, ['selected']],
    ['selected', ['a'], { state: 'ended', contractorId: 'a' }, []],
    ['everybody' as Audience['mode'], [], { state: 'approved' }, []],
  ])('by %s %j means %j because of %j', (mode, values, engagement, why) => {
    expect(whyMeant(engagement, { mode, values })).toEqual(why);
  });
});
