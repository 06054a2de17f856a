import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseRegistry, registryPath } from '@vcms/contract';
import { startShellServer } from '@vcms/hosting';
import { writeRegistry } from './write-registries.ts';

/** What a role's start reads of the registry: of the product as it is, and of one with 50 remotes and 500 releases. */
const REMOTE = 'remote-cs';
const SIZES = [
  { env: 'few', remotes: 4, releases: 10 },
  { env: 'many', remotes: 50, releases: 10 },
] as const;
const ROUNDS = 400;

interface Reading {
  readonly text: string;
  readonly fetchMs: number;
  readonly parseMs: number;
}

async function read(url: string): Promise<Reading> {
  const began = performance.now();
  const text = await (await fetch(url)).text();
  const fetched = performance.now();
  const parsed = parseRegistry(JSON.parse(text));
  const parseMs = performance.now() - fetched;
  if (!parsed.ok || parsed.value.remotes[REMOTE] === undefined) throw new Error(`${url} is no registry.`);
  return { text, fetchMs: fetched - began, parseMs };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-registry-'));
for (const size of SIZES) await writeRegistry(folder, REMOTE, size);
const shell = await startShellServer({
  host: '127.0.0.1',
  port: 0,
  shellFolder: folder,
  shellVersion: '1.0.0',
  registryFolder: join(folder, 'registry'),
  origins: { cdn: 'https://cdn.example.com' },
  config: { env: 'bench', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
});
const rows = [true, false].flatMap((isPart) =>
  SIZES.map(({ env, remotes, releases }) => ({
    name: `${isPart ? 'part of the role' : 'whole'}, ${remotes} remotes, ${remotes * releases} releases`,
    url: `${shell.origin}${registryPath(env, isPart ? REMOTE : undefined)}`,
    readings: [] as Reading[],
  })),
);
// In turn and in a turning order, so that whatever else the machine does falls on each alike. The first tenth warms up.
for (let round = 0; round < ROUNDS * 1.1; round += 1) {
  for (const at of rows.keys()) {
    const row = rows[(at + round) % rows.length];
    const reading = row === undefined ? undefined : await read(row.url);
    if (reading !== undefined && round >= ROUNDS / 10) row?.readings.push(reading);
  }
}
await shell.close();
await rm(folder, { recursive: true, force: true });

console.info(
  `load ${(loadavg()[0] ?? 0).toFixed(1)}, Node ${process.version}, ${ROUNDS} rounds in turn, medians`,
);
console.info(
  '| what a start reads | bytes | brotli | fetched, this machine | parsed and checked |\n| --- | --- | --- | --- | --- |',
);
for (const { name, readings } of rows) {
  const of = (key: 'fetchMs' | 'parseMs') => median(readings.map((reading) => reading[key]));
  const text = readings[0]?.text ?? '';
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  console.info(
    `| ${name} | ${kb(Buffer.byteLength(text))} | ${kb(brotliCompressSync(text).length)} | ${of('fetchMs').toFixed(2)} ms | ${of('parseMs').toFixed(3)} ms |`,
  );
}
