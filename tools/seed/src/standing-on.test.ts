import { addDays, evaluate, type Status } from '@vcms/domain';
import { standingOn } from '@vcms/engagements/server';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoData } from './demo-data.ts';
import { seedDemoData } from './seed-demo-data.ts';
import { evaluationInput } from './snapshots.ts';
import { createRandom } from './words/random.ts';

const TODAY = '2026-11-21';
/** Of each of the 40 relations: 200 answers. */
const DAYS_EACH = 5;
/** Half of the days are past, and some are so far ahead that nothing on file is valid any more. */
const DAYS_AROUND = 500;

let world: World;
let data: DemoData;

beforeAll(async () => {
  world = await startWorld(`${TODAY}T15:00:00Z`);
  // Some have the addresses of people of the demo data.
  const accounts = Object.values(world.callers).map(({ uid }) => world.trusted.auth.deleteUser(uid));
  await Promise.all(accounts);
  data = await seedDemoData({ auth: world.trusted.auth, firestore: world.trusted.db, today: TODAY });
});
afterAll(() => world.stop());

describe('how a contractor stands on any day', () => {
  it('is what the evaluation says of that day, for every relation and random days', async () => {
    const random = createRandom(17);
    const seen = new Set<Status>();
    for (const engagement of data.engagements) {
      const { clientId, contractorId } = engagement.record;
      const dates = Array.from({ length: DAYS_EACH }, () =>
        addDays(TODAY, random.int(-DAYS_AROUND, DAYS_AROUND)),
      );
      const { results } = await standingOn(world.trusted, world.callers.service, {
        clientId,
        contractorId,
        dates,
      });

      const onPaper = dates.map((asOf) => evaluate(evaluationInput(data, engagement, asOf)));
      expect(results, engagement.id).toEqual(onPaper);
      for (const { overall } of onPaper) seen.add(overall);
    }
    expect(data.engagements).toHaveLength(40);
    expect([...seen].sort()).toEqual(['compliant', 'expiring', 'non_compliant', 'pending_review']);
  });
});
