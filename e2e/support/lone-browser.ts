import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';

/**
 * A browser with a profile on the disk that nobody drives all the time. Its memory can be measured: a test's own browser is a private window, whose
 * files lie in memory, and as long as it is driven it keeps what pages fetched, up to 200 MB.
 */
export interface LoneBrowser {
  readonly pid: number;
  /** Drives its only page for a while. */
  drive<Result>(work: (page: Page) => Promise<Result>): Promise<Result>;
  /** Waits until the page, which nobody drives, has this title. */
  untilTitled(title: string, limitMs: number): Promise<void>;
  close(): Promise<void>;
}

const STEP_MS = 250;

async function portOf(profile: string, child: ChildProcess): Promise<string> {
  while (child.exitCode === null) {
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && port !== '') return port;
    await wait(STEP_MS);
  }
  throw new Error(`The browser ended with code ${child.exitCode}.`);
}

async function titlesOf(origin: string): Promise<readonly unknown[]> {
  const targets = (await (await fetch(`${origin}/json/list`)).json()) as readonly {
    readonly title: unknown;
  }[];
  return targets.map(({ title }) => title);
}

/** @param args beside those that a measured browser needs */
export async function openLoneBrowser(
  profile: string,
  executablePath: string,
  args: readonly string[],
): Promise<LoneBrowser> {
  const own = ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], { stdio: 'ignore' });
  // A measurement that fails half way leaves none behind.
  process.once('exit', () => child.kill());
  const origin = `http://127.0.0.1:${await portOf(profile, child)}`;
  return {
    pid: child.pid ?? 0,
    async drive(work) {
      const browser: Browser = await chromium.connectOverCDP(origin);
      const page = browser.contexts()[0]?.pages()[0];
      if (page === undefined) throw new Error('The browser has no page.');
      try {
        return await work(page);
      } finally {
        await browser.close();
      }
    },
    async untilTitled(title, limitMs) {
      const end = Date.now() + limitMs;
      while (!(await titlesOf(origin)).includes(title)) {
        if (Date.now() > end) throw new Error(`No page has the title ${title}.`);
        await wait(STEP_MS);
      }
    },
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
