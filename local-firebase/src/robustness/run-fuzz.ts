import { runFuzz } from './fuzz-run.ts';
import { startServerProcess } from './server-process.ts';

/** `npm run fuzz -w local-firebase [-- requests [seed]]`. Exit code 1 when something was found or memory grew. */
const DEFAULT_REQUESTS = 100_000;
/** The collector's own ups and downs. */
const SLACK_MIB = 40;

const [requests = DEFAULT_REQUESTS, seed = 1] = process.argv.slice(2).map(Number);
const server = await startServerProcess('--project', 'demo-fuzz');
const began = performance.now();
const report = await runFuzz(server, requests, seed);
await server.kill();
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ ...report, seconds, seed }, undefined, 1));
if (report.findings.length > 0 || report.lastThirdMiB > report.firstThirdMiB + SLACK_MIB)
  process.exitCode = 1;
