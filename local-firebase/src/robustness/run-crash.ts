import { runCrashRounds } from './crash-rounds.ts';

/** `npm run crash -w local-firebase [-- rounds [seed]]`. Exit code 1 when anything was lost, half done or out of order. */
const DEFAULT_ROUNDS = 20;

const [rounds = DEFAULT_ROUNDS, seed = 1] = process.argv.slice(2).map(Number);
const report = await runCrashRounds(rounds, seed, console.log);
for (const line of report.violations) console.error(line);
console.log(
  `${report.rounds} rounds, ${report.attempts} attempts, ${report.acknowledged} acknowledged, ` +
    `${report.violations.length} violations (seed ${seed})`,
);
if (report.violations.length > 0) process.exitCode = 1;
