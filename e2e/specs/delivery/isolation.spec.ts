import { expect, type Page } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { pauseClock } from '../../support/paused-clock.ts';

const STEP_MS = 50;

/**
 * Waits for a state while at most a second goes by on the page's clock. Real time does not count: a busy machine is
 * no defect of the page.
 */
async function withinASecond(page: Page, check: () => Promise<boolean>): Promise<void> {
  let left = 1_000;
  const step = async () => {
    if (await check()) return true;
    if (left > 0) await page.clock.runFor(STEP_MS);
    left -= STEP_MS;
    return false;
  };
  await expect.poll(step, { timeout: 30_000, intervals: [STEP_MS] }).toBe(true);
}

test('isolation: while a remote hangs, the panels, a page of the shell and signing out answer within a second', async ({
  page,
  failing,
}) => {
  const panel = page.getByRole('dialog', { name: 'Profile' });
  const openProfile = () => page.getByRole('button', { name: 'Profile', exact: true }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const closed = async () => (await page.locator('[data-part="backdrop"]').count()) === 0;
  let hangs = false;
  await page.route(failing.live.entryUrl, () => {
    hangs = true;
  });
  await page.clock.install();
  await page.goto('/dashboard');
  await expect.poll(() => hangs).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
  // From here on the limits of the load run out only by the seconds that the steps below take.
  await pauseClock(page);

  await openProfile();
  await withinASecond(page, () => panel.isVisible());
  await panel.getByRole('link', { name: 'Profile' }).click();
  await withinASecond(page, async () => /profile/i.test((await heading.textContent()) ?? ''));
  await withinASecond(page, closed);
  await page.clock.runFor(2_000);
  await page.goBack();
  await page.clock.runFor(2_000);
  await openProfile();
  await withinASecond(page, () => panel.isVisible());
  await panel.getByRole('button', { name: 'Sign Out' }).click();
  await withinASecond(page, async () => page.url().endsWith('/login/'));
});
