import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { GOLDEN_MENUS } from '../../support/golden-menu.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { violationsOf } from '../../support/violations-of.ts';

test.use({ splash: 'full' });

/** Every path of the six menus, and the shell's own page. */
const SHELL_PATHS = [
  ...new Set([...Object.values(GOLDEN_MENUS).flatMap((menu) => menu.map(({ path }) => path))]),
  '/profile/user/edit-profile',
];

const frameOf = (page: Page) => page.locator('[data-menu-mode]');

async function expectNoShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('a signed-out visitor', () => {
  test.use({ person: 'nobody' });

  test('S12 S13: is led from every path of the shell to /login/', async ({ page }) => {
    for (const path of SHELL_PATHS) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page, path).toHaveURL(/\/login\/$/);
    }
  });

  test('S15 S16: is not let in by anything but invited=true', async ({ page }) => {
    const others = ['invited=false', 'invited=', 'invited', 'invited=TRUE', 'invited=1'];
    for (const search of [...others, 'invited=false&invited=true']) {
      await page.goto(`/dashboard?${search}`, { waitUntil: 'commit' });
      await expect(page, search).toHaveURL(/\/login\/$/);
    }
  });

  test('S14 S17 S18: with invited=true sees an empty shell, whose logo leads to /login/', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const text = `${request.url()} ${request.postData() ?? ''}`;
      if (/notifications|Listen\/channel/.test(text)) asked.push(text);
    });
    await page.goto('/dashboard?invited=true');
    await openShell(page).settle();

    await expect(page).toHaveURL(/\/dashboard\?invited=true$/);
    await expect(frameOf(page)).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const text = await page.locator('body').innerText();
    for (const { email } of Object.values(DEMO_PEOPLE)) expect(text).not.toContain(email);
    await expect(page.getByRole('banner')).toHaveText('');
    expect(asked).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'VCMS home' }).click();
    await expect(page).toHaveURL(/\/login\/$/);
  });

  test('S19 S20 S21: sees /login and /invite without the shell, with or without the slash', async ({
    page,
  }) => {
    const headings: Record<string, string> = {};
    for (const path of ['/login/', '/login', '/invite/', '/invite']) {
      await page.goto(path);
      await expectNoShell(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      headings[path] = await page.getByRole('heading', { level: 1 }).innerText();
    }
    expect(headings['/login']).toBe(headings['/login/']);
    expect(headings['/invite']).toBe(headings['/invite/']);
  });

  test('S22: stays on /login/', async ({ page }) => {
    await page.goto('/login/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The form stands there before the app, whose router notes the address in the history as it starts.
    await expect(page.locator('[data-first]')).toHaveCount(0);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.waitForTimeout(3000);

    expect(visited).toEqual([]);
    await expect(page).toHaveURL(/\/login\/$/);
  });
});

test('S19 S20: /login/ and /invite/ have no shell for somebody who is signed in either', async ({ page }) => {
  for (const path of ['/login/', '/invite/']) {
    await page.goto(path);
    await openShell(page).settle();
    await expectNoShell(page);
  }
});

test('S10 S11 S37 S42: while the check runs the page says Loading... and nothing else', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*accounts:lookup*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/dashboard');
  const loading = page.getByText('Loading...', { exact: true });
  await expect(loading).toBeVisible();
  const start = Date.now();
  while (Date.now() - start < 5000) {
    expect(await loading.evaluate(isUncovered)).toBe(true);
    await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toContain('@');
    await page.waitForTimeout(400);
  }
  answer();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The two seconds of the path are over, so nothing more covers the page.
  await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
  await expect(loading).toHaveCount(0);
});

/** True when the middle of the element is what a person sees there. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (seen === element || element.contains(seen));
}

test('S23 S24: an unknown path says so inside the shell', async ({ page }) => {
  await page.goto('/no/such/page');
  await openShell(page).settle();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
});

test('S23 S26: every menu path and the profile page has sidebar, top bar, breadcrumb and profile control', async ({
  page,
}) => {
  const paths = (GOLDEN_MENUS['5003'] ?? []).map(({ path }) => path);
  const shell = openShell(page);
  for (const path of [...paths, '/profile/user/edit-profile']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(shell.menu, path).toBeAttached();
    await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Profile', exact: true, includeHidden: true })).toHaveCount(
      1,
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(
      1,
    );
    const crumbs = path.startsWith('/profile/') ? 0 : 1;
    await expect(page.locator('nav[aria-label=Breadcrumb]')).toHaveCount(crumbs);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('S25: / leads to the dashboard', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('S27: a sign-out in another tab leads this one to /login/ without a reload', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/dashboard');
    await openShell(one).settle();
  }
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  await openShell(other).signOut();

  await expect(page).toHaveURL(/\/login\/$/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test.describe('role 5006', () => {
  test.use({ person: 'contractorLimited' });

  test('S28: may type a path of the admin; its menu does not change', async ({ page }) => {
    await page.goto('/admin/admin-tools/users');
    const shell = openShell(page);
    await shell.settle();

    await expect(page).toHaveURL(/\/admin\/admin-tools\/users$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const labels = (GOLDEN_MENUS['5006'] ?? []).map(({ label }) => label);
    await expect(shell.menu.getByRole('link')).toHaveText(labels);
  });
});
