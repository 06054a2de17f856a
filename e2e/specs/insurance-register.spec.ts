import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'client' });

test('a client reads its contractors’ certificates: why, what is missing, the paper itself, and a summary', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await page.goto('/insurance-reviews');
  const table = page.getByRole('table', { name: 'Contractor Insurance Reviews' });
  await expect(table).toBeVisible();
  await expect(table.locator('time').first()).toHaveAttribute('dateTime', /^\d{4}-\d\d-\d\d$/);
  const heights = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Umbrella' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'General liability' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Umbrella' })).toHaveCount(0);

  const row = table.getByRole('row').nth(1);
  const contractor = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('cell').nth(1).click();
  const panel = page.getByRole('dialog', { name: contractor });
  await expect(panel.getByText('Each occurrence').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  const why = page.getByRole('dialog', { name: /why this status\?$/ });
  await expect(why.getByText('Next step').first()).toBeVisible();
  await why.getByRole('button', { name: 'Close' }).last().click();
  await expect(why).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row.getByRole('link')).toBeFocused();

  await page.getByLabel('Show', { exact: true }).selectOption('Below limit');
  await expect(page).toHaveURL(/show=below_limit/);
  await expect(table.getByRole('img', { name: 'Non-compliant' }).first()).toBeVisible();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const sheet = await readFile(await (await csv).path(), 'utf8');
  expect(sheet).toMatch(/^\uFEFFContractor,Next expiration,General liability/);
  expect(sheet).toContain('Non-compliant');
  expect(sheet.split('\r\n')[0]).toMatch(/,Last review$/);
  expect(sheet).toMatch(/: Accepted \d\d\/\d\d\/\d{4} by the firm/);

  await page.goto('/insurance-reviews/contractor-01');
  await expect(page.getByRole('heading', { level: 2, name: 'Automobile liability' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF summary' }).click();
  const saved = await pdf;
  expect(saved.suggestedFilename()).toMatch(/^insurance-.+\.pdf$/);
  const paper = (await readFile(await saved.path())).toString('latin1');
  expect(paper.slice(0, 8)).toBe('%PDF-1.7');
  expect(paper).toContain('/MarkInfo');

  const log = product.trusted.firestore.collection('companies/contractor-01/accessLog');
  const before = (await log.count().get()).data().count;
  await page
    .getByRole('button', { name: /^Open certificate/ })
    .first()
    .click();
  const certificate = page.getByRole('dialog', { name: /^Certificate of policy/ });
  await expect(certificate.getByRole('region', { name: /^Certificate of policy/ })).toBeVisible();
  expect((await log.count().get()).data().count).toBe(before + 1);
  await certificate.getByRole('button', { name: 'Close' }).last().click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'All contractors' }).click();
  await expect(table).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
