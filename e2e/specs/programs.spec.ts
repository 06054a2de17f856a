import { expect } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import { fitsPhone } from '../support/fits-phone.ts';
import { answer, passAll, secondReviewer, takeProgram } from '../support/program-bench.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { EMPTY_PDF, LIVE } from '../support/story.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'cs' });

const LADDERS = { programId: 'ladders', when: 'always', passScore: 80, reviewEveryMonths: 24, weight: 1 };

const FAILED = /^A competent person inspects ladders/;
const FINDING = 'Nobody is named who inspects.';

const REASON = 'Page 1 names who inspects, in the last line.';

test('a contractor submits a program, has what failed looked at again, corrects it, and is scored', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(200_000);
  const { firestore } = product.trusted;
  const parties = await createStoryParties(product.trusted, 'programs', '2026-11-20');
  const { clientId, contractorId, contractorName, contractor } = parties;
  await firestore
    .doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`)
    .update({ insurance: {}, programs: [LADDERS] });

  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: { cookies: [], origins: [] },
  });
  const own = await context.newPage();
  await openShell(own).signIn(contractor.email, contractor.password);
  await own.goto('/safety-programs');
  const card = own.getByRole('region', { name: 'Ladders' });
  await expect(card).toContainText('Nothing on file');
  await card.getByRole('button', { name: /^Upload a version/ }).click();
  const dialog = own.getByRole('dialog', { name: 'Upload: Ladders' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Some fields need your attention.')).toBeVisible();
  expect(await violationsOf(own)).toEqual([]);
  await dialog
    .getByLabel(/^Program as a file/)
    .setInputFiles({ name: 'ladders.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF });
  await dialog.getByLabel('Last revised on').fill('2026-10-01');
  await dialog.getByLabel(/^Page: A competent person inspects/).fill('1');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(own.getByText('Ladders is submitted.')).toBeVisible();
  await expect(card).toContainText('Pending review');
  await fitsPhone(own);

  await takeProgram(page, contractorName);
  const total = await passAll(page);
  const failed = page.getByRole('group', { name: FAILED });
  await answer(failed, 'Fail');
  await page.getByLabel(/^What is missing: A competent person/).fill(FINDING);
  await expect(page.getByText(`${total} of ${total} answered`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  await expect(card).toContainText('Returned: 1 element');
  await expect(card).toContainText(FINDING);
  await card.getByRole('button', { name: /^Request a second look/ }).click();
  const appeal = own.getByRole('dialog', { name: 'Second look: Ladders' });
  await appeal.getByLabel(/^Reason/).fill(REASON);
  expect(await violationsOf(own)).toEqual([]);
  await appeal.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(card).toContainText('Second look requested');
  await fitsPhone(own);

  await page.goto('/safety-policy-review');
  const waiting = page.getByRole('row').filter({ hasText: contractorName });
  await expect(waiting).toContainText('Second look · You decided first', LIVE);
  await waiting.getByRole('link', { name: contractorName }).click();
  await expect(page.getByText(/^You decided on this program first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0);
  const other = await browser.newContext({
    baseURL: product.stack.url,
    storageState: { cookies: [], origins: [] },
  });
  const second = await other.newPage();
  const { email, password } = await secondReviewer(product);
  await openShell(second).signIn(email, password);
  await takeProgram(second, contractorName);
  await expect(second.getByText(REASON)).toBeVisible();
  await second.getByLabel('Search in the file').fill('inspects');
  await second.getByRole('button', { name: 'Find pages' }).click();
  await expect(second.getByText(/^This file has no text/)).toBeVisible();
  await second.getByRole('button', { name: 'Take over all answers' }).click();
  await expect(second.getByText(`${total} of ${total} answered`)).toBeVisible();
  expect(await violationsOf(second)).toEqual([]);
  await fitsPhone(second);
  await second.getByRole('button', { name: 'Return with findings' }).click();
  await expect(card).toContainText('Second look: returned', LIVE);
  await other.close();

  await card.getByRole('button', { name: /^Correct/ }).click();
  const correction = own.getByRole('dialog', { name: 'Correct: Ladders' });
  await expect(correction.getByRole('list', { name: 'Elements' }).getByRole('listitem')).toHaveCount(1);
  await correction
    .getByLabel(/^Program as a file/)
    .setInputFiles({ name: 'ladders-2.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF });
  await correction.getByLabel(/^Page: A competent person inspects/).fill('1');
  await correction.getByRole('button', { name: 'Submit' }).click();
  await expect(card).toContainText('Pending review');

  await takeProgram(page, contractorName);
  await page.getByRole('button', { name: 'Take over what passed' }).click();
  await expect(page.getByText(`${total - 1} of ${total} answered`)).toBeVisible();
  await answer(failed, 'Pass');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(card).toContainText('Score 100.0');
  await expect(card).toContainText('Accepted');
  const snapshot = firestore.doc(documentPath('snapshots', engagementId(clientId, contractorId)));
  await expect.poll(async () => (await snapshot.get()).get('result.overall')).toBe('compliant');
  await context.close();
});
