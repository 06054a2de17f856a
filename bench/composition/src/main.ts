import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { precompressFolder } from '@vcms/hosting';
import { buildProduct, ROOT } from '@vcms/launcher';
import { buildMonolith } from './build-monolith.ts';
import { measureBuilds } from './measure-builds.ts';
import { weighReleases, weighShared } from './measure-files.ts';
import { measureAhead, measureDashboards, measureSignIn } from './measure-pages.ts';
import { measureTimes } from './measure-times.ts';
import { reportOf } from './report.ts';
import { startRivals } from './rivals.ts';
import { openBrowser } from './visitor.ts';
import { writeSection } from './write-section.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

async function run(rounds: number): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const builds = await measureBuilds(ROOT);
  const product = await buildProduct(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'bench-monolith-'));
  await buildMonolith(ROOT, folder);
  await precompressFolder(folder);
  const rivals = await startRivals(product, folder);
  const browser = await openBrowser();
  try {
    const section = reportOf({
      machine: describeMachine(busy, browser.version()),
      rounds,
      signIn: await measureSignIn(browser, rivals),
      ahead: await measureAhead(browser, rivals),
      dashboards: await measureDashboards(browser, rivals),
      timings: await measureTimes(browser, rivals, rounds),
      releases: await weighReleases(product),
      shared: await weighShared(ROOT),
      builds,
    });
    writeSection(join(ROOT, 'bench', 'results.md'), section);
    console.log(section);
  } finally {
    await browser.close();
    await rivals.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function describeMachine(busy: number, chromium: string): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}; ${cpus().length} cores ${model.trim()}, ${memory} GiB, load ${busy.toFixed(1)} at the start, Node ${process.version}, Chromium ${chromium}`;
}

await run(Number(values.rounds));
