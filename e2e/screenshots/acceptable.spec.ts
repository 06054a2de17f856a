import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';

for (const scheme of ['light', 'dark']) {
  test(`acceptable values, ${scheme}`, async ({ page }) => {
    await page.addInitScript((colorScheme) => {
      localStorage.setItem('vcms.layout.v1', JSON.stringify({ colorScheme }));
    }, scheme);
    const account = accountOf('5003');
    await openShell(page).signIn(account.email, account.password);
    for (const [name, width, height] of [
      ['wide', 1280, 900],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/set-acceptable-values');
      await openShell(page).settle();
      await expect(page.getByLabel('How TRIR is limited')).toBeVisible();
      await page.getByLabel('How DART is limited').selectOption('number');
      await page.getByLabel('Highest DART').fill('1.20');
      await page.getByRole('button', { name: 'Show contractors' }).nth(1).click();
      await page.waitForTimeout(800);
      const height2 = await page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('*')].map((e) => e.scrollHeight)),
      );
      await page.setViewportSize({ width, height: Math.min(height2 + 200, 6000) });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots-values/${name}-${scheme}.png` });
    }
  });
}
