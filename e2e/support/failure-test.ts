import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildRemote } from '@vcms/federation';
import type { Change, LiveRelease } from './remote-files.ts';
import {
  changeRegistry,
  FAULTY,
  offerPrevious,
  offerRelease,
  PREVIOUS,
  REMOTE,
  readLiveRelease,
} from './remote-files.ts';
import { test as base } from './signed-in.ts';

/** What goes wrong in the faulty remote (support/faulty-remote). */
type Fault =
  | 'none'
  | 'evaluation'
  | 'evaluation-hang'
  | 'shape'
  | 'mount-error'
  | 'mount-hang'
  | 'unmount-error'
  | 'unmount-hang';

const FAULT_KEY = 'e2e.fault';

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
  /** The same with all their data, as one line each. */
  readonly messages: readonly string[];
  /** How loads ended, from the data of `remote.load`. */
  readonly outcomes: readonly string[];
  /** The release before works: `changes` come on top of it. */
  withPrevious(
    ...changes: readonly Change<Parameters<Parameters<typeof changeRegistry>[1]>[0]>[]
  ): Promise<void>;
  /** The active release has a fault, which `setFault` can change; without a release before it unless `previous`. */
  withFault(fault: Fault, options?: { readonly previous: boolean }): Promise<void>;
  /** Changes the fault of the page that is open; takes effect with the next step of the remote. */
  setFault(fault: Fault): Promise<void>;
  /** The page came from the release before, and `remote.load` says how the load of the active one ended. */
  expectPrevious(outcome: string): Promise<void>;
}

interface FailureWorker {
  readonly live: LiveRelease;
  /** Folder of a second release of the remote. */
  readonly previousFolder: string;
  /** Folder of the release whose faults a spec switches on. */
  readonly faultyFolder: string;
}

/** Sets the administrator's page up: collects events, finds the live release. */
function openFailingPage(page: Page, { live, previousFolder, faultyFolder }: FailureWorker): FailingPage {
  const events: string[] = [];
  const messages: string[] = [];
  const outcomes: string[] = [];
  const noteOutcome = (data: unknown) => {
    if (typeof data === 'object' && data !== null && 'outcome' in data) outcomes.push(String(data.outcome));
  };
  page.on('console', (message) => {
    const event = /^\[[a-z-]+\] (\S+)/u.exec(message.text())?.[1];
    if (event === undefined) return;
    events.push(event);
    messages.push(message.text());
    // The console's own text leaves out all but the first few properties.
    if (event === 'remote.load')
      void message
        .args()[1]
        ?.jsonValue()
        .then(noteOutcome, () => undefined);
  });
  const main = page.getByRole('main');
  const fallback = main.getByRole('alert');
  const pin = () => page.evaluate((key) => sessionStorage.getItem(key), `vcms.pin.${REMOTE}`);
  const expectHome = () =>
    expect(main.getByRole('heading', { level: 1 })).toHaveText('Home', { timeout: 30_000 });
  return {
    live,
    events,
    messages,
    outcomes,
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
    async withFault(fault, { previous } = { previous: false }) {
      // Only what the tab does not know yet: a later setFault must outlive a reload.
      await page.addInitScript(
        ([key, value]) => sessionStorage.getItem(key) ?? sessionStorage.setItem(key, value),
        [FAULT_KEY, fault] as const,
      );
      const faulty = await offerRelease(page, faultyFolder, FAULTY, (entry) => ({
        ...entry,
        active: FAULTY,
        previous: null,
      }));
      const before = previous ? [await offerPrevious(page, previousFolder)] : [];
      await changeRegistry(page, faulty, ...before);
    },
    async setFault(fault) {
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [FAULT_KEY, fault] as const);
    },
    async expectPrevious(outcome) {
      await expectHome();
      expect(await pin()).toBe(PREVIOUS);
      await expect.poll(() => outcomes).toContain(outcome);
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
      const faultyFolder = join(process.cwd(), '.cache', 'e2e-faulty', `${workerIndex}`);
      const dir = join(process.cwd(), 'e2e', 'support', 'faulty-remote');
      await buildRemote({ dir, remote: REMOTE, version: FAULTY, outDir: faultyFolder });
      await use({ live: await readLiveRelease(product.stack.url), previousFolder, faultyFolder });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  failing: async ({ page, failureWorker }, use) => {
    await use(openFailingPage(page, failureWorker));
  },
});
