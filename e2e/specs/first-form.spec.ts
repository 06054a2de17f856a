import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

// With the splash as people have it: none covers a form that is in use.
test.use({ person: 'nobody', splash: 'full' });

/** Lets the page's HTML and its first script through and keeps the app back. Returns what lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/s\/[^/]+\/(?!sign-in-boot)[^/]+\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  return release;
}

/** Where everything stands and how it looks that a person sees of the page. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, p, li, label, input, button, svg, footer)')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, outline } = getComputedStyle(part);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [part.tagName, place, color, backgroundColor, borderColor, font, outline].join(' | ');
    }),
  );
}

const form = (page: Page) => page.locator('[data-first]');

test('the sign-in form takes address, password and Enter before the app has come, and the app carries them on', async ({
  page,
  complaints,
}) => {
  const letCome = await holdApp(page);
  await page.goto('/login/', { waitUntil: 'commit' });
  await expect(form(page).getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('E-mail').fill(DEMO_PEOPLE.client.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PEOPLE.client.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/\/login\/$/);
  letCome();

  await page.waitForURL('**/dashboard');
  expect(complaints).toEqual([]);
});

for (const [width, scheme] of [
  [1280, 'light'],
  [320, 'dim'],
  [768, 'dark'],
] as const)
  test(`nothing of the form moves or changes its look when the app takes its place: ${scheme}, ${width} px`, async ({
    page,
  }) => {
    const theme = { colorScheme: scheme, theme: 'teal', scale: 16 };
    await page.addInitScript(
      (stored) => localStorage.setItem('vcms.layout.v1', JSON.stringify(stored)),
      theme,
    );
    await page.setViewportSize({ width, height: 800 });
    const letCome = await holdApp(page);
    await page.goto('/login/', { waitUntil: 'commit' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('half a pass');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => document.fonts.ready);
    const before = await looksOf(page);
    letCome();
    await expect(form(page)).toHaveCount(0);

    expect(await looksOf(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
    await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
    await expect(password).toBeFocused();
    await page.keyboard.type('x');
    await expect(password).toHaveValue('half a pasxs');
  });

test('a script of the app that does not come is told in the form’s place', async ({ page }) => {
  await page.route(/\/s\/[^/]+\/main\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/login/');

  await expect(page.getByRole('alert')).toContainText('This site could not be loaded.');
  await expect(form(page)).toHaveCount(0);
});
