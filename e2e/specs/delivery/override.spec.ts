import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEVELOPED, startOverrideShell } from '../../support/override-shell.ts';
import { accountOf, test } from '../../support/product.ts';
import { openShell } from '../../support/shell-page.ts';

const REMOTE = 'remote-admin';

test('override: a tab of a development build runs a remote from a developer’s server; row 26: one that fails is named and can be reset', async ({
  browser,
  product,
}) => {
  const development = await startOverrideShell(product, REMOTE);
  const context = await browser.newContext({ baseURL: development.url });
  const page = await context.newPage();
  const shell = openShell(page);
  const bar = page.getByText(`This tab runs ${REMOTE} from`);
  const home = page.getByRole('main').getByRole('heading', { level: 1, name: 'Home' });
  const pin = () => page.evaluate((key) => sessionStorage.getItem(key), `vcms.pin.${REMOTE}`);
  const events: string[] = [];
  page.on('console', (message) => events.push(message.text()));
  const account = accountOf('5001');

  await page.goto(`/login/?vcms-override=${REMOTE}@${development.developer}`);
  await expect(page).toHaveURL(`${development.url}/login/`);
  await shell.signIn(account.email, account.password);
  await expect(home).toBeVisible({ timeout: 30_000 });
  await expect(bar).toContainText(development.developer);
  await page.goto('/status');
  await expect(page.getByRole('main')).toContainText(`${DEVELOPED}`);
  await expect(page.getByRole('main')).toContainText('override');
  expect(await pin()).toBeNull();

  await development.stopDeveloper();
  await page.goto('/dashboard');
  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('The override of this area does not work.', { timeout: 30_000 });
  await expect(fallback).toContainText(`${REMOTE} comes from ${development.developer}`);
  await expect(fallback).toContainText('VC-override-failed-');
  expect(events.some((text) => text.includes('override-failed'))).toBe(true);
  await expect(bar).toBeVisible();

  await page.getByRole('button', { name: 'Reset override' }).click();
  await expect(home).toBeVisible({ timeout: 30_000 });
  await expect(bar).toHaveCount(0);
  await expect.poll(pin).not.toBeNull();

  await page.goto(`/dashboard?vcms-override=${REMOTE}@https://evil.example.com/`);
  await expect(home).toBeVisible({ timeout: 30_000 });
  await expect(bar).toHaveCount(0);
  expect(events.some((text) => text.includes('override.refused'))).toBe(true);
  await context.close();
  await development.close();
});

test('override: the shell that everybody gets holds none of its code', async ({ page, product }) => {
  const folder = join(process.cwd(), '.local', 'build', 'host-shell');
  const version = /\/s\/([^/]+)\//.exec(await (await page.request.get(product.stack.url)).text())?.[1] ?? '';
  const scripts = (await readdir(join(folder, version))).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(join(folder, version, name), 'utf8')));

  expect(scripts.length).toBeGreaterThan(3);
  for (const trace of ['vcms.override', 'vcms-override', 'override.refused', 'This tab runs'])
    expect(
      code.filter((text) => text.includes(trace)),
      trace,
    ).toEqual([]);
});
