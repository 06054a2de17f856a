import { mkdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { COLOR_SCHEMES } from '@vcms/contract';
import { GOLDEN_MENUS, type GoldenEntry } from '../support/golden-menu.ts';
import { accountOf, test } from '../support/product.ts';
import { openSettings } from '../support/settings-page.ts';
import { openShell } from '../support/shell-page.ts';
import { SHOTS } from '../support/shoot.ts';
import { tourByTab } from '../support/tab-tour.ts';
import { violationsOf } from '../support/violations-of.ts';

const WIDTHS = [1280, 390, 320];
const FOLDER = `${SHOTS}/every-page`;

async function openEntry(page: Page, { path }: GoldenEntry): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await openShell(page).settle();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
}

/** What axe finds in each scheme, and how far the page reaches sideways at each width; pictures of all of them. */
async function lookAtAll(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of COLOR_SCHEMES) {
    await openSettings(page).setFromAnotherTab({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.waitForTimeout(400);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) found.push(`${colorScheme} ${width}: ${over} px sideways`);
      const isTwice = width === 390 && colorScheme !== 'light';
      if (!isTwice) found.push(...(await violationsOf(page)).map((one) => `${colorScheme} ${width}: ${one}`));
      await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}-${width}.png` });
    }
  }
  await openSettings(page).setFromAnotherTab({ colorScheme: 'light' });
  return found;
}

for (const [role, entries] of Object.entries(GOLDEN_MENUS))
  test(`every page of role ${role}: axe, widths, schemes, Tab`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await mkdir(FOLDER, { recursive: true });
    const { email, password } = accountOf(role);
    await openShell(page).signIn(email, password);
    for (const entry of entries) {
      await openEntry(page, entry);
      const { stops, missed, unseen } = await tourByTab(page);
      const found = await lookAtAll(page, `${role}${entry.path.replaceAll('/', '_')}`);
      console.log(
        `| ${role} | ${entry.path} | ${stops} | ${missed.length} | ${unseen.length} | ${found.length} |`,
      );
      for (const one of missed) console.log(`    not reached: ${one}`);
      for (const one of unseen) console.log(`    focus not seen: ${one}`);
      for (const one of found) console.log(`    ${one}`);
    }
  });
