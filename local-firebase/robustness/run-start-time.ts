import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDocuments } from './fill-documents.ts';
import { createRestClient } from './rest-client.ts';
import { startServerProcess } from './server-process.ts';

/**
 * `npm run start-time -w local-firebase [-- documents]`: fills a data folder, kills the server, and measures five starts
 * from the spawn of the process to the line that says it answers. The first query afterwards is measured as well.
 */
const DEFAULT_DOCUMENTS = 100_000;
const STARTS = 5;
const PROJECT = 'demo-start';

async function run(documents: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'start-time-'));
  try {
    const starting = ['--project', PROJECT, '--data', folder];
    console.log(`empty folder: ${await measure(starting, 0)} ms`);
    const filler = await startServerProcess(...starting);
    await fillDocuments(createRestClient(filler.origin, PROJECT), 'records', documents);
    await filler.kill();
    console.log(`${documents} documents: ${await measure(starting, documents)} ms`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Wall clock and CPU time of each start, the quickest first. */
async function measure(starting: readonly string[], expected: number): Promise<string> {
  const times: { wall: number; cpu: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServerProcess(...starting);
    times.push({ wall: Math.round(server.startMs), cpu: server.startCpuMs });
    const last = { orderBy: [{ field: { fieldPath: 'number' }, direction: 'DESCENDING' }], limit: 1 };
    const query = { from: [{ collectionId: 'records' }], ...last };
    const [found] = await createRestClient(server.origin, PROJECT).query(query);
    const number = found === undefined ? 0 : Number(found.fields.number?.integerValue) + 1;
    if (number !== expected) throw new Error(`${number} instead of ${expected} documents came back.`);
    await server.kill();
  }
  times.sort((a, b) => a.wall - b.wall);
  return times.map(({ wall, cpu }) => `${wall} (CPU ${cpu})`).join(', ');
}

await run(Number(process.argv[2] ?? DEFAULT_DOCUMENTS));
