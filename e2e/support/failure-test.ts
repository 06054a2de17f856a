import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildRemote } from '@vcms/federation';
import type { Change, LiveRelease } from './remote-files.ts';
import { changeRegistry, offerPrevious, PREVIOUS, REMOTE, readLiveRelease } from './remote-files.ts';
import { test as base } from './signed-in.ts';

/** An administrator's page whose remote a test breaks. */
export interface FailingPage {
  readonly live: LiveRelease;
  /** The page of the remote has its heading. */
  expectHome(): Promise<void>;
  /** The release that the tab is pinned to. */
  pin(): Promise<string | null>;
  /** The fallback page in the slot. */
  readonly fallback: Locator;
  /** Waits for the fallback page with a reference of the kind. */
  expectFallback(kind: string, title: RegExp): Promise<void>;
  /** Events that the shell has logged. */
  readonly events: readonly string[];
  /** The release before works: `changes` come on top of it. */
  withPrevious(
    ...changes: readonly Change<Parameters<Parameters<typeof changeRegistry>[1]>[0]>[]
  ): Promise<void>;
  /** The page came from the release before. */
  expectPrevious(): Promise<void>;
}

interface FailureWorker {
  readonly live: LiveRelease;
  /** Folder of a second release of the remote. */
  readonly previousFolder: string;
}

/** Sets the administrator's page up: collects events, finds the live release. */
function openFailingPage(page: Page, { live, previousFolder }: FailureWorker): FailingPage {
  const events: string[] = [];
  page.on('console', (message) => {
    const event = /^\[[a-z-]+\] (\S+)/u.exec(message.text())?.[1];
    if (event !== undefined) events.push(event);
  });
  const main = page.getByRole('main');
  const fallback = main.getByRole('alert');
  const pin = () => page.evaluate((key) => sessionStorage.getItem(key), `vcms.pin.${REMOTE}`);
  const expectHome = () =>
    expect(main.getByRole('heading', { level: 1 })).toHaveText('Home', { timeout: 30_000 });
  return {
    live,
    events,
    fallback,
    pin,
    expectHome,
    async expectFallback(kind, title) {
      await expect(fallback.getByRole('heading')).toHaveText(title, { timeout: 30_000 });
      await expect(fallback).toContainText(`VC-${kind}-`);
    },
    async withPrevious(...changes) {
      await changeRegistry(page, await offerPrevious(page, previousFolder), ...changes);
    },
    async expectPrevious() {
      await expectHome();
      expect(await pin()).toBe(PREVIOUS);
    },
  };
}

/** Playwright's test with an administrator who is signed in and a remote that can be broken file by file. */
export const test = base.extend<{ failing: FailingPage }, { failureWorker: FailureWorker }>({
  person: 'admin',
  failureWorker: [
    async ({ product }, use, { workerIndex }) => {
      const previousFolder = join(process.cwd(), '.cache', 'e2e-previous', `${workerIndex}`);
      await buildRemote({ dir: join(process.cwd(), REMOTE), version: PREVIOUS, outDir: previousFolder });
      await use({ live: await readLiveRelease(product.stack.url), previousFolder });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  failing: async ({ page, failureWorker }, use) => {
    await use(openFailingPage(page, failureWorker));
  },
});
