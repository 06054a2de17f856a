import { beforeAll, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { runCrashRounds } from './crash-rounds.ts';

const ROUNDS = 4;
/** Five starts of the server, on a machine that may have much else to do. */
const TIME_LIMIT_MS = 300_000;

beforeAll(buildServer);

test('a server killed under nine writers loses nothing acknowledged and leaves nothing half done', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const report = await runCrashRounds({ rounds: ROUNDS, seed: 7, documents: 1_200 });

  expect(report.violations).toEqual([]);
  expect(report.starts).toHaveLength(ROUNDS);
  expect(report.acknowledged).toBeGreaterThanOrEqual(40 * ROUNDS);
});
