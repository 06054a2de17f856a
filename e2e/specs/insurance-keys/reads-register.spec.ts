import { expect } from '@playwright/test';
import { openByKeys } from '../../support/insurance-by-keys.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

test.use({ splash: 'full' });

test.describe('a client, by keys alone', () => {
  test.use({ person: 'client' });

  test('reads the register: search, filter, order, a contractor, why, the certificate, the files', async ({
    page,
  }) => {
    const keys = await openByKeys(page, '/insurance-reviews');
    const main = page.getByRole('main');
    const table = page.getByRole('table', { name: 'Contractor Insurance Reviews' });
    await expect(table).toBeVisible();
    await keys.press(page.getByRole('link', { name: 'Skip to main content' }));
    await keys.type(main.getByLabel('Search contractors'), 'Bright');
    await expect(table.getByRole('row')).toHaveCount(2);
    await keys.type(main.getByLabel('Search contractors'), 'B');
    await page.keyboard.press('Backspace');
    await keys.choose(main.getByLabel('Show', { exact: true }), 'Below');
    await expect(page).toHaveURL(/show=below_limit/);
    await keys.to(main.getByRole('button', { name: 'Export CSV' }));
    await keys.press(main.getByRole('button', { name: 'Next expiration' }));
    await expect(table.getByRole('columnheader', { name: 'Next expiration' })).toHaveAttribute(
      'aria-sort',
      /./,
    );
    await expect(main.getByRole('button', { name: 'Next expiration' }), 'keeps the focus').toBeFocused();
    const row = table.getByRole('link');
    await keys.press(row);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: /^Why\?/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(panel.getByRole('link', { name: /^Policies and decisions/ }));

    await openShell(page).arrive('Contractor');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.to(main.getByRole('button', { name: 'PDF summary' }));
    const why = main.getByRole('button', { name: /^Why\?/ }).first();
    await keys.press(why);
    await expect(page.getByRole('dialog', { name: /why this status\?$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(why).toBeFocused();

    const paper = main.getByRole('button', { name: /^Open certificate/ }).first();
    await keys.press(paper);
    const dialog = page.getByRole('dialog', { name: /^Certificate of policy/ });
    await expect(dialog.getByRole('img', { name: /page 1/ })).toHaveAttribute('data-drawing', 'done');
    const zoom = dialog.getByText(/^\d+%$/);
    const fitted = (await zoom.textContent()) ?? '';
    await keys.press(dialog.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom).not.toHaveText(fitted);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(paper).toBeFocused();
  });
});
