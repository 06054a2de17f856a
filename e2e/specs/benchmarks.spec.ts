import { expect } from '@playwright/test';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'admin' });

const TABLE = `"TABLE 1. Incidence rates of nonfatal occupational injuries and illnesses by industry and case types, 2023",,,
Industry(1),NAICS code(2),Total recordable cases,"Cases with days away from work, job restriction, or transfer"
Private industry(3),,2.4,1.5
Construction,23,2.3,1.4
Construction of buildings,236(4),1.9,1.2
`;

test('an administrator enters, corrects, imports and removes rates of industries', async ({
  page,
  product,
}) => {
  const read = async (id: string) => (await product.trusted.firestore.doc(`benchmarks/${id}`).get()).data();
  await page.goto('/admin/admin-tools/companies');
  await openShell(page).settle();
  await page.getByRole('link', { name: 'Industry benchmarks' }).click();
  const register = page.getByRole('table', { name: 'Industry benchmarks' });
  await expect(register).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'New benchmark' }).click();
  const entry = page.getByRole('dialog', { name: 'New benchmark' });
  await entry.getByLabel('NAICS code').fill('238160');
  await entry.getByLabel('Year').fill('2023');
  await entry.getByLabel('TRIR').fill('2.60');
  expect(await violationsOf(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toBeHidden();
  await register.getByRole('link', { name: '238160' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '238160, 2023' })).toBeVisible();
  expect(await read('238160_2023')).toMatchObject({ title: 'Roofing Contractors', trir: '2.60', dart: null });

  await page.getByRole('button', { name: 'Correct' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct 238160, 2023' });
  await correction.getByLabel('DART').fill('1.40');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('1.40')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove 238160, 2023?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(register).toBeVisible();
  expect(await read('238160_2023')).toBeUndefined();

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import benchmarks' });
  await dialog
    .getByLabel('Table 1 of the BLS')
    .setInputFiles({ name: 'table1.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('1 new, 1 changed, 0 the same, 1 row left out.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  expect(await read('236_2023')).toBeUndefined();
  await dialog.getByRole('button', { name: 'Store 2' }).click();
  await expect(dialog).toBeHidden();
  expect(await read('236_2023')).toMatchObject({
    title: 'Construction of buildings',
    trir: '1.9',
    dart: '1.2',
  });
  await expectNoSidewaysScrolling(page);
});
