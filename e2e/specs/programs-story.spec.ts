import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, addMonths, documentPath, formatDate, programVersionId } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { fitsPhone } from '../support/fits-phone.ts';
import type { Product } from '../support/product.ts';
import { answer, passAll, secondReviewer, takeProgram } from '../support/program-bench.ts';
import { EMPTY_PDF, expectNotice, LIVE, Story, test, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ actionTimeout: 15_000 });

const PROGRAM = 'fall-protection';
const TITLE = 'Fall protection';
const CYCLE_MONTHS = 12;

/** It comes first in the catalogue, but nobody falls because of it. */
const MINOR = /^Has somebody find out that a walking or working surface/;
const MINOR_FINDING = 'Nobody is named who finds out.';
const CRITICAL = 'Says how somebody who has fallen is rescued at once, by whom and with what';
const CRITICAL_ELEMENT = new RegExp(`^${CRITICAL}`);
const CRITICAL_FINDING = 'The manual calls 911 and names no rescue of its own.';
const NAMED = `Returned: ${CRITICAL}: ${CRITICAL_FINDING}`;

const REASON = 'Page 1 names the foreman, who finds out whether the roof carries us.';

/** A roofer, and a client that asks for nothing yet. */
async function prepare({ trusted }: Product, today: string): Promise<StoryParties> {
  const parties = await createStoryParties(trusted, 'roof', today);
  const { firestore } = trusted;
  await firestore.doc(documentPath('requirementSets', parties.clientId, 1)).update({ insurance: {} });
  await firestore.doc(documentPath('companies', parties.contractorId)).update({ trades: ['roofing'] });
  return parties;
}

