import { runCrashRounds } from './crash-rounds.ts';

/**
 * `npm run crash -w local-firebase [-- rounds [seed [documents]]]`. Exit code 1 when anything was lost, half done or out
 * of order. The times of the starts are of a machine with whatever else it does: their CPU time is what compares.
 */
const DEFAULT_ROUNDS = 20;
const DEFAULT_DOCUMENTS = 100_000;

const [rounds = DEFAULT_ROUNDS, seed = 1, documents = DEFAULT_DOCUMENTS] = process.argv.slice(2).map(Number);
const report = await runCrashRounds({ rounds, seed, documents }, console.log);
for (const line of report.violations) console.error(line);
const walls = report.starts.map(({ wallMs }) => wallMs).sort((a, b) => a - b);
const cpus = report.starts.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
const middle = walls.length >> 1;
console.log(
  `${rounds} rounds, ${documents} documents, ${report.attempts} attempts, ${report.acknowledged} acknowledged, ` +
    `${report.violations.length} violations (seed ${seed}); starts: median ${walls[middle]} ms (CPU ${cpus[middle]}), ` +
    `worst ${walls.at(-1)} ms (CPU ${cpus.at(-1)})`,
);
if (report.violations.length > 0) process.exitCode = 1;
