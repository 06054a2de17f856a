import { expect, type Page } from '@playwright/test';
import { addDays } from '@vcms/domain';
import {
  AUTO,
  askFor,
  expectFocusKept,
  fileAuto,
  openByKeys,
  said,
  today,
} from '../../support/insurance-by-keys.ts';
import type { KeyboardPath } from '../../support/keyboard-path.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { createStoryParties } from '../../support/story-parties.ts';
import { violationsOf } from '../../support/violations-of.ts';

test.use({ splash: 'full' });

test.describe('an approver, by keys alone', () => {
  test.use({ person: 'nobody' });

  test('grants, denies and revokes variances, then raises a limit at short notice and takes the old one back', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const parties = await createStoryParties(product.trusted, 'by-keys', today);
    const enough = { state: 'accepted', auto_csl: 1_000_000 } as const;
    await fileAuto(product.trusted, parties.contractorId, 'enough', enough);
    await askFor(product.trusted, parties, 'The renewal is late at the carrier.');
    await askFor(product.trusted, parties, 'The broker is on holiday until then.');
    await openShell(page).signIn(parties.approver.email, parties.approver.password);

    const keys = await openByKeys(page, '/all-variances');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await expect(tab('Requested (2)')).toBeVisible();
    const details = row('late at the carrier').getByRole('button', { name: /^Details/ });
    await keys.press(details);
    await expect(page.getByRole('dialog', { name: /^Variance of/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();

    const approve = row('late at the carrier').getByRole('button', { name: /^Approve/ });
    await keys.to(approve, 'back');
    await page.keyboard.press('Enter');
    const approval = page.getByRole('dialog', { name: /^Approve the variance of/ });
    await keys.day(approval.getByLabel('Approved to'), addDays(today, 10));
    await keys.type(approval.getByLabel('Conditions'), 'A supervisor is on site.');
    expect(await violationsOf(page)).toEqual([]);
    await keys.press(approval.getByRole('button', { name: 'Approve' }));
    await expect(said(page, 'is approved.')).toBeVisible();
    await expect(tab('Requested (1)'), 'takes the focus of the row that left').toBeFocused();

    await keys.press(row('on holiday').getByRole('button', { name: /^Deny/ }));
    const denial = page.getByRole('alertdialog', { name: /^Deny the variance of/ });
    await keys.type(denial.getByLabel('Reason'), 'Somebody else there can send it.');
    await keys.press(denial.getByRole('button', { name: 'Deny' }));
    await expect(said(page, 'The variance is denied.')).toBeVisible();
    await expect(tab('Requested (0)')).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await expect(tab('Active (1)')).toHaveAttribute('aria-selected', 'true');
    await keys.press(row('late at the carrier').getByRole('button', { name: /^Revoke/ }));
    const end = page.getByRole('alertdialog', { name: /^Revoke the variance of/ });
    await keys.type(end.getByLabel('Reason'), 'The work begins earlier than was agreed.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await keys.press(question.getByRole('button', { name: 'Keep editing' }));
    await keys.press(end.getByRole('button', { name: 'Revoke' }));
    await expect(tab('Active (0)')).toBeFocused();

    await test.step('limits for all', () => setLimits(page, keys));
  });

  async function setLimits(page: Page, keys: KeyboardPath): Promise<void> {
    await openByKeys(page, '/set-insurance-appwide');
    const auto = page.getByRole('region', { name: AUTO });
    await keys.day(page.getByLabel('Effective from'), addDays(today, 5));
    await keys.type(page.getByLabel('Change note'), 'Raised for the loading docks.');
    await keys.to(page.getByRole('link', { name: 'Variances' }), 'back');
    await page.keyboard.press('Enter');
    const leaving = page.getByRole('alertdialog');
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
    await expect(page.getByRole('link', { name: 'Variances' })).toBeFocused();
    await expect(page.getByLabel('Change note')).toHaveValue('Raised for the loading docks.');

    await keys.type(auto.getByLabel('Combined single limit'), '1,500,000');
    await keys.press(page.getByRole('button', { name: 'Preview impact' }));
    await expect(page.getByRole('list', { name: 'Contractors affected' })).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Publish' }));
    const question = page.getByRole('alertdialog', { name: 'Publish these limits?' });
    await keys.type(question.getByLabel(/^Reason for less than 30 days/), 'The insurer asks for it now.');
    await keys.press(question.getByRole('button', { name: 'Publish' }));
    await expect(said(page, /^Version 2 is published/)).toBeVisible();
    await expectFocusKept(page);

    await keys.press(page.getByRole('button', { name: 'Restore as draft: version 1' }));
    await expect(said(page, 'Version 1 is in the form.')).toBeVisible();
    await expect(auto.getByLabel('Combined single limit')).toHaveValue('1,000,000');
    await keys.choose(page.getByLabel('From', { exact: true }), 'Version 2');
    await keys.choose(page.getByLabel('To', { exact: true }), 'Version 1');
    await expect(page.getByRole('group', { name: 'Differences' })).toContainText('$1,500,000 → $1,000,000');
  }
});
