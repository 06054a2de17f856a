import { expect, type Locator } from '@playwright/test';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'client' });

const REGION = 'Programs by contractor, scrolls sideways';
const leftOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
const scrolled = (part: Locator) => part.evaluate((element) => element.scrollLeft);

test('a client sorts contractors by their programs, and scrolls the broad table with the keyboard', async ({
  page,
}) => {
  await page.goto('/score-programs');
  const table = page.getByRole('table', { name: 'Programs by contractor' });
  await expect(table).toBeVisible();
  const firstName = table.getByRole('rowheader').first();

  await table.getByRole('button', { name: 'Weighted average' }).click();
  await expect(page).toHaveURL(/sort=programMean/);
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('–');
  await table.getByRole('button', { name: 'Weighted average' }).click();
  await expect(page).toHaveURL(/sort=-programMean/);
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^\d+\.\d$/);

  // On a tablet it does not fit: the frame says so, takes the focus, and the names stay while the rest moves.
  await resizeTo(page, 820, 1000);
  const region = page.getByRole('region', { name: REGION });
  await expect(region).toHaveAttribute('data-more', '');
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  const [place, rest] = [await leftOf(firstName), table.getByRole('columnheader').nth(2)];
  const before = await leftOf(rest);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(region)).toBeGreaterThan(20);
  expect(await leftOf(firstName)).toBe(place);
  expect(await leftOf(rest)).toBeLessThan(before);
  const isOpaque = (parts: readonly Element[]) =>
    parts
      .map((part) => getComputedStyle(part).backgroundColor)
      .every((color) => !/^rgba|\/|transparent/.test(color));
  expect(await table.getByRole('rowheader').evaluateAll(isOpaque)).toBe(true);
  expect(await table.getByRole('columnheader').first().evaluateAll(isOpaque)).toBe(true);
  for (let press = 0; press < 60 && (await region.getAttribute('data-more')) !== null; press += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(region).not.toHaveAttribute('data-more');

  // With room for all of it, nothing scrolls and nothing takes the focus.
  await resizeTo(page, 2600, 1000);
  await expect(region).toHaveCount(0);
  await expect(table).toBeVisible();

  await resizeTo(page, 320, 800);
  await expect(region).toBeVisible();
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
});
