import { expect, type Page } from '@playwright/test';
import { addDays, documentPath } from '@vcms/domain';
import {
  ASKED,
  acceptAll,
  addBystander,
  claim,
  DAY,
  pageOf,
  prepareQuestions,
  questionnaireResult,
  sign,
} from '../support/questionnaire-story.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { LIVE } from '../support/story.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'cs' });

/** A phone: narrow, and touched. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SAVED = 'All answers are saved.';

const asked = (phone: Page, text: string) =>
  phone.getByRole('region', { name: new RegExp(`^\\d\\. ${text}`) });
const answer = (phone: Page, text: string, word: string) =>
  asked(phone, text).getByText(word, { exact: true }).tap();

async function fitsHere(phone: Page): Promise<void> {
  await expectNoSidewaysScrolling(phone);
  expect(await violationsOf(phone)).toEqual([]);
}

/** Adds one question to the draft at hand. */
async function addQuestion(page: Page, text: string, knockout?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill(text);
  if (knockout === undefined) return;
  const group = page.getByRole('group', { name: 'Knockout answers' });
  await group.getByRole('checkbox', { name: knockout }).check({ force: true });
}

test('the firm asks on a phone whose network goes and comes, returns two answers, accepts, and asks two new questions', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const prepared = await prepareQuestions(product, 'firm', 'firm');
  const { clientId, contractorId, contractor, definitionId, title, version } = prepared;
  const otherId = await addBystander(product, prepared);
  const published = { status: 'published', changeNote: 'Asked of everybody' };
  await version(1, ASKED.slice(0, 1), { ...published, publishedOn: addDays(DAY, -90) });
  await version(2, ASKED, { ...published, publishedOn: addDays(DAY, -60) });
  const stored = product.trusted.firestore.doc(documentPath('answers', contractorId, definitionId));
  const stateOf = async () => (await stored.get()).get('state');
  const valuesOf = async () => {
    const answers: Record<string, { value: unknown }> = (await stored.get()).get('answers') ?? {};
    return Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  };
  const resultOf = (client: string) => questionnaireResult(product, client, contractorId);
  const address = `/questionnaire/general-questionnaire?q=${definitionId}`;
  const reviewed = `/company-questionnaires/${contractorId}/${definitionId}`;
  let phone = await pageOf({ browser, product }, contractor, PHONE);
  const network = (isThere: boolean) => phone.context().setOffline(!isThere);

  await test.step('the very first answers, which make the record, are given without a network', async () => {
    await phone.goto(address);
    await openShell(phone).settle();
    await expect(asked(phone, 'Do you bring cranes')).toBeVisible(LIVE);
    await network(false);
    await answer(phone, 'Do you bring cranes', 'Yes');
    await answer(phone, 'Do you train your riggers', 'Yes');
    await expect(phone.getByText(/2 answers not saved yet\. You are offline\./)).toBeVisible();
    await fitsHere(phone);
    expect((await stored.get()).exists).toBe(false);
    await network(true);
    await expect(phone.getByText(SAVED)).toBeVisible(LIVE);
    expect(await valuesOf()).toEqual({ cranes: 'yes', rigging: 'yes' });
  });

  await test.step('one more and one changed, and the page is closed before the network is back', async () => {
    await network(false);
    await answer(phone, 'Do you work at night', 'No');
    await answer(phone, 'Do you bring cranes', 'No');
    await expect(phone.getByText(/2 answers not saved yet/)).toBeVisible();
    await phone.close({ runBeforeUnload: false });
    phone = await phone.context().newPage();
    await network(true);
    await phone.goto(address);
    await expect(phone.getByText(SAVED)).toBeVisible(LIVE);
    await expect.poll(valuesOf, LIVE).toEqual({ cranes: 'no', rigging: 'yes', night: 'no' });
  });

  await test.step('nothing is submitted without a network; it is once it is back', async () => {
    await network(false);
    await phone.getByRole('button', { name: 'Submit' }).first().tap();
    await expect(phone.getByText('You are offline. Submit when the connection is back.')).toBeVisible();
    await network(true);
    await sign(phone, 'Olive Brandt');
    // The page shows what it sends at once; the server has it a moment later.
    await expect.poll(stateOf, LIVE).toBe('submitted');
  });

  await test.step('two answers come back, and only they are corrected, one of them out of reach', async () => {
    await claim(page, reviewed);
    for (const text of ['Do you bring cranes?', 'Do you train your riggers?'])
      await page.getByRole('button', { name: `Return the answer to: ${text}` }).click();
    await page.getByRole('button', { name: 'Return with findings' }).click();
    await phone.getByRole('button', { name: 'Correct answers' }).tap();
    await expect(phone.getByText('To correct', { exact: true })).toHaveCount(2);
    await expect(asked(phone, 'Do you work at night').getByRole('radio', { name: 'No' })).toBeDisabled();
    await answer(phone, 'Do you bring cranes', 'Yes');
    await expect(phone.getByText(SAVED)).toBeVisible(LIVE);
    await network(false);
    await answer(phone, 'Do you train your riggers', 'No');
    await expect(phone.getByText(/1 answer not saved yet/)).toBeVisible();
    await fitsHere(phone);
    await network(true);
    await expect(phone.getByText(SAVED)).toBeVisible(LIVE);
    await sign(phone, 'Olive Brandt');
    await expect.poll(stateOf, LIVE).toBe('submitted');
    expect(await valuesOf()).toEqual({ cranes: 'yes', rigging: 'no', night: 'no' });
  });

  await test.step('it is accepted, and the client that asks has what it asks for', async () => {
    await claim(page, reviewed);
    await acceptAll(page);
    await expect(phone.getByText(/^Accepted\. The answers count until/)).toBeVisible(LIVE);
    await expect.poll(() => resultOf(clientId), LIVE).toMatchObject({ overall: 'compliant' });
  });
  const before = await resultOf(otherId);

  await test.step('the firm publishes version 3 with two new questions', async () => {
    await page.goto('/company-questionnaires?tab=definitions');
    await openShell(page).settle();
    await page.getByLabel('Questionnaire', { exact: true }).selectOption(title);
    await page.getByRole('button', { name: 'Begin version 3' }).click();
    await addQuestion(page, 'Do you send divers?', 'Yes');
    await addQuestion(page, 'Do you fly drones?');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const publishing = page.getByRole('alertdialog');
    await expect(publishing.getByRole('list', { name: 'Contractors' })).toContainText(
      'Accepted, version 2. 2 questions are new.',
    );
    await resizeTo(page, 320, 640);
    await fitsHere(page);
    await resizeTo(page, 1280, 800);
    await publishing.getByLabel(/^What is new/).fill('Divers and drones.');
    await publishing.getByRole('button', { name: 'Publish version 3' }).click();
    await expect(publishing).toBeHidden();
  });

  await test.step('the contractor is asked just those', async () => {
    await expect(phone.getByText(/2 questions are new\. Your answers are carried over\./)).toBeVisible(LIVE);
    await phone.getByRole('button', { name: 'Update answers' }).tap();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Update answers' }).tap();
    const missing = phone.getByRole('region', { name: /missing/i }).getByRole('listitem');
    await expect(missing).toHaveText([/Do you send divers/, /Do you fly drones/]);
    await network(false);
    await answer(phone, 'Do you send divers', 'Yes');
    await answer(phone, 'Do you fly drones', 'No');
    await expect(phone.getByText(/2 answers not saved yet/)).toBeVisible();
    await network(true);
    await expect(phone.getByText(SAVED)).toBeVisible(LIVE);
    await expect(phone.getByText('New', { exact: true })).toHaveCount(2);
    await fitsHere(phone);
    await sign(phone, 'Olive Brandt');
  });

  await test.step('a knockout counts for the client that asks, and for no other', async () => {
    const reasons = [expect.stringMatching(/^knockout:/)];
    await expect.poll(() => resultOf(clientId), LIVE).toEqual({ overall: 'non_compliant', reasons });
    expect(await resultOf(otherId)).toEqual(before);
    await phone.context().close();
  });
});
