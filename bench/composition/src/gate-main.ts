import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuiltProduct, buildProduct, startStack } from '@vcms/launcher';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { middle } from './measure-builds.ts';
import { totalOf } from './transfers.ts';
import {
  GATE_PAGE_VERDICT,
  GATE_VERDICT,
  GATE_VERDICT_SEEN,
  mainThreadMs,
  momentOf,
  type Network,
  openBrowser,
  openVisitor,
  signIn,
  type VisitOptions,
  visit,
} from './visitor.ts';

/**
 * How long a phone that is signed in takes to say who may enter, from the address of a badge's code: by the page that answers it, and by the app's page
 * of that address, which answered before (ADR 69), in turn.
 */
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

/** The same product, with the app behind badges' addresses, too. */
async function withApp(product: BuiltProduct, folder: string): Promise<BuiltProduct> {
  await cp(product.shellFolder, folder, { recursive: true });
  await cp(join(folder, 'index.html'), join(folder, 'gate.html'));
  return { ...product, shellFolder: folder };
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-gate-'));
const product = await buildProduct(console.log);
const ports = { shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0 };
const start = (built: BuiltProduct, name: string) =>
  startStack({
    product: built,
    ...{ dataDir: join(dataDir, name), reset: false, host: '127.0.0.1', ...ports, log: () => undefined },
  });
const page = await start(product, 'page');
const app = await start(await withApp(product, join(dataDir, 'shell')), 'app');
const browser = await openBrowser();
try {
  const busy = loadavg()[0] ?? 0;
  const { client, contractor } = DEMO_PEOPLE;
  const answering = [
    { by: 'page', stack: page, drawn: GATE_PAGE_VERDICT, seen: GATE_PAGE_VERDICT },
    { by: 'app', stack: app, drawn: GATE_VERDICT, seen: GATE_VERDICT_SEEN },
  ];
  const phones = await Promise.all(
    answering.map(async (one) => {
      const phone = await openVisitor(browser, PHONE);
      await signIn(phone, one.stack.url, client.email, client.password);
      // In processor time, which a busy machine does not stretch as it does the clock.
      await phone.session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const url = `${one.stack.url}/work-manager/${contractor.companyId}-p1`;
      const backend = one.stack.firebase.origin;
      // The first visit fills what later ones keep.
      await visit(phone, url, one.seen, { cold: true, cpu: 1, backend });
      // What each loads after its answer has come by then, too.
      await phone.page.getByText('kept up to date').waitFor();
      return { ...one, phone, url, backend };
    }),
  );
  const rows = VISITS.flatMap((row) =>
    phones.map((one) => ({
      ...{ ...row, ...one },
      drawn: [] as number[],
      seen: [] as number[],
      spent: [] as number[],
      bytes: 0,
      files: 0,
      moments: { drawn: one.drawn, seen: one.seen },
    })),
  );
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const row of rows) {
      const slow = row.cpu === 1 ? {} : { network: SLOW_4G };
      const options: VisitOptions = { cold: row.cold, cpu: row.cpu, backend: row.backend, ...slow };
      const { ms, transfers } = await visit(row.phone, row.url, row.moments.seen, options);
      row.seen.push(ms);
      row.drawn.push((await momentOf(row.phone, row.moments.drawn)) ?? Number.NaN);
      row.spent.push(await mainThreadMs(row.phone));
      row.bytes = totalOf(transfers);
      row.files = transfers.length;
    }
  }
  console.log(`Load ${busy.toFixed(1)} at the start, ${values.rounds} rounds.`);
  console.log(
    '| visit | answered by | verdict drawn, median | worst | seen, median | worst | main thread, median | files |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const { what, by, drawn, seen, spent, bytes, files } of rows) {
    const figures = [middle(drawn), Math.max(...drawn), middle(seen), Math.max(...seen), middle(spent)];
    const cells = figures.map((value) => `${value.toFixed(0)} ms`);
    console.log(`| ${[what, by, ...cells, `${(bytes / 1000).toFixed(1)} KB in ${files}`].join(' | ')} |`);
  }
} finally {
  await browser.close();
  await Promise.all([page.stop(), app.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}
