import type { Page } from '@playwright/test';
import { type FailingPage, test } from '../support/failure-test.ts';
import { answer } from '../support/remote-files.ts';
import { readScreens, watchScreens } from '../support/screens-seen.ts';

const TIMES = 3;
const LATE_MS = 6_000;
const SLOW_MS = 3_000;

interface Broken {
  readonly name: string;
  /** How the load of the broken release ended, as the shell tells it; undefined: it may serve in the end. */
  readonly outcome: string | undefined;
  readonly breaks: (page: Page, failing: FailingPage) => Promise<void>;
}

/** The files of the live release that end so take this long. */
async function delayFiles(page: Page, { live }: FailingPage, ending: string, ms: number): Promise<void> {
  const folder = new URL('.', live.releaseUrl).href;
  await page.route(
    ({ href }) => href.startsWith(folder) && href.endsWith(ending),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    },
  );
}

function fault(name: Parameters<FailingPage['withFault']>[0]): Broken['breaks'] {
  return (_, failing) => failing.withFault(name, { previous: true });
}

const CASES: readonly Broken[] = [
  { name: 'sound', outcome: undefined, breaks: (_, failing) => failing.withPrevious() },
  { name: 'hangs while it starts', outcome: 'evaluation-timeout', breaks: fault('evaluation-hang') },
  {
    name: 'its first file never comes',
    outcome: 'entry-timeout',
    async breaks(page, failing) {
      await failing.withPrevious();
      await page.route(failing.live.entryUrl, () => {});
    },
  },
  { name: 'throws while it starts', outcome: 'module-evaluation', breaks: fault('evaluation') },
  { name: 'refuses to mount', outcome: 'mount-error', breaks: fault('mount-error') },
  { name: 'never mounts', outcome: 'mount-timeout', breaks: fault('mount-hang') },
  {
    name: `late: its first file comes after ${LATE_MS / 1000} s`,
    outcome: undefined,
    async breaks(page, failing) {
      await failing.withPrevious();
      await delayFiles(page, failing, failing.live.release.entry, LATE_MS);
    },
  },
  {
    name: 'tampered: one byte more in its first file',
    outcome: 'integrity',
    async breaks(page, failing) {
      await failing.withPrevious();
      const text = await (await fetch(failing.live.entryUrl)).text();
      await page.route(failing.live.entryUrl, answer(`${text} `));
    },
  },
  {
    name: 'tampered: one byte more in the home page',
    outcome: 'integrity',
    async breaks(page, failing) {
      await failing.withPrevious();
      const text = await (await fetch(failing.live.pageUrl)).text();
      await page.route(failing.live.pageUrl, answer(`${text} `));
    },
  },
  {
    name: `slow: each of its files comes after ${SLOW_MS / 1000} s`,
    outcome: undefined,
    async breaks(page, failing) {
      await failing.withPrevious();
      await delayFiles(page, failing, '', SLOW_MS);
    },
  },
];

for (const { name, outcome, breaks } of CASES)
  for (let time = 1; time <= TIMES; time += 1)
    test(`${name}, ${time}`, async ({ page, failing }) => {
      await breaks(page, failing);
      await watchScreens(page);
      await page.goto('/dashboard');
      if (outcome === undefined) await failing.expectHome();
      else await failing.expectPrevious(outcome);
      const seen = await readScreens(page);
      const told = seen.map(({ at, screen }) => `${(at / 1000).toFixed(1)} s ${screen}`).join(' → ');
      console.log(`| ${name} | ${await failing.pin()} | ${told} |`);
    });
