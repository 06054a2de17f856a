import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirestoreService } from '../service/create-firestore-service.ts';
import { parseMicros } from '../values/timestamp.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ROUNDS = 3;
const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const dataDir = join(folder, 'data');

/** Node 20 runs no TypeScript, so the writer is bundled; the store's native part stays outside. */
async function bundleWriter(): Promise<void> {
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    entry: join(import.meta.dirname, 'crash-writer.ts'),
    output: { path: folder, filename: 'crash-writer.mjs', module: true, chunkFormat: 'module' },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) => done(undefined, /^[./]/.test(request) ? undefined : resolved(request)),
    ],
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/esm',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** The bundle lies outside of the workspace, so packages are named by where they are. */
function resolved(request: string): string {
  return request.startsWith('node:') ? request : import.meta.resolve(request);
}

interface Acknowledged {
  readonly round: number;
  readonly commitTime: string;
}

/** Runs the writer until it reported some commits, kills it without warning; the last one reported. */
async function writeAndKill(first: number, reports: number): Promise<Acknowledged> {
  const child: ChildProcess = fork(join(folder, 'crash-writer.mjs'), [dataDir, String(first)], {
    execArgv: [],
  });
  let last: Acknowledged | undefined;
  let heard = 0;
  child.on('message', (message) => {
    last = message as Acknowledged;
    heard += 1;
    if (heard === reports) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  if (last === undefined) throw new Error('The writer reported nothing.');
  return last;
}

beforeAll(bundleWriter);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a killed process loses no acknowledged commit and leaves none half done', async () => {
  let next = 1;
  let latest = 0;
  for (let attempt = 0; attempt < ROUNDS; attempt += 1) {
    const acknowledged = await writeAndKill(next, 20 + attempt * 17);
    const service = createFirestoreService({ dataDir });
    const rounds = await roundsIn(service, 'wide');
    const markers = await roundsIn(service, 'markers');
    await service.close();

    // The last commit may have been stored without its report having come through.
    expect(rounds[0]).toBeGreaterThanOrEqual(acknowledged.round);
    expect(rounds).toEqual(Array.from({ length: 8 }, () => rounds[0]));
    expect(markers).toEqual([rounds[0]]);
    const time = parseMicros(acknowledged.commitTime) ?? 0;
    expect(time).toBeGreaterThan(latest);
    latest = time;
    next = (rounds[0] ?? 0) + 1;
  }
});

async function roundsIn(
  service: ReturnType<typeof createFirestoreService>,
  collectionId: string,
): Promise<number[]> {
  const rounds: number[] = [];
  const request = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId }] } };
  for await (const { document } of service.serverStream('RunQuery', request, { kind: 'admin' })) {
    const { fields } = document as { fields: { round: { integerValue: string } } };
    rounds.push(Number(fields.round.integerValue));
  }
  return rounds;
}
