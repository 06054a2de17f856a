import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { buildProduct, PROJECT_ID, type Stack, startFirebase, startStack } from '@vcms/launcher';
import { DEMO_ACCOUNTS } from '@vcms/seed/accounts';
import { type AdminSdk, openAdminSdk } from './admin-sdk.ts';
import { DEMO_FOLDER } from './demo-folder.ts';

/** A product of the worker's own, with fresh demo data, on free ports. */
export interface Product {
  readonly stack: Stack;
  readonly dataDir: string;
  /** The admin SDK on the product's backend, as the server has it. */
  readonly trusted: AdminSdk;
}

/** The demo account of a role. */
export function accountOf(role: string): (typeof DEMO_ACCOUNTS)[number] {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`There is no demo account for role ${role}.`);
  return account;
}

/** Adds to the demo data before the Cloud Functions run: a state that has come about, not thousands of events to tell people of. */
async function addBefore(dataDir: string, add: (trusted: AdminSdk) => Promise<void>): Promise<void> {
  const place = { host: '127.0.0.1', port: 0, projectId: PROJECT_ID, dataDir: join(dataDir, 'firebase') };
  const bare = await startFirebase(place);
  const trusted = openAdminSdk(bare.origin, PROJECT_ID);
  await add(trusted);
  await trusted.close();
  await bare.stop();
}

/** Starts a product on free ports with the demo data that the run wrote when it began. @param add what there is beside the demo data */
export async function startProduct(
  add?: (trusted: AdminSdk) => Promise<void>,
  splash: SplashKind = 'none',
): Promise<Product & { end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-e2e-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  if (add !== undefined) await addBefore(dataDir, add);
  const stack = await startStack({
    product: await buildProduct(console.log),
    dataDir,
    reset: false,
    host: '127.0.0.1',
    shellPort: 0,
    cdnPort: 0,
    firebasePort: 0,
    mailPort: 0,
    splashMs: splash === 'none' ? 0 : undefined,
    log: () => undefined,
  });
  const trusted = openAdminSdk(stack.firebase.origin, stack.projectId);
  return {
    stack,
    dataDir,
    trusted,
    async end() {
      await trusted.close();
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * `none`: pages come without the two seconds of the splash, which most stories would only sit out; `full`: as people
 * have it, for what is about the splash itself or what it hides.
 */
export type SplashKind = 'none' | 'full';

/**
 * `shared`: what the tests before it in the same worker have added is there, too, and which these are is chance;
 * `untouched`: the demo data as it was written, for what is measured by it. Tests that write do not ask for it.
 */
type DataKind = 'shared' | 'untouched';

export interface ProductOptions {
  readonly splash: SplashKind;
  readonly data: DataKind;
}

export interface PageFixtures {
  /** Texts of console errors and uncaught exceptions of the test's own page. */
  readonly complaints: string[];
}

/** Playwright's test with a running product. */
export const test = base.extend<PageFixtures, ProductOptions & { product: Product }>({
  splash: ['none', { option: true, scope: 'worker' }],
  data: ['shared', { option: true, scope: 'worker' }],
  product: [
    async ({ splash }, use) => {
      const product = await startProduct(undefined, splash);
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.stack.url);
  },
  page: async ({ page }, use) => {
    await use(page);
    // What a page still asks for when its test has ended is nobody's failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});
