import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';

test('without the CDN the shell still works, and Try again brings the page once the CDN is back', async ({
  page,
  product,
}) => {
  const account = accountOf('5005');
  const shell = openShell(page);
  await product.stack.stopCdn();

  await shell.signIn(account.email, account.password);
  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText("can't", { timeout: 30_000 });
  await expect(fallback.getByRole('button', { name: 'Try again' })).toBeVisible();
  await shell.bell.click();
  await expect(shell.notifications).toBeVisible();
  await page.keyboard.press('Escape');

  await product.stack.startCdn();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Home', {
    timeout: 30_000,
  });
  await expect(shell.menu.getByRole('link').first()).toBeVisible();
  await shell.signOut();
});

for (const part of ['cdn', 'shell'] as const) {
  test(`after a kill -9 of the ${part} its process is another one and the product answers as before`, async ({
    page,
    product,
  }) => {
    const account = accountOf('5005');
    const before = product.stack.processes();

    process.kill(before[part], 'SIGKILL');
    await expect.poll(() => product.stack.processes()[part]).not.toBe(before[part]);

    expect(product.stack.processes()).toEqual({ ...before, [part]: product.stack.processes()[part] });
    const shell = openShell(page);
    await shell.signIn(account.email, account.password);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Home');
    await shell.signOut();
  });
}

test('a chunk with one changed byte is refused', async ({ page, product }) => {
  const account = accountOf('5001');
  const tampered = await mkdtemp(join(tmpdir(), 'vcms-cdn-'));
  await cp(join(process.cwd(), '.local', 'cdn'), tampered, { recursive: true });
  await tamperWithScripts(join(tampered, 'r', 'remote-admin'));
  await product.stack.stopCdn();
  await product.stack.startCdn(tampered);

  await openShell(page).signIn(account.email, account.password);

  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'vcmsTampered' in globalThis)).toBe(false);
  await product.stack.stopCdn();
  await product.stack.startCdn();
  await rm(tampered, { recursive: true, force: true });
});

/** Appends a marker to each script, the entry apart, so that a script that ran would be seen. */
async function tamperWithScripts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (/\.js\.(br|gz)$/.test(entry.name)) await rm(path);
    else if (entry.name.endsWith('.js') && !entry.name.startsWith('remoteEntry')) {
      await writeFile(path, `${await readFile(path, 'utf8')};globalThis.vcmsTampered=1`);
    }
  }
}
