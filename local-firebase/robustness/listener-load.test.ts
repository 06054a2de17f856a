import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { runListenerLoad } from './listener-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const PROJECT = 'demo-listeners';
let server: ServerProcess;

beforeAll(async () => {
  buildServer();
  server = await startServerProcess('--project', PROJECT);
});
afterAll(() => server.kill());

test('two hundred listeners under steady writes all end with what a query finds', async () => {
  const load = { listeners: 200, writesPerSecond: 25, seconds: 3, seed: 5 };
  const report = await runListenerLoad(server.origin, PROJECT, load);

  expect(report.differences).toEqual([]);
  expect(report.converged).toBe(load.listeners);
  expect(report.snapshots).toBeGreaterThan(load.listeners);
}, 300_000);
