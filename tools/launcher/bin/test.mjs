#!/usr/bin/env node
// npm test: installs what is missing, Chromium too, then runs every check. Ends with one line of counts.
// `npm test -- --changed [commit]`: what the changes since the commit (default: the last one) can reach.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince } from './changed.mjs';
import { ensureQuickChromium } from './chromium.mjs';
import { failuresOfPlaywright, failuresOfVitest, printFailures } from './failures.mjs';
import { checkNode, ensureInstalled, ROOT, runMain } from './prepare.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const BIN = (name) => join(ROOT, 'node_modules', ...name.split('/'));

/** One kind of check: a command, and how its outcome counts. */
function checks(chromium, changed) {
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  const node = process.execPath;
  return [
    {
      name: 'lint',
      args: [BIN('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      count: countOne,
    },
    { name: 'types', args: [BIN('typescript/bin/tsc'), '-b'], count: countOne },
    {
      name: 'unused',
      args: [BIN('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
      count: countOne,
    },
    {
      name: 'unit',
      args: [
        BIN('vitest/vitest.mjs'),
        'run',
        ...(changed === undefined || changed.allUnits
          ? []
          : ['--passWithNoTests', `--changed=${changed.commit}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(REPORTS, 'unit.json')}`,
      ],
      count: countVitest,
      failures: () => failuresOfVitest(readReport('unit.json')),
    },
    {
      name: 'e2e',
      args: [
        BIN('@playwright/test/cli.js'),
        ...['test', '--config', 'e2e/playwright.config.ts'],
        ...(changed?.specs ?? []),
      ],
      count: countPlaywright,
      failures: () => failuresOfPlaywright(readReport('e2e.json')),
    },
  ].map((check) => ({ ...check, command: node, env }));
}

function countOne(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function countVitest(ok) {
  const report = readReport('unit.json');
  const failed = report?.numFailedTests ?? 0;
  const suites = report?.numFailedTestSuites ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    // A suite that cannot load has no tests to fail, and must still count.
    failed: ok ? 0 : Math.max(1, failed, suites > 0 && failed === 0 ? suites : 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

function countPlaywright(ok) {
  const stats = readReport('e2e.json')?.stats;
  const failed = stats?.unexpected ?? 0;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: ok ? 0 : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
  };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function runCheck(check) {
  console.log(`\n— ${check.name}`);
  const began = performance.now();
  const result = spawnSync(check.command, check.args, { cwd: ROOT, stdio: 'inherit', env: check.env });
  return { ...check.count(result.status === 0), minutes: (performance.now() - began) / 60_000 };
}

function readArguments(given) {
  const at = given.indexOf('--changed');
  if (at === -1) return { wanted: given };
  const next = given[at + 1];
  const isCheck = next === undefined || ['lint', 'types', 'unused', 'unit', 'e2e'].includes(next);
  return {
    wanted: given.filter((_, index) => index !== at && (isCheck || index !== at + 1)),
    commit: isCheck ? 'HEAD' : next,
  };
}

await runMain(async () => {
  checkNode();
  ensureInstalled(console.log);
  const chromium = ensureQuickChromium(console.log);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { wanted, commit } = readArguments(process.argv.slice(2));
  const changed = commit === undefined ? undefined : changedSince(commit);
  const chosen = checks(chromium, changed).filter(
    ({ name }) =>
      (wanted.length === 0 || wanted.includes(name)) && !(name === 'e2e' && changed?.specs.length === 0),
  );
  const counts = chosen.map((check) => ({ name: check.name, ...runCheck(check) }));
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  for (const { name, failures } of chosen) printFailures(name, failures?.() ?? []);
  console.log('');
  for (const { name, passed, failed, skipped, minutes } of counts) {
    const time = `${minutes.toFixed(1)} min`;
    console.log(`  ${name.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${time}`);
  }
  for (const line of changed?.leftOut ?? []) console.log(`  left out: ${line}`);
  console.log(`\nTests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1;
});
