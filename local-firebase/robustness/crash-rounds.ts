import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attempt, type CrashWorld, findViolations } from './crash-ledger.ts';
import { createWriters, type Writer, writeUntilGone } from './crash-writers.ts';
import { fillDocuments } from './fill-documents.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { createSeededRandom } from './seeded-random.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const PROJECT = 'demo-crash';
const FILLING = 'records';

export interface CrashOptions {
  readonly rounds: number;
  readonly seed: number;
  /** How many documents lie in the store besides those of the writers. */
  readonly documents: number;
}

export interface CrashReport {
  /** Of each start after a kill: milliseconds from the spawn to the line that says it answers, and CPU time until then. */
  readonly starts: readonly { readonly wallMs: number; readonly cpuMs: number }[];
  readonly attempts: number;
  readonly acknowledged: number;
  readonly violations: readonly string[];
}

/**
 * Kills the real server `rounds` times while nine writers write, and compares after each restart.
 * @param onRound hears a line after each round
 */
export async function runCrashRounds(
  { rounds, seed, documents }: CrashOptions,
  onRound: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const random = createSeededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'crash-rounds-'));
  const attempts: Attempt[] = [];
  const writers = createWriters();
  const violations: string[] = [];
  const starts: { wallMs: number; cpuMs: number }[] = [];
  const start = () => startServerProcess('--project', PROJECT, '--data', folder);
  let server = await start();
  try {
    await fillDocuments(createRestClient(server.origin, PROJECT), FILLING, documents);
    for (let round = 1; round <= rounds; round += 1) {
      const before = attempts.length;
      await writeAndKill(server, writers, round, attempts, 40 + random.int(160));
      server = await start();
      starts.push({ wallMs: Math.round(server.startMs), cpuMs: server.startCpuMs });
      const found = findViolations(attempts, await readWorld(createRestClient(server.origin, PROJECT)));
      violations.push(...found.map((line) => `round ${round}: ${line}`));
      const took = `started in ${Math.round(server.startMs)} ms (CPU ${server.startCpuMs})`;
      onRound(`round ${round}: ${attempts.length - before} attempts, ${found.length} violations, ${took}`);
    }
    const left = await countDocuments(server.origin);
    if (left !== documents) violations.push(`${left} of ${documents} older documents are left`);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const acknowledged = attempts.filter(({ commitTime }) => commitTime !== undefined).length;
  return { starts, attempts: attempts.length, acknowledged, violations };
}

/** Kills the server the moment so many writes of this round have been acknowledged, with the others under way. */
async function writeAndKill(
  server: ServerProcess,
  writers: readonly Writer[],
  round: number,
  attempts: Attempt[],
  killAfter: number,
): Promise<void> {
  const client = createRestClient(server.origin, PROJECT);
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const onAcknowledged = () => {
    acknowledged += 1;
    if (acknowledged >= killAfter) killed ??= server.kill();
  };
  const record = (attempt: Attempt) => attempts.push(attempt);
  await Promise.all(writers.map((writer) => writeUntilGone(writer, client, round, record, onAcknowledged)));
  if (killed === undefined) throw new Error(`The server went by itself. ${server.errors()}`);
  await killed;
}

async function countDocuments(origin: string): Promise<number> {
  const names = { from: [{ collectionId: FILLING }], select: { fields: [{ fieldPath: '__name__' }] } };
  return (await createRestClient(origin, PROJECT).query(names)).length;
}

async function readWorld(client: RestClient): Promise<CrashWorld> {
  const [total] = await client.collection('totals');
  return {
    singles: await client.collection('singles'),
    parts: await client.collection('parts'),
    heads: await client.collection('heads'),
    receipts: await client.collection('receipts'),
    total: Number(total?.fields.number?.integerValue ?? 0),
  };
}
