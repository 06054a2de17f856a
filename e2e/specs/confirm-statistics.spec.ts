import { expect, type Page } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import { askForLogs, confirmBefore, correctYear, putYear } from '../support/osha-years.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ person: 'cs' });

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function compareAll(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^All match/ }).all()) await button.click();
}

test('customer service returns a year with a finding, confirms the next, and the status follows', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const { trusted } = product;
  const parties = await createStoryParties(trusted, 'statistics', '2026-11-20');
  const { clientId, contractorId, contractorName, contractor } = parties;
  await askForLogs(trusted, clientId);
  await putYear(trusted, contractorId, 2023, { state: 'accepted', submittedOn: '2024-02-01' });
  await confirmBefore(trusted, contractorId, 2023);
  await putYear(trusted, contractorId, 2024, { state: 'submitted', submittedOn: '2025-01-05' });
  await putYear(trusted, contractorId, 2025, { state: 'submitted', submittedOn: '2025-01-06' });
  const status = async () => {
    const pair = documentPath('snapshots', engagementId(clientId, contractorId));
    return (await trusted.firestore.doc(pair).get()).get('result.overall');
  };
  await expect.poll(status, { timeout: 30_000 }).toBe('pending_review');

  await page.goto('/confirm-statisticals?subjectType=osha_year');
  await openShell(page).settle();
  const queue = page.getByRole('table', { name: 'Records to confirm' });
  const first = queue.getByRole('row').nth(1);
  await expect(first).toContainText('OSHA 2024');
  await expect(first).toContainText('TRIR 2.00, DART 0.00, LTIR 0.00');
  await expect(first).toContainText('Westport Terminals');
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);

  await first.getByRole('link', { name: contractorName }).click();
  await openBenchTab(page, 'Clients');
  await expect(page.getByRole('table', { name: 'Limits of each client' })).toContainText('2.00, limit 3.00');
  await openBenchTab(page, 'Trend');
  await expect(page.getByRole('table', { name: 'Rates by year' })).toContainText('Pooled, 2023 to 2025');
  await openBenchTab(page, 'Values');
  await openShell(page).settle();
  const heading = page.getByRole('heading', { level: 1, name: contractorName });
  await heading.focus();
  await page.keyboard.press('t');
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  await compareAll(page);
  await page.getByRole('button', { name: 'Hours worked by all employees: question' }).click();
  await openBenchTab(page, 'Findings');
  await page
    .getByLabel('Hours worked by all employees: what the contractor reads')
    .fill('The form shows 110,000 hours.');
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  await page.waitForURL(`**/confirm-statisticals/${contractorId}/osha/2025?subjectType=osha_year`);
  await openShell(page).settle();
  await expect(heading).toBeFocused();
  await expect.poll(status, { timeout: 30_000 }).toBe('non_compliant');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct a typing error' }).click();
  const correction = page.getByRole('dialog', { name: /^Correct a typing error/ });
  await correction.getByLabel('Hours worked by all employees').fill('105000');
  await correction.getByLabel('Reason').fill('The form shows 105,000 hours.');
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await correction.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText(/^Corrected from 100,000 to 105,000 by /).first()).toBeVisible();
  await expect(correction).toBeHidden();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Compare every value with the Form 300A first\./)).toBeVisible();
  await compareAll(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('OSHA 2025 is confirmed.')).toBeVisible();

  await correctYear(trusted, contractorId, 2024);
  await page.goto(`/confirm-statisticals/${contractorId}/osha/2024`);
  await openBenchTab(page, 'History');
  await expect(page.getByRole('region', { name: 'Decisions so far' })).toContainText(
    'The form shows 110,000 hours.',
  );
  await openBenchTab(page, 'Values');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  await compareAll(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(status, { timeout: 30_000 }).toBe('compliant');

  const told = await trusted.firestore.collection('notifications').where('toId', '==', contractor.uid).get();
  const lines = told.docs.map((entry) => `${entry.get('title')}: ${entry.get('body')}`);
  expect(lines).toContain('Statistics returned: OSHA 2024: The form shows 110,000 hours.');
  expect(lines).toContain('Statistics confirmed: OSHA 2025 accepted by us.');
  expect(lines.join('\n')).toContain('The form shows 105,000 hours.');
});
