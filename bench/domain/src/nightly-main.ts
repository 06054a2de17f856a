import { cpus, loadavg, totalmem } from 'node:os';
import { runNightly, workRange } from '@vcms/functions/parts';
import { type Backend, startBackend } from './backend.ts';
import { writeMany } from './many-engagements.ts';
import { writeSection } from './write-section.ts';

/** `npm run bench:nightly`: one nightly run over so many engagements, and its figures in bench/results.md. */
const ENGAGEMENTS = Number(process.env.ENGAGEMENTS ?? 10_000);
const TODAY = '2026-11-20';

interface Night {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly reads: number;
  readonly writes: number;
  readonly snapshots: number;
  /** Runs of a function that the night is split into, and the seconds that the longest took. */
  readonly ranges: number;
  readonly longest: number;
}

async function measureNight(backend: Backend): Promise<Night> {
  const before = await backend.usage();
  const began = performance.now();
  const cpu = process.cpuUsage();
  let longest = 0;
  let ranges = 0;
  const { snapshots = 0 } = await runNightly(backend.trusted, { purge: true }, async (trusted, rangeId) => {
    const from = performance.now();
    await workRange(trusted, rangeId);
    longest = Math.max(longest, (performance.now() - from) / 1000);
    ranges += 1;
  });
  const { user, system } = process.cpuUsage(cpu);
  const after = await backend.usage();
  return {
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    snapshots,
    ranges,
    longest,
  };
}

function rowsOf({
  seconds,
  cpuSeconds,
  reads,
  writes,
  snapshots,
  ranges,
  longest,
}: Night): readonly string[] {
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  const each = (value: number) => (value / snapshots).toFixed(1);
  return [
    `| night over ${whole(snapshots)} engagements: requirements, variances, snapshots, reminders, retention | ` +
      `${whole(seconds)} s, ${whole(cpuSeconds)} s of processor time with the local server in the same process | ` +
      `${whole(snapshots / seconds)} engagements per second |`,
    `| its runs: ranges one after the other here, 20 at a time where a trigger works on them | ${whole(ranges)}, the longest ${longest.toFixed(1)} s | of 540 s that a run may take |`,
    `| its reads and writes | ${whole(reads)} and ${whole(writes)} | ${each(reads)} and ${each(writes)} for an engagement |`,
  ];
}

async function main(): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  const backend = await startBackend(`${TODAY}T15:00:00Z`);
  const shape = await writeMany(backend.trusted.db, ENGAGEMENTS, TODAY);
  const rows = rowsOf(await measureNight(backend));
  await backend.stop();
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const machine = `${cpus().length} cores ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load} at the start, Node ${process.version}`;
  writeSection('nightly', 'npm run bench:nightly', [
    '## A nightly run',
    '',
    `${new Date().toISOString().slice(0, 10)}; ${machine}. ${shape} Written by \`npm run bench:nightly\`.`,
    '',
    '| what | figure | ratio |',
    '|---|---|---|',
    ...rows,
  ]);
  console.log(rows.join('\n'));
}

await main();
