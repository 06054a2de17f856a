import { expect } from '@playwright/test';
import { addDays, documentPath } from '@vcms/domain';
import { fitsPhone } from '../support/fits-phone.ts';
import type { Product } from '../support/product.ts';
import {
  ASKED,
  acceptAll,
  addBystander,
  claim,
  DAY,
  NEW,
  pageOf,
  prepareQuestions,
  questionnaireResult,
  sign,
} from '../support/questionnaire-story.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'cs' });

test('a client publishes its supplement, a contractor answers and signs it, and customer service accepts it', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const { firestore } = product.trusted;
  const parties = await createStoryParties(product.trusted, 'questions', '2026-11-20');
  const { clientId, contractorId, contractorName, approver, contractor } = parties;
  const client = await pageOf({ browser, product }, approver);
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

  const own = await pageOf({ browser, product }, contractor);
  const definitionId = `${clientId}-supplement`;
  await own.goto(`/questionnaire/general-questionnaire?q=${definitionId}`);
  const question = own.getByRole('region', { name: /^1\. Do you bring cranes/ });
  await question.getByText('Yes', { exact: true }).click();
  await expect(own.getByText('All answers are saved.')).toBeVisible();
  await fitsPhone(own);
  await sign(own, 'Olive Brandt');

  await page.goto('/company-questionnaires');
  await openShell(page).settle();
  // The contractors of other stories have the same name.
  const place = page.locator(`[href$="/${contractorId}/${definitionId}"]`);
  await page.getByRole('link', { name: contractorName }).and(place).click();
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

/** A client that requires its supplement, a second one that asks nothing, and answers that wait for the firm. */
async function prepareReturns(product: Product) {
  const prepared = await prepareQuestions(product, 'returns');
  const { put, version, contractorId, contractor, definitionId } = prepared;
  const otherId = await addBystander(product, prepared);
  await version(1, ASKED, {
    status: 'published',
    publishedOn: addDays(DAY, -60),
    changeNote: 'First version',
  });
  const answer = { value: 'no', answeredAt: new Date(), answeredBy: contractor.uid };
  await put(documentPath('answers', contractorId, definitionId), {
    ...{ definitionId, defVersion: 1, progressPct: 100, contractorId, state: 'submitted', version: 1 },
    answers: Object.fromEntries(ASKED.map(({ id }) => [id, answer])),
    ...{ submittedOn: DAY, signedBy: 'Somebody Else', signedTitle: 'Clerk', lastAnswered: 'night' },
  });
  const draft = () => version(2, [...ASKED, ...NEW], { status: 'draft' });
  return { ...prepared, otherId, draft };
}

test('two answers come back and are corrected; of the next version just what is new is asked, and a knockout counts for its client alone', async ({
  browser,
  page,
  product,
}) => {
  const { contractorId, contractor, approver, clientId, otherId, definitionId, draft } =
    await prepareReturns(product);
  const resultOf = (client: string) => questionnaireResult(product, client, contractorId);
  const address = `/company-questionnaires/${contractorId}/${definitionId}`;

  await claim(page, address);
  for (const text of ['Do you bring cranes?', 'Do you train your riggers?'])
    await page.getByRole('button', { name: `Return the answer to: ${text}` }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  const own = await pageOf({ browser, product }, contractor);
  await own.goto(`/questionnaire/general-questionnaire?q=${definitionId}`);
  await own.getByRole('button', { name: 'Correct answers' }).click();
  await expect(own.getByText('Only what was returned, or is missing, can be changed.')).toBeVisible();
  await expect(own.getByText('To correct', { exact: true })).toHaveCount(2);
  const asked = (text: string) => own.getByRole('region', { name: new RegExp(`^\\d\\. ${text}`) });
  await expect(asked('Do you work at night').getByRole('radio', { name: 'No' })).toBeDisabled();
  for (const text of ['Do you bring cranes', 'Do you train your riggers'])
    await asked(text).getByText('Yes', { exact: true }).click();
  await expect(own.getByText('All answers are saved.')).toBeVisible();
  await fitsPhone(own);
  await sign(own, 'Olive Brandt');

  await claim(page, address);
  await acceptAll(page);
  await expect(own.getByText(/^Accepted\. The answers count until/)).toBeVisible();
  await expect.poll(() => resultOf(clientId)).toMatchObject({ overall: 'compliant' });
  const before = await resultOf(otherId);

  await draft();
  const client = await pageOf({ browser, product }, approver);
  await client.goto('/company-questionnaires?tab=definitions');
  await client.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = client.getByRole('alertdialog');
  await expect(publishing.getByRole('list', { name: 'Contractors' })).toContainText(
    'Accepted, version 1. 2 questions are new.',
  );
  await resizeTo(client, 320, 640);
  await expectNoSidewaysScrolling(client);
  expect(await violationsOf(client)).toEqual([]);
  await publishing.getByLabel(/^What is new/).fill('Divers and drones.');
  await publishing.getByRole('button', { name: 'Publish version 2' }).click();
  await client.context().close();

  await expect(own.getByText(/2 questions are new\. Your answers are carried over\./)).toBeVisible();
  await own.getByRole('button', { name: 'Update answers' }).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'Update answers' }).click();
  const missing = own.getByRole('region', { name: /missing/i }).getByRole('listitem');
  await expect(missing).toContainText([/Do you send divers/, /Do you fly drones/]);
  await expect(own.getByText('60%')).toBeVisible();
  await expect(own.getByText(/Signed by/)).toHaveCount(0);
  await asked('Do you send divers').getByText('Yes', { exact: true }).click();
  await asked('Do you fly drones').getByText('No', { exact: true }).click();
  await expect(own.getByText('All answers are saved.')).toBeVisible();
  // Answered, and new until they are submitted.
  await expect(own.getByText('New', { exact: true })).toHaveCount(2);
  await sign(own, 'Olive Brandt');

  await expect
    .poll(() => resultOf(clientId))
    .toEqual({ overall: 'non_compliant', reasons: ['knockout:divers'] });
  expect(await resultOf(otherId)).toEqual(before);
  await own.context().close();
});
