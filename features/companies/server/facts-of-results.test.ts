import { writeSnapshot } from '@vcms/compliance/server';
import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideFacts } from './decide-facts.ts';
import { declareFacts } from './declare-facts.ts';
import { onCompanyWritten } from './on-company-written.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', {
    ...NOTHING_ASKED,
    osha: { ...NOTHING_ASKED.osha, required: true },
  });
  await writeSnapshot(world.trusted, 'x', 'a');
});
afterAll(() => world.stop());

async function logs(): Promise<unknown> {
  const items: readonly { key: string; reasons: readonly string[] }[] =
    (await world.read('snapshots/x_a'))?.result.items ?? [];
  return items.find(({ key }) => key === 'osha.logs')?.reasons;
}

it('no fact that a contractor declares takes a failing item away before the firm has confirmed it', async () => {
  const asked = ['year_missing:2023', 'year_missing:2024', 'year_missing:2025'];
  const follow = async (eventId: string, change: () => Promise<unknown>) => {
    const before = await world.read('companies/a');
    await change();
    const after = await world.read('companies/a');
    await onCompanyWritten(world.trusted, { companyId: 'a', eventId, before, after });
  };
  const request = { companyId: 'a', facts: { operatingSince: '2026-02-01' } };
  await follow('d1', () => declareFacts(world.trusted, world.callers.contractor, request));
  await writeSnapshot(world.trusted, 'x', 'a');
  expect(await logs()).toEqual(asked);

  const declaredAt = (await world.read('companies/a'))?.declaredFacts.declaredAt.toMillis();
  const decision = { companyId: 'a', declaredAt, decision: 'confirm' } as const;
  await follow('d2', () => decideFacts(world.trusted, world.callers.service, decision));
  expect(await logs()).toEqual(['no_history']);
  await world.trusted.db.doc('companies/a').update({ operatingSince: '2010-01-01' });
  await writeSnapshot(world.trusted, 'x', 'a');
});

it('a fact that the firm changes is in the result at once, not only the next night', async () => {
  expect(await logs()).toEqual(['year_missing:2023', 'year_missing:2024', 'year_missing:2025']);
  const before = await world.read('companies/a');
  await world.trusted.db.doc('companies/a').update({ operatingSince: '2025-03-01' });
  const after = await world.read('companies/a');

  await onCompanyWritten(world.trusted, { companyId: 'a', eventId: 'f1', before, after });

  expect(await logs()).toEqual(['year_missing:2025']);
});
