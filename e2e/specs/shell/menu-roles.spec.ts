import { expect } from '@playwright/test';
import { createAccount, giveRole } from '../../support/create-account.ts';
import { GOLDEN_MENUS } from '../../support/golden-menu.ts';
import { test } from '../../support/menu-test.ts';
import { pauseClock } from '../../support/paused-clock.ts';

function labelsOf(role: string): string[] {
  return (GOLDEN_MENUS[role] ?? []).map(({ label }) => label);
}

test.describe('as role 5002', () => {
  test.use({ person: 'cs' });

  test('S55: Review Safety Programs leads to its absolute path from a nested page', async ({
    page,
    frame,
  }) => {
    await frame.open('/customerservice/company-management');
    await frame.group('CS Tools').click();

    await frame.link('Review Safety Programs').click();

    await page.waitForURL('**/safety-policy-review');
    expect(new URL(page.url()).pathname).toBe('/safety-policy-review');
  });

  test('S56: Set Insurance Limits is the same page with and without the trailing slash', async ({
    page,
    frame,
  }) => {
    const titles: (string | null)[] = [];
    for (const path of ['/cs-set-insurance-limits', '/cs-set-insurance-limits/']) {
      await frame.open(path);
      await expect(frame.menu.locator('[aria-current=page]')).toHaveText(['Set Insurance Limits']);
      titles.push(await frame.main.getByRole('heading', { level: 1 }).textContent());
    }
    expect(titles[0]).toBe(titles[1]);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  });
});

test.describe('as role 5004', () => {
  test.use({ person: 'clientReduced' });

  test('S62: Permit To Work leads to the not-found page inside the shell and is never marked', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await frame.group('Document Center').click();
    // What can be scrolled while it slides open would move away from under the press.
    const list = frame.link('Permit To Work').locator('xpath=ancestor::ul[1]');
    await expect(list).toHaveCSS('overflow-y', 'clip');

    await frame.link('Permit To Work').click();

    await page.waitForURL('**/404');
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(frame.link('Permit To Work')).toBeVisible();
    await expect(frame.menu.locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('an account whose role is no code of the product', () => {
  test.use({ person: 'nobody' });

  for (const [statement, name, stored, code] of [
    ['S65', 'six-of', '6 of 5006', '5006'],
    ['S68', 'number', 5001, '5001'],
    ['S68', 'blanks', ' 5001 ', '5001'],
  ] as const) {
    test(`${statement}: ${JSON.stringify(stored)} has the menu of ${code}`, async ({ frame, product }) => {
      const account = await createAccount(product.trusted, `role-${name}`, stored);

      await frame.signIn(account.email, account.password);

      await expect(frame.menu.getByRole('link')).toHaveText(labelsOf(code));
      await expect(frame.menu.getByRole('button')).toHaveCount(0);
    });
  }

  for (const [name, stored] of [
    ['none', undefined],
    ['empty', ''],
    ['word', 'admin'],
  ] as const) {
    test(`S67: ${JSON.stringify(stored) ?? 'no role'} gets no menu and makes no error`, async ({
      page,
      frame,
      product,
      complaints,
    }) => {
      const account = await createAccount(product.trusted, `role-${name}`, stored);

      await frame.signIn(account.email, account.password);

      await expect(frame.menu).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText(account.email);
      await expect(page.getByText('Your account has no role for this site. Contact support.')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('as an unknown role', () => {
  test.use({ person: 'unknownRole' });

  test('S66: there is no menu; top bar, profile and settings work', async ({ page, frame, complaints }) => {
    await frame.open();

    await expect(frame.menu).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('unknown-role@example.test');
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Profile' })).toHaveCount(0);
    await frame.chooseMode('Slim');
    await expect(frame.root).toHaveAttribute('data-menu-mode', 'slim');
    expect(complaints).toEqual([]);
  });
});

test.describe('a role that changes', () => {
  test.use({ person: 'nobody' });

  for (const [statement, from, to, home] of [
    ['S69', '5001', '5005', 'Home'],
    ['S176', '5001', '5002', 'CS Home'],
  ] as const) {
    test(`${statement}: from ${from} to ${to} with the next token, menu and breadcrumb follow without a reload`, async ({
      page,
      frame,
      product,
    }) => {
      const account = await createAccount(product.trusted, `role-${from}-to-${to}`, from);
      await page.clock.install();
      await frame.signIn(account.email, account.password);
      await expect(frame.menu.getByRole('link')).toHaveText(labelsOf(from));
      await expect(frame.breadcrumb.getByRole('listitem')).toHaveText(['Home']);
      await page.evaluate(() => Object.assign(window, { sameVisit: true }));

      await giveRole(product.trusted, account.uid, to);
      await pauseClock(page);
      await page.clock.fastForward('56:00');

      const first = GOLDEN_MENUS[to]?.find(({ group }) => group !== undefined)?.group ?? '';
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(frame.group(first)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await expect(frame.breadcrumb.getByRole('listitem')).toHaveText([home]);
      await expect(frame.link('User Tools')).toHaveCount(0);
      expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    });
  }
});

test.describe('groups of the static menu', () => {
  test('S72 S73: the group of the current page is open and its link marked, also below a number', async ({
    frame,
  }) => {
    await frame.open('/csinsurance-review');
    await expect(frame.group('Auditing Tools')).toHaveAttribute('aria-expanded', 'true');
    await expect(frame.link('Review Insurance')).toBeVisible();

    await frame.open('/contractor-approval/42');
    await expect(frame.menu.locator('[aria-current=page]')).toHaveText(['Pending Contractors']);
    await expect(frame.link('Pending Contractors')).toBeVisible();
  });

  test('S74: click, Enter and Space open and close a group, and closed links are out of the tab order', async ({
    page,
    frame,
  }) => {
    await frame.open();
    const group = frame.group('Our Contractors');
    const press = {
      click: () => group.click(),
      Enter: () => group.press('Enter'),
      Space: () => group.press('Space'),
    };
    for (const toggle of Object.values(press)) {
      await toggle();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(frame.link('Current Contractors')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await toggle();
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Tab');
      await expect(frame.group('Auditing Tools')).toBeFocused();
    }
  });

  test('S75: two groups stay open together', async ({ frame }) => {
    await frame.open();
    await frame.group('Our Contractors').click();
    await frame.group('Document Center').click();

    await expect(frame.link('Workforce Manager')).toBeVisible();
    await expect(frame.link('All Contractor Documents')).toBeVisible();
  });
});
