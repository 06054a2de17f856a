import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { chromium, type Page } from 'playwright-core';

/** A page in a real Chromium that holds the browser SDK and `globalThis.benchPage`. */
export interface BenchBrowser {
  readonly page: Page;
  readonly version: string;
  close(): Promise<void>;
}

/** Bundles the page as for production and opens it in $CHROMIUM_PATH, or /usr/bin/chromium. */
export async function openBenchBrowser(): Promise<BenchBrowser> {
  const script = await bundlePage();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><title>Bench</title><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    version: browser.version(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function bundlePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    // What tsc has emitted: plain JavaScript beside this file.
    entry: fileURLToPath(new URL('./page.js', import.meta.url)),
    output: { path: folder, filename: 'page.js' },
    performance: false,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null && error !== undefined) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else compiler.close(() => resolve());
      });
    });
    return readFileSync(join(folder, 'page.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
