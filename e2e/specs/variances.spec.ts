import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addDays } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/accounts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'client2' });

const { contractor2 } = DEMO_PEOPLE;
const CLIENT = DEMO_COMPANY_IDS.lakeshore;
const KEY = 'insurance.gl';

test('a client grants what a contractor asks for, sees the demand stand aside, and revokes it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const { firestore } = product.trusted;
  await page.goto('/all-variances');
  await expect(page.getByRole('tab', { name: /^Requested/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const reason = `The renewal is late at the carrier (${randomUUID().slice(0, 8)}).`;
  const today = storyToday();
  const stamps = { createdAt: new Date(), updatedAt: new Date(), v: 1 };
  const asked = firestore.collection('variances').doc();
  await asked.set({
    clientId: CLIENT,
    contractorId: contractor2.companyId,
    key: KEY,
    reason,
    requestedBy: contractor2.uid,
    requestedRole: '5005',
    from: addDays(today, -1),
    to: addDays(today, 40),
    state: 'requested',
    createdBy: contractor2.uid,
    updatedBy: contractor2.uid,
    ...stamps,
  });

  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row, 'arrives by itself').toBeVisible();
  await row.getByRole('button', { name: /^Approve/ }).click();
  const approval = page.getByRole('dialog', { name: /^Approve the variance of/ });
  await approval.getByLabel('Conditions').fill('A supervisor is on site.');
  expect(await violationsOf(page)).toEqual([]);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(approval).toBeHidden();

  const requested = page.getByRole('tab', { name: /^Requested/ });
  await requested.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText('In force');
  const result = firestore.doc(`snapshots/${CLIENT}_${contractor2.companyId}`);
  const statuses = async () => {
    const items: readonly { key: string; status: string }[] = (await result.get()).get('result.items');
    return new Set(items.filter(({ key }) => key.startsWith(`${KEY}.`)).map(({ status }) => status));
  };
  await expect.poll(statuses, { message: 'the server judges anew' }).toContain('variance');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Revoke the variance of/ });
  await question.getByLabel('Reason').fill('The work begins earlier than was agreed.');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(statuses).not.toContain('variance');
});
