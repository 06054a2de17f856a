import { expect } from '@playwright/test';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

test.use({ splash: 'full' });

const STORED = { colorScheme: 'dark', theme: 'teal', scale: 16 };

test('S1 S2 S3 S4 S5 S6 S7: every page has the head of the specification', async ({ page, request }) => {
  for (const path of ['/login/', '/invite/', '/dashboard', '/no/such/page']) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');

    expect(await page.title()).toBe('VCMS');
    expect(await content('meta[name=description]')).toBe('Contractor Management Made Easy');
    const icon = await page.locator('link[rel~=icon]').first().getAttribute('href');
    expect((await request.get(icon ?? '/no-icon')).status()).toBe(200);
    const viewport = await content('meta[name=viewport]');
    expect(viewport).toContain('initial-scale=0.8');
    expect(viewport).toContain('width=device-width');
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
    expect(await content('meta[property="og:ttl"]')).toBe('604800');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('ltr');
  }
  expect(await page.title()).toBe('VCMS');
});

test('S8: a stored theme is on the page before the application runs, and a reload moves nothing', async ({
  page,
}) => {
  await page.addInitScript((stored) => {
    localStorage.setItem('vcms.layout.v1', JSON.stringify(stored));
    const seen = { shift: 0, looks: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // What each frame shows: scheme, colour and root font from the first one on.
    const look = () => {
      const { dataset, style } = document.documentElement;
      const text = [dataset.scheme, dataset.theme, style.fontSize].join(' ');
      // Without a body there is nothing to paint yet.
      if (document.body !== null && seen.looks.at(-1) !== text) seen.looks.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, STORED);
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const boot = /theme-boot/;
  await page.route(
    (url) => url.pathname.endsWith('.js') && !boot.test(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });

  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expect(html).toHaveAttribute('data-theme', 'teal');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  expect(await page.evaluate(() => document.querySelector('#root')?.childElementCount ?? 0)).toBe(0);
  // Nobody looks at an empty page meanwhile.
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  const sign = () => getComputedStyle(document.querySelector('#root') ?? document.body, '::after').content;
  expect(await page.evaluate(sign)).toBe('"Loading..."');
  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { shift: number; looks: string[] } }).seen,
  );
  expect(seen.looks).toEqual(['dark teal 100%']);
  // Up to 0.1 counts as no shift that anybody minds (web vitals, CLS).
  expect(seen.shift).toBeLessThan(0.1);
});

// Of each remote once; the other two roles of a remote differ by their menu alone, which roles.spec.ts walks through.
for (const person of ['admin', 'cs', 'client', 'contractor'] as const) {
  test.describe(person, () => {
    test.use({ person });

    test(`S9: nothing complains while ${person} uses every control of the shell`, async ({
      page,
      complaints,
    }) => {
      const shell = openShell(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await shell.settle();

      await shell.openGroups();
      const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
      await menuButton.click();
      await menuButton.click();
      await shell.bell.click();
      await expect(shell.notifications).toBeVisible();
      await shell.bell.click();
      await page.getByRole('button', { name: 'Profile', exact: true }).click();
      await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Theme settings' }).click();
      const settings = page.getByRole('dialog', { name: 'Theme settings' });
      await settings.getByRole('button', { name: 'Increase scale' }).click();
      await settings.getByText('Dark', { exact: true }).click();
      await settings.getByText('Ripple effect').click();
      await settings.getByRole('button', { name: 'Close' }).click();
      await expect(settings).toHaveCount(0);
      await page.getByRole('link', { name: 'VCMS home' }).click();

      expect(complaints).toEqual([]);
    });
  });
}
