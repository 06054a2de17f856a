import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT } from '../functions/functions-harness.ts';
import { serveEndpoints } from '../testing/http-server.ts';
import type {} from './browser-page.ts';

const CODE = `exports.twice = require('firebase-functions/v2/https').onCall(({ data }) => data * 2);`;
const RULES = `rules_version = '2';
service firebase.storage { match /b/{b}/o { match /own/{f=**} { allow read, write: if request.auth.uid == 'ada'; } } }`;

let harness: FunctionsHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-page-'));
  harness = createFunctionsHarness(CODE);
  await Promise.all([harness.start(), bundlePage()]);
  const body = JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: RULES }] } });
  await fetch(`${harness.origin()}/internal/setRules`, { method: 'PUT', body });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await harness.remove();
});

async function bundlePage(): Promise<void> {
  const swc = { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } };
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: fileURLToPath(new URL('./browser-page.ts', import.meta.url)),
    output: { path: folder, filename: 'page.js' },
    module: { rules: [{ test: /\.ts$/, ...swc }] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null && error !== undefined) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

it('a page of another origin in a real browser uploads, reads, lists and calls', async () => {
  const script = readFileSync(join(folder, 'page.js'), 'utf8');
  const pages = await serveEndpoints((_request, response, url) => {
    const isScript = url.pathname === '/page.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : '<!doctype html><title>Storage</title><script src="/page.js"></script>');
    return true;
  });
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(pages.origin);
    const { hostname, port } = new URL(harness.origin());
    const details = [PROJECT, hostname, Number(port)] as const;
    const findings = await page.evaluate((given) => globalThis.useServices(...given), details);
    expect(findings).toEqual({
      uploaded: 3 * 1024 * 1024,
      read: 3 * 1024 * 1024,
      sameBytes: true,
      firstBytes: 100,
      listed: ['a file.bin'],
      byUrl: 3 * 1024 * 1024,
      deniedCode: 'storage/unauthorized',
      called: 42,
    });
  } finally {
    await browser.close();
    await pages.close();
  }
});
