import { expect, type Page } from '@playwright/test';
import { collectionPath, DEFAULT_REQUIREMENTS, documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { colleagueOf, openAs } from '../support/own-browser.ts';
import { test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { EMPTY_PDF, LIVE } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

const REASON = 'The broker sent it to us by mail.';
const today = storyToday();
const YEAR = Number(today.slice(0, 4)) - 1;

test.use({ actionTimeout: 15_000 });

const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: EMPTY_PDF });

/** Looks at the open form for what machines see of it, and on a phone. */
async function lookAt(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** A year of three cases in 188,800 hours, typed from its paper. */
async function enterYear(cs: Page, { contractorName }: StoryParties): Promise<void> {
  await cs.getByRole('button', { name: /^Enter OSHA year/ }).press('Enter');
  const dialog = cs.getByRole('dialog', { name: `Enter OSHA 300A for ${contractorName}` });
  await expect(dialog.getByLabel('Year', { exact: true })).toHaveValue(String(YEAR));
  await expect(dialog.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
  await dialog.getByLabel(/NAICS/).fill('484220');
  await dialog.getByLabel('J. Other recordable cases').fill('2');
  await dialog.getByLabel('M1. Injuries').fill('2');
  await dialog.getByLabel('Annual average number of employees').fill('100');
  await dialog.getByLabel('Total hours worked by all employees').fill('188,800');
  await dialog.getByLabel('Company executive').fill('Olive Brandt');
  await dialog.getByLabel('Title', { exact: true }).fill('Owner');
  await dialog.getByLabel('Date', { exact: true }).fill(`${YEAR + 1}-01-28`);
  await dialog.getByLabel('Signed form 300A').setInputFiles(paper('form-300a.pdf'));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Enter Reason.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await lookAt(cs);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden(LIVE);
}

async function enterEmr(cs: Page, { contractorName }: StoryParties): Promise<void> {
  await cs.getByRole('button', { name: /^Enter EMR/ }).click();
  const dialog = cs.getByRole('dialog', { name: `Enter an EMR for ${contractorName}` });
  await dialog.getByLabel('Rating effective date').fill(`${YEAR + 1}-01-01`);
  await dialog.getByRole('textbox', { name: /^EMR/ }).fill('0.95');
  await dialog.getByLabel('Policy number').fill('WC-204417');
  await dialog.getByLabel('Letter').setInputFiles(paper('letter.pdf'));
  await lookAt(cs);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden(LIVE);
}

test('customer service enters a year and an EMR for a contractor, who sees them; a second person confirms', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const parties = await createStoryParties(product.trusted, 'behalf-safety', today);
  const { clientId, contractorId, contractorName } = parties;
  const { firestore } = product.trusted;
  const { osha, emr } = DEFAULT_REQUIREMENTS;
  await firestore
    .doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`)
    .update({ insurance: {}, osha, emr });
  const company = `/customerservice/company-management?open=${contractorId}`;
  const [contractor, cs] = await Promise.all([
    openAs(browser, product, parties.contractor, '/osha-emr-stats'),
    openAs(browser, product, DEMO_PEOPLE.cs, company),
  ]);
  const words = new RegExp(`^Entered by .+ on .+: ${REASON}$`);
  const card = contractor.getByRole('region', { name: `OSHA year ${YEAR}` });

  await test.step('both show on the contractor’s open page with who entered them and why', async () => {
    await enterYear(cs, parties);
    await enterEmr(cs, parties);
    const mark = card.getByText(words);
    await expect(mark).toBeVisible(LIVE);
    await expect(mark).toContainText('on your behalf');
    const row = contractor.getByRole('list', { name: 'EMR records' }).getByRole('listitem');
    await expect(row).toContainText('0.95 from');
    await expect(row.getByText(words)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
    await lookAt(contractor);
    const { bell, notifications } = openShell(contractor);
    await bell.click();
    await expect(notifications.getByText(`OSHA ${YEAR} on your behalf: ${REASON}`)).toBeVisible(LIVE);
    const stored = await firestore.collection(collectionPath('documents', contractorId)).get();
    expect(stored.docs.map((entry) => entry.get('visibility'))).toEqual(['engaged', 'engaged']);
  });

  await test.step('who entered the year cannot confirm it', async () => {
    await cs.goto(`/confirm-statisticals/${contractorId}/osha/${YEAR}`);
    await expect(
      cs.getByText('You entered this record. Another reviewer at the firm must review it.'),
    ).toBeVisible(LIVE);
    await expect(cs.getByText(words)).toBeVisible();
    await expect(cs.getByRole('button', { name: 'Claim' })).toHaveCount(0);
    await expect(cs.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
    await lookAt(cs);
  });

  await test.step('a second person finds it in the queue and confirms it', async () => {
    const second = await openAs(browser, product, await colleagueOf(product), '/confirm-statisticals');
    const row = second
      .getByRole('row')
      .filter({ hasText: contractorName })
      .filter({ hasText: `OSHA ${YEAR}` });
    await expect(row).toContainText('Entered by', LIVE);
    await row.getByRole('link').first().click();
    await expect(second.getByText(words)).toBeVisible(LIVE);
    await second.getByRole('button', { name: 'Claim' }).click();
    for (const button of await second.getByRole('button', { name: /^All match/ }).all()) await button.click();
    await second.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(card).toContainText('Confirmed', LIVE);
    await expect(card.getByText(words)).toBeVisible();
  });
});
