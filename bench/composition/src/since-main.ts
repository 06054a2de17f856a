import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { middle } from './measure-builds.ts';
import { measureHand, measureWrite } from './since-hand.ts';
import { AGES, createSinceRows, type SinceRow } from './since-rows.ts';
import { measureFirstPage, measureSignInPage, weighDashboards } from './since-start.ts';
import { openBrowser } from './visitor.ts';

/**
 * An earlier product and this one, both running on this machine (`npm start` in a checkout of each, with ports of their own),
 * side by side in one run: `npm run bench:since -- <shell> <backend> <shell> <backend>`, the earlier one first, as origins.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const [beforeShell, beforeBackend, nowShell, nowBackend] = positionals;
if (
  nowBackend === undefined ||
  nowShell === undefined ||
  beforeBackend === undefined ||
  beforeShell === undefined
)
  throw new Error(
    'Say four origins: shell and backend of the earlier product, shell and backend of this one.',
  );

const products = {
  before: { origin: beforeShell, backend: beforeBackend },
  now: { origin: nowShell, backend: nowBackend },
};
const rounds = Number(values.rounds);
const busy = loadavg()[0] ?? 0;
const rows = createSinceRows();
const browser = await openBrowser();
const run = { browser, products, rounds, rows };
try {
  await measureSignInPage(run);
  await measureFirstPage(run);
  await measureHand(run);
  await measureWrite(run);
  await weighDashboards(run);
} finally {
  await browser.close();
}

function lineOf({ what, unit, values: found }: SinceRow): string {
  const [before, now] = AGES.map((age) => middle(found[age]));
  if (before === undefined || now === undefined) throw new Error(`${what} was not measured on both sides.`);
  const said = (value: number) => `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`;
  return `| ${[what, said(before), said(now), (now / before).toFixed(2)].join(' | ')} |`;
}

console.log(`Load ${busy.toFixed(1)} at the start, medians of ${rounds} rounds in turn.\n`);
console.log('| what | before | now | ratio |\n| --- | --- | --- | --- |');
for (const row of rows.all()) console.log(lineOf(row));
