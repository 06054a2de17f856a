import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Registry } from '@vcms/contract';
import { isDrawn } from '../../support/canary-draw.ts';
import { createAccount, type TestAccount } from '../../support/create-account.ts';
import { hashFiles } from '../../support/file-hashes.ts';
import { accountOf, type Product, test } from '../../support/product.ts';
import { copyChanged, release } from '../../support/release-cli.ts';
import { openShell } from '../../support/shell-page.ts';

const REMOTE = 'remote-cs';
/** Releases are for ever: each run publishes one of its own. */
const NEXT = `1.1.0-e2e.${Date.now()}`;
/** Of so many users the canary takes in this share, in percent. */
const USERS = 200;
const SHARE = 25;
const OLD_HEADING = 'CS Home';
const NEW_HEADING = 'CS Home, renewed';
const HELP = '/help-logged-in/cs-help';
const CDN = join(process.cwd(), '.local', 'cdn');
const SHELL = join(process.cwd(), '.local', 'build', 'host-shell');

/** A tab of somebody who is signed in; the clock can be moved on. */
async function openTab(browser: Browser, product: Product, { email, password }: TestAccount): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.stack.url });
  const page = await context.newPage();
  await page.clock.install();
  await openShell(page).signIn(email, password);
  return page;
}

/** Ids of generated users, by whether the canary of the new release takes them in. Its salt is the version. */
function drawUsers() {
  const ids = Array.from({ length: USERS }, (_, index) => `delivery-user-${index}`);
  return {
    inside: ids.filter((id) => isDrawn(NEXT, REMOTE, id, SHARE)),
    outside: ids.filter((id) => !isDrawn(NEXT, REMOTE, id, SHARE)),
  };
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: text, exact: true }),
  ).toBeVisible({
    timeout: 30_000,
  });
}

async function newTabShows(page: Page, text: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto('/dashboard');
  await expectHeading(tab, text);
  return tab;
}

function entryOf(registry: Registry) {
  const entry = registry.remotes[REMOTE];
  if (entry === undefined) throw new Error(`${REMOTE} is not in the registry.`);
  return entry;
}

test('canary, deploy-mid-session, rollback: one remote is published, tried out on a quarter of 200 users, promoted, taken back and blocked while people work', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(480_000);
  const { trusted, stack } = product;
  const accounts = join(product.dataDir, 'compare-accounts.json');
  const readRegistry = async () =>
    (await (await page.request.get(`${stack.url}/registry/local.json`)).json()) as Registry;
  const before = entryOf(await readRegistry());
  const shellBefore = await hashFiles(SHELL);
  const pageBefore = await (await page.request.get(stack.url)).text();
  const { inside, outside } = drawUsers();
  const ann = await createAccount(trusted, 'delivery-ann', '5002', inside[0]);
  const bob = await createAccount(trusted, 'delivery-bob', '5002', outside[0]);
  const sources = await copyChanged(REMOTE, NEXT, {
    file: 'src/home/dashboard-page.tsx',
    from: `title="${OLD_HEADING}"`,
    to: `title="${NEW_HEADING}"`,
  });

  try {
    const published = await release(
      product,
      'publish',
      REMOTE,
      '--version',
      NEXT,
      '--sources',
      sources,
      '--hold',
    );
    expect(published).toMatchObject({ ok: true, version: NEXT, active: before.active, by: 'E2E' });

    // canary: whoever the share takes in has it, nobody else; of 200 users that is about a quarter.
    expect(Math.abs(inside.length - USERS / 4)).toBeLessThanOrEqual(30);
    await release(product, 'canary', REMOTE, '--version', NEXT, '--percent', `${SHARE}`);

    // compare: before more people get it, its pages lie beside those of the live release, and what changed is named.
    const place = { url: stack.url, accounts: [accountOf('5002')] };
    await writeFile(accounts, JSON.stringify(place));
    const compared = await release(
      product,
      'compare',
      REMOTE,
      '--accounts',
      accounts,
      '--only',
      `/dashboard,${HELP}`,
    );
    expect(compared).toMatchObject({ live: before.active, candidate: NEXT });
    expect(compared.pages).toEqual([
      { role: '5002', path: '/dashboard', label: 'CS Home', side: 'both', share: expect.closeTo(0.01, 1) },
      { role: '5002', path: HELP, label: 'FAQ', side: 'both', share: 0 },
    ]);
    expect(compared).not.toHaveProperty(['pages', '0', 'share'], 0);
    await expect(readFile(join(process.cwd(), String(compared.report)), 'utf8')).resolves.toContain(
      '1-5002-phone-difference.png',
    );

    const [annsTab, bobsTab] = [await openTab(browser, product, ann), await openTab(browser, product, bob)];
    await expectHeading(annsTab, NEW_HEADING);
    await expectHeading(bobsTab, OLD_HEADING);
    await bobsTab.goto('/calendar');
    await expectHeading(bobsTab, 'Calendar');

    // deploy-mid-session: Bob's tab has not loaded the dashboard's code since it was opened anew, and still finds it.
    const promoted = await release(product, 'promote', REMOTE);
    expect(promoted).toMatchObject({ active: NEXT, previous: before.active, canary: null });
    await openShell(bobsTab).menu.getByRole('link', { name: 'CS Home' }).click();
    await expectHeading(bobsTab, OLD_HEADING);
    const bobsNewTab = await newTabShows(bobsTab, NEW_HEADING);

    // rollback: one command, and not a byte is built or uploaded.
    const files = await hashFiles(join(CDN, 'r', REMOTE));
    const rolledBack = await release(product, 'rollback', REMOTE);
    expect(rolledBack).toMatchObject({ ok: true, active: before.active });
    expect(await hashFiles(join(CDN, 'r', REMOTE))).toEqual(files);
    await newTabShows(bobsTab, OLD_HEADING);
    await bobsNewTab.reload();
    await expectHeading(bobsNewTab, NEW_HEADING);

    // block: tabs that run it are asked for a refresh as soon as they read the registry again.
    await release(product, 'block', REMOTE, NEXT);
    await bobsNewTab.clock.fastForward(60_000);
    await expect(bobsNewTab.getByText('This page must be refreshed.')).toBeVisible();
    await bobsNewTab.getByRole('button', { name: 'Refresh' }).click();
    await expectHeading(bobsNewTab, OLD_HEADING);
    await expect(bobsTab.getByText('This page must be refreshed.')).toHaveCount(0);

    const { active, blocked } = entryOf(await readRegistry());
    expect({ active, blocked }).toEqual({ active: before.active, blocked: [NEXT] });
    expect(await hashFiles(SHELL)).toEqual(shellBefore);
    expect(await (await page.request.get(stack.url)).text()).toBe(pageBefore);
    await Promise.all([annsTab.context().close(), bobsTab.context().close()]);
  } finally {
    await rm(join(process.cwd(), '.local', 'compare', `${REMOTE}-${NEXT}`), { recursive: true, force: true });
    const { active, releases } = entryOf(await readRegistry());
    if (active !== before.active) await release(product, 'rollback', REMOTE, '--to', before.active);
    const path = releases[NEXT]?.path;
    if (path !== undefined) await rm(join(CDN, 'r', REMOTE, path), { recursive: true, force: true });
    await rm(join(process.cwd(), sources, '..'), { recursive: true, force: true });
  }
});
