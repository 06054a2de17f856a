import { runListenerLoad } from './listener-load.ts';
import { startServerProcess } from './server-process.ts';

/** `npm run listeners -w local-firebase [-- seconds]`: exit code 1 when a listener shows another state than a query. */
const PROJECT = 'demo-listeners';
const DEFAULT_SECONDS = 60;
const LISTENERS = 200;
const WRITES_PER_SECOND = 50;

const seconds = Number(process.argv[2] ?? DEFAULT_SECONDS);
const server = await startServerProcess('--project', PROJECT);
const load = { listeners: LISTENERS, writesPerSecond: WRITES_PER_SECOND, seconds, seed: 1 };
const began = performance.now();
const report = await runListenerLoad(server.origin, PROJECT, load);
const took = Math.round((performance.now() - began) / 1000);
const memoryMiB = Math.round(server.residentBytes() / 2 ** 20);
await server.kill();
console.log(JSON.stringify({ ...load, ...report, took, memoryMiB }));
process.exit(report.converged === LISTENERS ? 0 : 1);
