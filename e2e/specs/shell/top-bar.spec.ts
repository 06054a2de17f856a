import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

test('S29 S30 S31 S32: the frame shows logo, account, bell, avatar and footer', async ({ page, product }) => {
  const { email, companyId } = DEMO_PEOPLE.client;
  const company = await product.trusted.firestore.doc(`companies/${companyId}`).get();
  await page.goto('/calendar');
  await openShell(page).settle();

  const banner = page.getByRole('banner');
  await expect(banner).toContainText(email);
  await expect(banner).toContainText(String(company.get('name')));
  await expect(banner.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/Copyright © 2025 .*All rights reserved/);
  const logo = page.getByRole('link', { name: 'VCMS home' });
  await expect(logo).toHaveAttribute('href', '/dashboard');
  await logo.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
