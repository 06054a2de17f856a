import { expect, type Page } from '@playwright/test';
import { documentPath } from '@vcms/domain';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'cs' });

async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, before.width, before.height);
}

test('a client publishes its supplement, a contractor answers and signs it, and customer service accepts it', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const { firestore } = product.trusted;
  const parties = await createStoryParties(product.trusted, 'questions', '2026-11-20');
  const { clientId, contractorId, contractorName, approver, contractor } = parties;
  const pageOf = async ({ email, password }: typeof approver) => {
    const nobody = { cookies: [], origins: [] };
    const context = await browser.newContext({ baseURL: product.stack.url, storageState: nobody });
    const own = await context.newPage();
    await openShell(own).signIn(email, password);
    return own;
  };

  const client = await pageOf(approver);
  await client.goto('/company-questionnaires?tab=definitions');
  await client.getByRole('button', { name: 'Create' }).click();
  await client.getByRole('button', { name: 'Begin' }).click();
  await client.getByRole('button', { name: 'Add a question' }).click();
  await client.getByLabel('Question', { exact: true }).fill('Do you bring cranes?');
  await client.getByRole('button', { name: 'Save draft' }).click();
  const publish = client.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await fitsPhone(client);
  await publish.click();
  const publishing = client.getByRole('alertdialog');
  await expect(publishing).toContainText('1 question is new');
  await publishing.getByLabel(/^What is new/).fill('Cranes on our sites.');
  expect(await violationsOf(client)).toEqual([]);
  await publishing.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(client.getByText(/^1 question, published on/)).toBeVisible();
  await client.context().close();

  const own = await pageOf(contractor);
  const definitionId = `${clientId}-supplement`;
  await own.goto(`/questionnaire/general-questionnaire?q=${definitionId}`);
  const question = own.getByRole('region', { name: /^1\. Do you bring cranes/ });
  await question.getByText('Yes', { exact: true }).click();
  await expect(own.getByText('All answers are saved.')).toBeVisible();
  await fitsPhone(own);
  await own.getByRole('button', { name: 'Submit' }).first().click();
  const signing = own.getByRole('dialog');
  await signing.getByLabel(/^Name/).fill('Olive Brandt');
  await signing.getByLabel(/^Title/).fill('Owner');
  expect(await violationsOf(own)).toEqual([]);
  await signing.getByRole('button', { name: 'Submit' }).click();
  await expect(own.getByText(/^Submitted on .* The firm reviews it next\./)).toBeVisible();

  await page.goto('/company-questionnaires');
  await openShell(page).settle();
  await page.getByRole('link', { name: contractorName }).click();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Check every section first. 1 left.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Checked/ }).press('Space');
  await expect(page.getByRole('checkbox', { name: /^Checked/ })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();

  await expect(own.getByText('Accepted.', { exact: true })).toBeVisible();
  const stored = await firestore
    .doc(`${documentPath('companies', contractorId)}/answers/${definitionId}`)
    .get();
  expect(stored.data()).toMatchObject({ state: 'accepted', signedBy: 'Olive Brandt', progressPct: 100 });
  await own.context().close();
});