/** *Why?*, as whoever looks at the page reads it. */
async function expectWhy(page: Page, name: string, words: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Why\\? ${name}`) }).click();
  const why = page.getByRole('dialog', { name: `${name}: why this status?` });
  await expect(why.getByRole('listitem').filter({ hasText: TITLE })).toContainText(words, LIVE);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
}

/** Chooses a file, names the page of the critical element, and submits. */
async function submitVersion(dialog: Locator, name: string): Promise<void> {
  await dialog
    .getByLabel(/^Program as a file/)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: EMPTY_PDF });
  await dialog.getByLabel(/^Page: Says how somebody who has fallen/).fill('1');
  expect(await violationsOf(dialog.page())).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
}

test('a required program fails, is looked at twice, corrected, and ends when its review cycle does', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const today = storyToday();
  const parties = await prepare(product, today);
  const { clientName, contractorId, contractorName } = parties;
  const story = new Story(browser, product, parties);
  const client = await story.open(parties.approver);
  const contractor = await story.open(parties.contractor);
  const first = await story.open(DEMO_PEOPLE.cs);
  const second = await story.open(await secondReviewer(product));
  const card = contractor.getByRole('region', { name: TITLE });
  let total = 0;

  await test.step('the client requires fall protection of roofers at 80, and publishes it', async () => {
    await story.expectStatus(client, 'not_applicable', today);
    await visit(client, '/score-programs');
    await client.getByRole('button', { name: 'Set requirements' }).click();
    await client.getByLabel('Add a program').selectOption(TITLE);
    const row = client.getByRole('group', { name: TITLE, exact: true });
    await row.getByLabel(`${TITLE}: required of whom`).selectOption('By trade');
    await row.getByRole('checkbox', { name: 'Roofing' }).press('Space');
    await expect(row.getByRole('checkbox', { name: 'Roofing' })).toBeChecked();
    await row.getByLabel(`${TITLE}: pass mark`).fill('80');
    await row.getByLabel(`${TITLE}: review cycle`).fill(String(CYCLE_MONTHS));
    await client.getByLabel('Effective from').fill(today);
    await client.getByLabel('Change note').fill('Roofers show how they keep people from falling.');
    await fitsPhone(client);
    await client.getByRole('button', { name: 'Publish', exact: true }).click();
    const publishing = client.getByRole('alertdialog');
    await expect(publishing).toContainText('1 of 1 contractor changes status', LIVE);
    await expect(publishing).toContainText(contractorName);
    await publishing.getByLabel(/^Reason for less than 30 days/).fill('Work on the roofs begins this week.');
    expect(await violationsOf(client)).toEqual([]);
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(client.getByText(/is published and applies from/)).toBeVisible(LIVE);
    await expectNotice(contractor, `Requirements change on ${formatDate(today)}`, /1 not met today/);
    await visit(client, '/dashboard');
    await story.expectStatus(client, 'non_compliant', today);
    await expectWhy(client, contractorName, 'Nothing on file');
  });

  await test.step('the contractor submits its program', async () => {
    await visit(contractor, '/safety-programs');
    await expect(card).toContainText('Nothing on file');
    await expect(card).toContainText(`Pass mark 80, reviewed every ${CYCLE_MONTHS} months.`);
    await card.getByRole('button', { name: /^Upload a version/ }).click();
    const dialog = contractor.getByRole('dialog', { name: `Upload: ${TITLE}` });
    await dialog.getByLabel('Last revised on').fill(addDays(today, -30));
    await submitVersion(dialog, 'falls.pdf');
    await expect(card).toContainText('Pending review', LIVE);
    await story.expectStatus(client, 'pending_review', today);
  });

  await test.step('a reviewer fails a critical element, and both sides read which one', async () => {
    await takeProgram(first, contractorName);
    total = await passAll(first);
    await answer(first.getByRole('group', { name: MINOR }), 'Fail');
    await first.getByLabel(/^What is missing: Has somebody find out/).fill(MINOR_FINDING);
    await answer(first.getByRole('group', { name: CRITICAL_ELEMENT }), 'Fail');
    await first.getByLabel(/^What is missing: Says how somebody/).fill(CRITICAL_FINDING);
    await first.getByRole('button', { name: 'Return with findings' }).click();
    await story.expectStatus(client, 'non_compliant', today);
    await expectWhy(client, contractorName, NAMED);
    await expectNotice(contractor, 'Correction needed', new RegExp(`${CRITICAL}.*2 findings in all`));
    await expect(card).toContainText('Returned: 2 elements', LIVE);
    await expect(card).toContainText(NAMED);
    await visit(contractor, '/dashboard');
    await expectWhy(contractor, clientName, NAMED);
  });

  await test.step('the contractor appeals; another reviewer overturns one finding and upholds the other', async () => {
    await visit(contractor, '/safety-programs');
    await card.getByRole('button', { name: /^Request a second look/ }).click();
    const appeal = contractor.getByRole('dialog', { name: `Second look: ${TITLE}` });
    await appeal.getByLabel(/^Reason/).fill(REASON);
    await appeal.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(card).toContainText('Second look requested', LIVE);
    await story.expectStatus(client, 'non_compliant', today);

    await takeProgram(second, contractorName);
    await expect(second.getByText(REASON)).toBeVisible();
    await second.getByRole('button', { name: 'Take over all answers' }).click();
    const minor = second.getByRole('group', { name: MINOR });
    await answer(minor, 'Pass');
    await expect(minor).toContainText('Overturned.');
    await expect(second.getByRole('group', { name: CRITICAL_ELEMENT })).toContainText('Upheld.');
    expect(await violationsOf(second)).toEqual([]);
    await second.getByRole('button', { name: 'Return with findings' }).click();
    await expectNotice(contractor, 'Second look: returned', new RegExp(CRITICAL));
    await expect(card).toContainText('Returned: 1 element', LIVE);
    await story.expectStatus(client, 'non_compliant', today);
  });

  await test.step('the correction asks for what failed alone, is accepted, and the client sees it at once', async () => {
    await card.getByRole('button', { name: /^Correct/ }).click();
    const dialog = contractor.getByRole('dialog', { name: `Correct: ${TITLE}` });
    await expect(dialog.getByRole('list', { name: 'Elements' }).getByRole('listitem')).toHaveCount(1);
    await submitVersion(dialog, 'falls-2.pdf');
    await expect(card).toContainText('Pending review', LIVE);
    await story.expectStatus(client, 'pending_review', today);

    await takeProgram(first, contractorName);
    await first.getByRole('button', { name: 'Take over what passed' }).click();
    await expect(first.getByText(`${total - 1} of ${total} answered`)).toBeVisible();
    await answer(first.getByRole('group', { name: CRITICAL_ELEMENT }), 'Pass');
    await first.getByRole('button', { name: 'Accept', exact: true }).click();
    await story.expectStatus(client, 'compliant', today);
    await expect(card).toContainText('Score 100.0', LIVE);
    const until = formatDate(addMonths(today, CYCLE_MONTHS));
    await expect(card).toContainText(`every ${CYCLE_MONTHS} months. Valid until ${until}`);
    await expectNotice(client, 'Status changed', new RegExp(`${contractorName}.* to Compliant`));
    await expectNotice(contractor, 'Accepted', /fall protection/i);
  });

  const version = documentPath('programVersions', contractorId, programVersionId(PROGRAM, 2));
  const reviewedOn = String((await product.trusted.firestore.doc(version).get()).get('reviewedOn'));
  const end = addMonths(reviewedOn, CYCLE_MONTHS);
  const people = [client, contractor, first, second];
  const row = client
    .getByRole('table', { name: 'Programs by contractor' })
    .getByRole('row')
    .filter({ hasText: contractorName });

  await test.step('two weeks before the cycle ends, both are told (N7)', async () => {
    await visit(client, '/score-programs');
    await expect(row).toContainText(`Valid until ${formatDate(end)}`);
    await story.beginDay(addDays(end, -14), people);
    await expect(row).toContainText('Expiring soon', LIVE);
    await story.expectEvaluated('expiring', addDays(end, -14));
    const soon = new RegExp(`fall protection of ${contractorName} ends on ${formatDate(end)}`);
    for (const page of [client, contractor]) await expectNotice(page, 'Expires in 14 days', soon);
    await fitsPhone(client);
  });

  await test.step('on its last day it is over, and both are told (N8)', async () => {
    await story.expectEvaluated('expiring', addDays(end, -1));
    await story.beginDay(end, people);
    await expect(row).toContainText('Non-compliant', LIVE);
    await expect(card).toContainText(`Ended on ${formatDate(end)}`, LIVE);
    const ended = new RegExp(`fall protection ended on ${formatDate(end)}.*Non-compliant`);
    for (const page of people.slice(0, 2)) await expectNotice(page, 'Expired', ended);
    await visit(client, '/dashboard');
    await story.expectStatus(client, 'non_compliant', end);
    await expectWhy(client, contractorName, `Ended on ${formatDate(end)}`);
  });
});
