import { expect, type Locator, type Page } from '@playwright/test';
import { formatDate, type LogNumbers, type OshaYear } from '@vcms/domain';
import { EMPTY_PDF, LIVE } from './story.ts';

const PAPER = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF };
const EXPLANATION = 'The yard took on another crew, and lent one to a neighbour.';
const WORDS: Readonly<Record<string, string>> = {
  employees: 'Annual average number of employees',
  hours: 'Total hours worked by all employees',
};

/** Opens the form of a year that is not on file: on its card, or by the menu where no client looks at it. */
export async function openYear(page: Page, year: number): Promise<Locator> {
  const years = page.getByRole('region', { name: 'OSHA years' });
  await expect(years).toBeVisible();
  const onCard = years.getByRole('button', { name: `Add ${year}`, exact: true });
  if (await onCard.isVisible()) await onCard.click();
  else {
    await page.getByRole('button', { name: 'Add year', exact: true }).click();
    await page.getByRole('menuitem', { name: String(year), exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: `OSHA 300A for ${year}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types the numbers where the paper has them; what it leaves empty stays empty. */
export async function typeNumbers(dialog: Locator, numbers: Partial<LogNumbers>): Promise<void> {
  for (const [name, value] of Object.entries(numbers)) {
    const label = WORDS[name];
    if (value === undefined || (value === 0 && label === undefined)) continue;
    const field =
      label === undefined ? dialog.getByLabel(new RegExp(`^${name}\\. `)) : dialog.getByLabel(label);
    await field.fill(value.toLocaleString('en-US'));
  }
}

/** What the form asks for beside the numbers. */
export async function proveYear(dialog: Locator, year: number, noWork = false): Promise<void> {
  await dialog.getByLabel(/^NAICS code/).fill('484220');
  if (noWork) return dialog.getByLabel('Signed statement').setInputFiles(PAPER);
  await dialog.getByLabel('Signed form 300A').setInputFiles(PAPER);
  await dialog.getByLabel('Company executive', { exact: true }).fill('Olive Brandt');
  await dialog.getByLabel('Title', { exact: true }).fill('Owner');
  await dialog.getByLabel('Date', { exact: true }).fill(`${year + 1}-01-28`);
  const explanation = dialog.getByLabel(/^Why these numbers are right/);
  if (await explanation.isVisible()) await explanation.fill(EXPLANATION);
}

export async function submitYear(page: Page, year: number): Promise<void> {
  await page
    .getByRole('dialog', { name: `OSHA 300A for ${year}` })
    .getByRole('button', { name: 'Submit' })
    .click();
  await expect(page.getByRole('region', { name: `OSHA year ${year}` })).toContainText('Under review', LIVE);
}

/** Types the log of a year into its form, as far as it can be submitted. */
export async function typeYear(page: Page, log: OshaYear): Promise<Locator> {
  const { year, noWork, employees, hours, J, M1 } = log;
  const dialog = await openYear(page, year);
  if (noWork) await dialog.getByLabel('Work in this year').selectOption('no');
  else await typeNumbers(dialog, { employees, hours, J, M1 });
  return dialog;
}

export async function typeEmr(page: Page, effective: string, value: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add EMR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an EMR' });
  await dialog.getByLabel(/^Rating effective date/).fill(effective);
  await dialog.getByLabel(/^EMR/).fill(value);
  await dialog.getByLabel(/^Policy number/).fill('WC-1001');
  return dialog;
}

/** Submits what a letter proves; the row that it becomes is there then. */
export async function submitLetter(page: Page, dialog: Locator, row: string): Promise<void> {
  await dialog.getByLabel('Letter', { exact: true }).setInputFiles(PAPER);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const record = page.getByRole('list', { name: 'EMR records' }).getByRole('listitem');
  await expect(record.filter({ hasText: row })).toContainText('Under review', LIVE);
}

export async function declareNotRated(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Declare not rated' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declare that the company is not rated' });
  await dialog.getByLabel(/^Date of the letter/).fill(date);
  await submitLetter(page, dialog, `Not rated, letter of ${formatDate(date)}`);
}
