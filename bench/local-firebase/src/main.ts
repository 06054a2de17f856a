import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchBrowser, openBenchBrowser } from './browser.ts';
import { fill, MARKED, queryMarked } from './documents.ts';
import { spreadOf, timeInTurn } from './measure.ts';
import { type ResultRow, sectionOf, writeSection } from './results.ts';
import { measureRules } from './rules-bench.ts';
import { PROJECT, serveEcho, serveFirebase } from './serve.ts';

/** `npm run bench:firebase`: measures the local Firebase and writes its section of bench/results.md. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OPEN_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if true; }
  }
}
`;
const SNAPSHOT_DOCUMENTS = 10_000;
const SNAPSHOT_ROUNDS = 5;
const LATENCY_ROUNDS = 300;
const QUERY_ROUNDS = 300;
const SMALL = 1_000;
const LARGE = 100_000;

const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const times = (ratio: number) => ratio.toFixed(2);

async function snapshotRow({ page }: BenchBrowser, origin: string): Promise<ResultRow> {
  await fill(origin, 'snapshot', SNAPSHOT_DOCUMENTS);
  const measured = await page.evaluate(
    ([at, project, rounds]) => globalThis.benchPage.firstSnapshots(at, project, 'snapshot', rounds),
    [origin, PROJECT, SNAPSHOT_ROUNDS] as const,
  );
  if (measured.documents !== SNAPSHOT_DOCUMENTS) throw new Error(`The snapshot held ${measured.documents}.`);
  const { median, p95 } = spreadOf(measured.times);
  const what = `first snapshot of ${SNAPSHOT_DOCUMENTS} documents in Chromium, ${SNAPSHOT_ROUNDS} new clients`;
  return { what, figure: `median ${ms(median)}, worst ${ms(p95)}`, ratio: '' };
}

async function latencyRows({ page }: BenchBrowser, origin: string): Promise<ResultRow[]> {
  const echoServer = await serveEcho();
  const half = LATENCY_ROUNDS / 2;
  const echo = () =>
    page.evaluate(([at, rounds]) => globalThis.benchPage.echo(at, rounds), [
      echoServer.origin,
      half,
    ] as const);
  const before = await echo();
  const listened = await page.evaluate(
    ([at, project, rounds]) => globalThis.benchPage.writeToListener(at, project, rounds),
    [origin, PROJECT, LATENCY_ROUNDS] as const,
  );
  const floor = spreadOf([...before, ...(await echo())]);
  await echoServer.stop();
  const { count, median, p95 } = spreadOf(listened);
  return [
    {
      what: `raw echo in Chromium: POST to hanging GET, ${floor.count} times`,
      figure: `median ${ms(floor.median)}, p95 ${ms(floor.p95)}`,
      ratio: '1.00',
    },
    {
      what: `write of one client to the listener of another in Chromium, ${count} times`,
      figure: `median ${ms(median)}, p95 ${ms(p95)}`,
      ratio: `${times(median / floor.median)} of the echo`,
    },
  ];
}

async function queryRows(origin: string): Promise<ResultRow[]> {
  await fill(origin, 'small', SMALL);
  await fill(origin, 'large', LARGE);
  // The first query of a kind builds its sorted view.
  const [first] = await timeInTurn(1, [() => queryMarked(origin, 'large')]);
  await timeInTurn(QUERY_ROUNDS / 3, [
    () => queryMarked(origin, 'small'),
    () => queryMarked(origin, 'large'),
  ]);
  const [small, large] = (
    await timeInTurn(QUERY_ROUNDS, [() => queryMarked(origin, 'small'), () => queryMarked(origin, 'large')])
  ).map(spreadOf);
  if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
  const what = (documents: number) => `query for the same ${MARKED} of ${documents} documents over REST`;
  const figure = (median: number, p95: number) => `median ${ms(median)}, p95 ${ms(p95)}`;
  return [
    { what: what(SMALL), figure: figure(small.median, small.p95), ratio: '1.00' },
    {
      what: what(LARGE),
      figure: figure(large.median, large.p95),
      ratio: `${times(large.median / small.median)} of ${SMALL}`,
    },
    { what: `the first such query of ${LARGE}, which sorts them`, figure: ms(first?.[0] ?? 0), ratio: '' },
  ];
}

function rulesRow(): ResultRow {
  const { perSecond, cases } = measureRules(join(ROOT, 'firebase', 'firestore.rules'));
  const what = `evaluations of firebase/firestore.rules, ${cases} kinds of request in turn`;
  return { what, figure: `${Math.round(perSecond)} per second of CPU`, ratio: '' };
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-firebase-'));
  const rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, OPEN_RULES);
  const busy = loadavg()[0] ?? 0;
  const server = await serveFirebase(rulesFile);
  const browser = await openBenchBrowser();
  try {
    const rows = [await snapshotRow(browser, server.origin), ...(await latencyRows(browser, server.origin))];
    rows.push(...(await queryRows(server.origin)), rulesRow());
    const [{ model } = { model: 'unknown' }] = cpus();
    const memory = Math.round(totalmem() / 2 ** 30);
    const machine =
      `${cpus().length} cores ${model.trim()}, ${memory} GiB, load ${busy.toFixed(1)} at the start, ` +
      `Node ${process.version}, Chromium ${browser.version}`;
    const section = sectionOf(new Date().toISOString().slice(0, 10), machine, rows);
    writeSection(join(ROOT, 'bench', 'results.md'), section);
    console.log(section);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

await run();
