import { expect } from '@playwright/test';
import { GOLDEN_MENUS, type GoldenEntry } from '../support/golden-menu.ts';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { violationsOf } from '../support/violations-of.ts';

/** Statements of the shell's acceptance list that one role's walk proves. */
const STATEMENTS: Readonly<Record<string, string>> = {
  '5001': 'S51 S52 S70 S71 S168',
  '5002': 'S53 S54 S70 S71 S168',
  '5003': 'S57 S58 S59 S60 S70 S71 S168',
  '5004': 'S61 S70 S71 S168',
  '5005': 'S63 S70 S71 S168',
  '5006': 'S64 S70 S71 S168',
};

function groupsOf(entries: readonly GoldenEntry[]): string[] {
  return [...new Set(entries.flatMap(({ group }) => group ?? []))];
}

/** Links in menu order with the labels that lead to them; written by hand from the specification. */
for (const [role, entries] of Object.entries(GOLDEN_MENUS)) {
  test(`${STATEMENTS[role]}: role ${role} signs in, sees exactly its menu and can open every entry`, async ({
    page,
    complaints,
  }) => {
    const shell = openShell(page);
    const account = accountOf(role);

    await shell.signIn(account.email, account.password);
    await shell.openGroups();

    await expect(shell.menu.getByRole('button')).toHaveText(groupsOf(entries));
    await expect(shell.menu.getByRole('link')).toHaveText(entries.map(({ label }) => label));
    const targets = await shell.menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(entries.map(({ path }) => path));

    for (const [index, entry] of entries.entries()) {
      await shell.openGroups();
      await shell.menu.getByRole('link').nth(index).click();
      await expectPage(page, entry);
    }
    expect(complaints).toEqual([]);
  });
}

async function expectPage(page: import('@playwright/test').Page, entry: GoldenEntry): Promise<void> {
  const shell = openShell(page);
  await page.waitForURL(`**${entry.path}`);
  await shell.settle();
  if (entry.placeholder === true) {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    await expect(shell.breadcrumb).toHaveCount(0);
    return;
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const trail = entry.group === undefined ? [entry.label] : [entry.group, entry.label];
  await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(trail);
  await expect(shell.menu.locator('[aria-current=page]')).toHaveText([entry.label]);
  await expect(shell.menu.locator('[aria-current=page]')).toHaveAttribute('href', entry.path);
}

test('S66: an unknown role gets no menu and a sentence that says what to do', async ({ page, product }) => {
  const shell = openShell(page);
  const account = accountOf('5999');
  expect(product.stack.url).not.toBe('');

  await shell.signIn(account.email, account.password);

  await expect(shell.menu).toHaveCount(0);
  await expect(page.getByText('Your account has no role for this site. Contact support.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await shell.signOut();
});

test('a signed-out visitor of any page is sent to sign in, and then to the page', async ({ page }) => {
  const account = accountOf('5003');

  await page.goto('/all-variances');
  await page.waitForURL('**/login/');
  await openShell(page).settle();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await page.waitForURL('**/all-variances');
});
