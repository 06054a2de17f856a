import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';

test.use({ person: 'nobody' });

/** Where everything of the form stands that a person could be about to press or read: top and height. */
function placesOf(page: Page): Promise<readonly (readonly number[])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, form :is(label, input, button, a)')].map((part) => {
      const { y, height } = part.getBoundingClientRect();
      return [y, height].map(Math.round);
    }),
  );
}

test('the sign-in form stands before the typeface has come, and does not move when it comes', async ({
  page,
}) => {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/inter\.[0-9a-f]{8}\.woff2$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/login/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const before = await placesOf(page);

  const answer = page.waitForResponse(/\.woff2$/);
  release();
  expect((await answer).headers()['cache-control']).toContain('immutable');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  );

  expect(before.length).toBeGreaterThan(5);
  expect(await placesOf(page)).toEqual(before);
});
