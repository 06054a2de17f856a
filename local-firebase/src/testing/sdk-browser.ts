import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { type BrowserContext, chromium } from 'playwright-core';
import { serveEndpoints } from './http-server.ts';
import type { StepOutcome } from './sdk-page.ts';
import type { SdkSession, SdkSessionOptions } from './sdk-session.ts';

/** A real Chromium that runs SDK sessions. */
export interface SdkBrowser {
  /** Opens a page in a profile of its own: two pages of one profile would share the signed-in user. */
  open(options: SdkSessionOptions): Promise<SdkSession>;
  /** Opens one page each in one profile: they share what the browser allows one host, as tabs do. */
  openTabs(tabs: readonly SdkSessionOptions[]): Promise<SdkSession[]>;
  close(): Promise<void>;
}

/** Bundles the SDK once and starts $CHROMIUM_PATH, or /usr/bin/chromium. */
export async function startSdkBrowser(): Promise<SdkBrowser> {
  const script = await bundlePage();
  const server = await serveEndpoints((_request, response, url) => {
    const isScript = url.pathname === '/page.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : '<!doctype html><title>SDK</title><script src="/page.js"></script>');
    return true;
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  async function openPage(context: BrowserContext, options: SdkSessionOptions): Promise<SdkSession> {
    const page = await context.newPage();
    await page.goto(server.origin);
    await page.evaluate((opened) => globalThis.sdkPage.open(opened), options);
    const run = (step: string, details: readonly unknown[]): Promise<StepOutcome> =>
      page.evaluate(([name, given]) => globalThis.sdkPage.run(name, given), [step, details] as const);
    return sessionOver(run, () => page.close());
  }
  return {
    open: async (options) => openPage(await browser.newContext(), options),
    async openTabs(tabs) {
      const context = await browser.newContext();
      return Promise.all(tabs.map((options) => openPage(context, options)));
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The session of a page, as if it were here. */
function sessionOver(
  run: (step: string, details: readonly unknown[]) => Promise<StepOutcome>,
  closePage: () => Promise<void>,
): SdkSession {
  const step = async (name: string, details: readonly unknown[]): Promise<unknown> => {
    const outcome = await run(name, details);
    if (name === 'close') await closePage();
    if (outcome.ok) return outcome.value;
    throw Object.assign(new Error(outcome.message), { code: outcome.code });
  };
  return new Proxy({} as SdkSession, {
    get: (_target, name) =>
      // A session is no promise: `await` must not call a step named `then`.
      typeof name === 'string' && name !== 'then'
        ? (...details: unknown[]) => step(name, details)
        : undefined,
  });
}

async function bundlePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'local-firebase-page-'));
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: fileURLToPath(new URL('./sdk-page.ts', import.meta.url)),
    output: { path: folder, filename: 'page.js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
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
