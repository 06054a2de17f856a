import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { type FuzzKind, runFuzz } from './fuzz-run.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Memory of one run, in MiB: above what the collector lets a server of this size swing. */
const SLACK_MIB = 64;
let server: ServerProcess;

beforeAll(async () => {
  buildServer();
  server = await startServerProcess('--project', 'demo-fuzz');
});
afterAll(() => server.kill());

test.each<[FuzzKind, number]>([
  ['rest', 2_000],
  ['webchannel', 1_500],
  ['grpc', 1_300],
  ['raw', 200],
])(
  'damaged %s requests are all answered, without a crash, an internal error or a stack',
  async (kind, count) => {
    const report = await runFuzz(server, count, 11, [kind]);

    expect(report.findings).toEqual([]);
    expect(report.requests).toBe(count);
    expect(report.lastThirdMiB - report.firstThirdMiB).toBeLessThan(SLACK_MIB);
    expect(server.running()).toBe(true);
  },
);
