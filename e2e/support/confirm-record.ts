import { expect, type Page } from '@playwright/test';
import { LIVE, visit } from './story.ts';

/** Customer service claims a record and finds that every value matches its paper. @param record such as `osha/2025` */
export async function takeRecord(page: Page, contractorId: string, record: string): Promise<void> {
  await visit(page, `/confirm-statisticals/${contractorId}/${record}`);
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  for (const button of await page.getByRole('button', { name: /^All match/ }).all()) await button.click();
}

/** The firm confirms a record. @param title as it is told of it, such as `OSHA 2025` */
export async function confirmRecord(
  page: Page,
  contractorId: string,
  record: string,
  title: string,
): Promise<void> {
  await takeRecord(page, contractorId, record);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${title} is confirmed.`)).toBeVisible(LIVE);
}
