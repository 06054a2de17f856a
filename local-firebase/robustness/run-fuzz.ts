import { runFuzz } from './fuzz-run.ts';
import { startServerProcess } from './server-process.ts';

/** `npm run fuzz -w local-firebase [-- requests [seed]]`. Exit code 1 when something was found or memory grew. */
const DEFAULT_REQUESTS = 100_000;
/** The collector's own ups and downs. */
const SLACK_MIB = 40;
/**
 * V8 would let the heap grow as long as the machine has memory. So little keeps it collecting, and a server that needs
 * more in the long run dies of it.
 */
const HEAP_MIB = 96;

const [requests = DEFAULT_REQUESTS, seed = 1] = process.argv.slice(2).map(Number);
process.env.NODE_OPTIONS = `--max-old-space-size=${HEAP_MIB}`;
const server = await startServerProcess('--project', 'demo-fuzz');
const began = performance.now();
const report = await runFuzz(server, requests, seed);
await server.kill();
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ ...report, seconds, seed }, undefined, 1));
if (report.findings.length > 0 || report.lastThirdMiB > report.firstThirdMiB + SLACK_MIB)
  process.exitCode = 1;
