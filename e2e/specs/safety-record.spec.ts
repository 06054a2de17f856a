import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

/** A typed copy of the 300A as a PDF, one line of text below the other. */
function typed300a(lines: readonly string[]): Buffer {
  const drawn = lines.map(
    (text, at) => `1 0 0 1 60 ${740 - at * 16} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj`,
  );
  const content = `BT /F1 9 Tf ${drawn.join('\n')} ET`;
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n' +
      `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n` +
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}

/** No required year: the results of others do not follow. */
const YEAR = 2021;

const FORM_300A = typed300a([
  `OSHA Form 300A, calendar year ${YEAR}`,
  'Summary of Work-Related Injuries and Illnesses',
  'Total number of other recordable cases (J): 2',
  '(M1) Injuries: 2',
  'Total hours worked by all employees: 188,800',
  'Company executive: Morgan Hale',
  'Title: Owner',
  `Date: 01/28/${YEAR + 1}`,
]);

const ITA_FILE = [
  'year_filing_for;establishment_name;naics_code;annual_average_employees;total_hours_worked;total_deaths;' +
    'total_dafw_cases;total_djtr_cases;total_other_cases;total_dafw_days;total_djtr_days;total_injuries;' +
    'total_skin_disorders;total_respiratory_conditions;total_poisonings;total_hearing_loss;total_other_illnesses',
  `${YEAR};North yard;238210;60;"112,800";0;0;0;1;0;0;1;0;0;0;0;0`,
  `${YEAR};South yard;238210;40;76000;0;0;0;1;0;0;0;0;0;0;0;0`,
  `${YEAR};West yard;238210;few;100;0;0;0;0;0;0;0;0;0;0;0;0`,
].join('\r\n');

test('a contractor imports a year, is told of a mismatch, corrects it, submits it with its 300A, and takes it back', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await page.goto('/osha-emr-stats');
  await expect(page.getByRole('heading', { level: 2, name: 'OSHA years' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Import ITA file' }).click();
  const importing = page.getByRole('dialog', { name: 'Import an ITA file' });
  await importing
    .getByLabel(/^CSV file/)
    .setInputFiles({ name: 'ita.csv', mimeType: 'text/csv', buffer: Buffer.from(ITA_FILE, 'latin1') });
  await expect(importing.getByText('"few" is no whole number.')).toBeVisible();
  await expect(importing.getByText('Case types (M1-M6 = 0) must equal cases (G-J = 1).')).toBeVisible();
  await expect(importing.getByText('Together: 188,800 hours, 2 cases.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await importing.getByRole('button', { name: 'Fill the form' }).click();

  const dialog = page.getByRole('dialog', { name: `OSHA 300A for ${YEAR}` });
  await expect(dialog.getByText('The numbers are the sum of 2 establishments.')).toBeVisible();
  await expect(dialog.getByText('Case types (M1-M6 = 1) must equal cases (G-J = 2).')).toBeVisible();
  await dialog
    .getByLabel('Signed form 300A')
    .setInputFiles({ name: 'form-300a.pdf', mimeType: 'application/pdf', buffer: FORM_300A });
  await dialog.getByRole('button', { name: 'Read from the 300A' }).click();
  await dialog.getByLabel('Establishment to fill in').selectOption('South yard');
  const offered = dialog.getByRole('list', { name: 'Values of the 300A for the establishment' });
  await expect(offered.getByText('The form says: 76,000', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enter totals by hand' }).click();
  const paper = dialog.getByRole('list', { name: 'Values of the 300A' });
  await expect(paper.getByText('The form says: 1', { exact: true })).toBeVisible();
  await paper.getByRole('button', { name: 'Take M1. Injuries' }).click();
  await expect(dialog.getByLabel('M1. Injuries', { exact: true })).toHaveValue('2');
  await expect(dialog.getByText(/^Case types/)).toBeHidden();
  await expect(dialog.getByRole('table', { name: 'Rates as typed' })).toContainText('2.12');
  await paper.getByRole('button', { name: 'Take Company executive' }).click();
  await expect(dialog.getByLabel('Company executive', { exact: true })).toHaveValue('Morgan Hale');
  await dialog.getByLabel('Title', { exact: true }).fill('Owner');
  await dialog.getByLabel('Date', { exact: true }).fill(`${YEAR + 1}-01-28`);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText(`${YEAR} is submitted.`)).toBeVisible();
  const card = page.getByRole('region', { name: `OSHA year ${YEAR}` });
  await expect(card).toContainText('Under review');
  const folder = documentPath('companies', DEMO_PEOPLE.contractor.companyId);
  const stored = await product.trusted.firestore.doc(`${folder}/oshaYears/${YEAR}`).get();
  expect(stored.data()).toMatchObject({
    state: 'submitted',
    version: 1,
    M1: 2,
    hours: 188_800,
    trir: '2.12',
  });
  const form = await product.trusted.firestore
    .doc(`${folder}/documents/${stored.get('form300aDocId')}`)
    .get();
  expect(form.data()).toMatchObject({ state: 'submitted', category: 'osha300a', size: FORM_300A.length });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('button', { name: /^Withdraw/ }).click();
  const question = page.getByRole('alertdialog', { name: `Withdraw OSHA year ${YEAR}?` });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(card).toContainText('Withdrawn');
});

test('a contractor types two establishments by the keyboard alone on a narrow screen, and keeps the draft', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/osha-emr-stats');
  await page.getByRole('button', { name: 'Add year' }).press('Enter');
  const item = page.getByRole('menuitem', { name: '2019', exact: true });
  await expect(item).toBeVisible();
  await page.keyboard.type('2019');
  await expect(item).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'OSHA 300A for 2019' });
  await dialog.getByRole('button', { name: 'Enter establishments one by one' }).press('Enter');
  const parts = dialog.getByRole('group', { name: /^300A of / });
  await expect(parts.getByLabel(/^Name of the establishment/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('North yard');
  await parts.getByLabel(/^Annual average/).fill('60');
  await parts.getByLabel(/^Total hours/).fill('112,800');
  await dialog.getByRole('button', { name: 'Add establishment' }).press('Enter');
  await expect(parts.getByLabel(/^Name of the establishment/)).toBeFocused();
  await page.keyboard.type('South yard');
  await parts.getByLabel(/^Annual average/).fill('40');
  await parts.getByLabel(/^Total hours/).fill('76,000');
  await parts.getByLabel(/^J\. /).fill('1');
  await parts.getByLabel(/^M1\. /).fill('2');
  await expect(
    dialog.getByText('South yard: Case types (M1-M6 = 2) must equal cases (G-J = 1).'),
  ).toBeVisible();
  await expect(dialog.getByText('The numbers are the sum of 2 establishments.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Remove North yard' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts.getByLabel(/^Name of the establishment/)).toHaveValue('North yard');
  await expect(parts.getByLabel(/^Name of the establishment/)).toBeFocused();
  await dialog.getByRole('button', { name: 'Save draft' }).press('Enter');
  const card = page.getByRole('region', { name: 'OSHA year 2019' });
  await expect(card).toContainText('2 establishments');
  await expect(card).toContainText('188,800');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download summary' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^safety-record-.*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectNoSidewaysScrolling(page);
});
