import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct, startStack } from '@vcms/launcher';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { middle } from './measure-builds.ts';
import { totalOf } from './transfers.ts';
import {
  GATE_VERDICT,
  GATE_VERDICT_SEEN,
  momentOf,
  type Network,
  openBrowser,
  openVisitor,
  signIn,
  type VisitOptions,
  type Visitor,
  visit,
} from './visitor.ts';

/** How long a phone that is signed in takes to say who may enter, from the address of a badge's code. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

const PHONE = { width: 390, height: 844 };
/** What Chromium's tools call slow 4G: 150 ms to and fro, 1.6 Mbit/s to the phone and 0.75 from it. */
const SLOW_4G: Network = { latencyMs: 150, down: 1_600_000, up: 750_000 };
const CPU = 4;

const VISITS = [
  { what: 'this machine, nothing kept', cold: true, cpu: 1 },
  { what: 'this machine, files kept', cold: false, cpu: 1 },
  { what: 'slow 4G, CPU 4x slower, nothing kept: a new release or a new phone', cold: true, cpu: CPU },
  { what: 'slow 4G, CPU 4x slower, files kept: every other scan', cold: false, cpu: CPU },
] as const;

/** What the page's main thread has computed since the navigation, ms of processor time. */
async function mainThreadMs({ session }: Visitor): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-gate-'));
const ports = { shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0 };
const stack = await startStack({
  product: await buildProduct(console.log),
  ...{ dataDir, reset: false, host: '127.0.0.1', ...ports, log: () => undefined },
});
const browser = await openBrowser();
try {
  const busy = loadavg()[0] ?? 0;
  const phone = await openVisitor(browser, PHONE);
  const { client, contractor } = DEMO_PEOPLE;
  await signIn(phone, stack.url, client.email, client.password);
  // In processor time, which a busy machine does not stretch as it does the clock.
  await phone.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const url = `${stack.url}/work-manager/${contractor.companyId}-p1`;
  const backend = stack.firebase.origin;
  // The first visit fills what later ones keep.
  await visit(phone, url, GATE_VERDICT_SEEN, { cold: true, cpu: 1, backend, settle: true });
  const rows = VISITS.map((row) => ({
    ...row,
    drawn: [] as number[],
    seen: [] as number[],
    spent: [] as number[],
    bytes: 0,
    files: 0,
  }));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const row of rows) {
      const slow = row.cpu === 1 ? {} : { network: SLOW_4G };
      const options: VisitOptions = { cold: row.cold, cpu: row.cpu, backend, ...slow };
      const { ms, transfers } = await visit(phone, url, GATE_VERDICT_SEEN, options);
      row.seen.push(ms);
      row.drawn.push((await momentOf(phone, GATE_VERDICT)) ?? Number.NaN);
      row.spent.push(await mainThreadMs(phone));
      row.bytes = totalOf(transfers);
      row.files = transfers.length;
    }
  }
  console.log(`Load ${busy.toFixed(1)} at the start, ${values.rounds} rounds.`);
  console.log(
    '| visit | verdict drawn, median | worst | seen, median | worst | main thread, median | files |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const { what, drawn, seen, spent, bytes, files } of rows) {
    const figures = [middle(drawn), Math.max(...drawn), middle(seen), Math.max(...seen), middle(spent)];
    const cells = figures.map((value) => `${value.toFixed(0)} ms`);
    console.log(`| ${[what, ...cells, `${(bytes / 1000).toFixed(1)} KB in ${files}`].join(' | ')} |`);
  }
} finally {
  await browser.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
