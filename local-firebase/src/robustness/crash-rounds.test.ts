import { beforeAll, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { runCrashRounds } from './crash-rounds.ts';

const ROUNDS = 4;

beforeAll(buildServer);

test('a server killed under nine writers loses nothing acknowledged and leaves nothing half done', async () => {
  const report = await runCrashRounds(ROUNDS, 7);

  expect(report.violations).toEqual([]);
  expect(report.acknowledged).toBeGreaterThanOrEqual(40 * ROUNDS);
});
