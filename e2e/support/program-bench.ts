import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@vcms/seed/accounts';
import type { TestAccount } from './create-account.ts';
import type { Product } from './product.ts';
import { openShell } from './shell-page.ts';

/** Somebody else of customer service than the demo account. */
export async function secondReviewer({ trusted }: Product): Promise<Pick<TestAccount, 'email' | 'password'>> {
  const people = await trusted.firestore.collection('users').where('role', '==', '5002').get();
  const other = people.docs.find(({ id }) => id !== DEMO_PEOPLE.cs.uid);
  return { email: String(other?.get('email')), password: DEMO_PASSWORD };
}

/** From the queue to the newest version, which is then one's own to review. */
export async function takeProgram(page: Page, contractorName: string): Promise<void> {
  await page.goto('/safety-policy-review');
  await openShell(page).settle();
  const row = page.getByRole('table', { name: 'Programs to review' }).getByRole('row');
  await row.filter({ hasText: contractorName }).getByRole('link', { name: contractorName }).click();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
}

/** Passes every element. Answers how many there are. */
export async function passAll(page: Page): Promise<number> {
  const elements = page.getByRole('list', { name: 'Elements' }).getByRole('listitem');
  await expect(elements.first()).toBeVisible();
  for (const element of await elements.all()) await answer(element, 'Pass');
  return elements.count();
}

/** @param element the element's list item or group */
export async function answer(element: Locator, result: 'Pass' | 'Fail'): Promise<void> {
  await element.getByRole('button', { name: result, exact: true }).click();
}
