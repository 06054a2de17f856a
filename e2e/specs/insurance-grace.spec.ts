import { expect, type Page } from '@playwright/test';
import { addMonths, collectionPath } from '@vcms/domain';
import { DEMO_PASSWORD } from '@vcms/seed/accounts';
import type { AdminSdk } from '../support/admin-sdk.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';

/** Its renewal of liability was submitted before the old policy ended, and waits. */
const IN_TIME = 'contractor-05';
/** Its liability has ended without a renewal. */
const LATE = 'contractor-02';

test.use({ person: 'nobody' });

async function openInsurance(page: Page, { firestore }: AdminSdk, companyId: string): Promise<void> {
  const people = firestore
    .collection('users')
    .where('companyId', '==', companyId)
    .where('role', '==', '5005');
  const [owner] = (await people.limit(1).get()).docs;
  await openShell(page).signIn(String(owner?.get('email')), DEMO_PASSWORD);
  await page.goto('/insurance');
  await openShell(page).settle();
}

test('a renewal that waits for its review keeps the status when it was submitted on time (E22)', async ({
  page,
  product,
}) => {
  await openInsurance(page, product.trusted, IN_TIME);

  const card = page.getByRole('region', { name: 'Commercial general liability' });
  await expect(card.getByText(/^Submitted on time\. Your status stays until/)).toBeVisible();
  await expect(card.getByText(/In time, grace until/).first()).toBeVisible();
});

test('a renewal that was submitted after the old policy ended does not (E22)', async ({ page, product }) => {
  const { firestore } = product.trusted;
  const policies = firestore.collection(collectionPath('policies', LATE));
  const ended = await policies.where('line', '==', 'gl').where('state', '==', 'accepted').limit(1).get();
  const [before] = ended.docs;
  const today = storyToday();
  const effective = String(before?.get('expiration'));
  expect(effective < today).toBe(true);
  const renewal = { state: 'submitted', policyNumber: 'GL-LATE', effective, submittedOn: today };
  await policies.doc('late').set({ ...before?.data(), ...renewal, expiration: addMonths(today, 12) });

  await openInsurance(page, product.trusted, LATE);

  const card = page.getByRole('region', { name: 'Commercial general liability' });
  await expect(card.getByText(/after the last policy ended on .*: no grace until/)).toBeVisible();
  await expect(card.getByText(/In time, grace/)).toHaveCount(0);
  await expect(card.getByText('Non-compliant').first()).toBeVisible();
  // Other tests of this product count what waits for review.
  await policies.doc('late').delete();
});
