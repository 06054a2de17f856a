import { expect, type Page } from '@playwright/test';
import { DEFAULT_REQUIREMENTS, documentPath, engagementId } from '@vcms/domain';
import { confirmBefore, putYear } from '../support/osha-years.ts';
import { openAs } from '../support/own-browser.ts';
import { type Product, test } from '../support/product.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { LIVE } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import {
  createCompany,
  createPerson,
  createStoryParties,
  type StoryParties,
} from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

const today = storyToday();
const LAST_YEAR = Number(today.slice(0, 4)) - 1;
const HAULER = 'industry-hauler';

test.use({ actionTimeout: 15_000 });

/** Confirmed years of TRIR 2.00, however many of them are looked at on this day. */
async function putYears({ trusted }: Product, contractorId: string, naicsPrimary: string): Promise<void> {
  await trusted.firestore.doc(documentPath('companies', contractorId)).update({ naicsPrimary });
  for (const year of [LAST_YEAR - 3, LAST_YEAR - 2, LAST_YEAR - 1, LAST_YEAR]) {
    await putYear(trusted, contractorId, year, { state: 'accepted', submittedOn: `${year + 1}-01-20` });
    await confirmBefore(trusted, contractorId, year);
  }
}

/** A second contractor of the same client, in another industry. */
async function createHauler({ trusted }: Product, { clientId, contractorId }: StoryParties) {
  const name = 'Prairie Hauling';
  await createCompany(trusted, HAULER, { kind: 'contractor', name, plan: 'full', trades: ['hauling'] });
  const path = (id: string) => documentPath('engagements', engagementId(clientId, id));
  const first = (await trusted.firestore.doc(path(contractorId)).get()).data();
  await trusted.firestore.doc(path(HAULER)).set({ ...first, contractorId: HAULER, contractorName: name });
  return createPerson(trusted, {
    ...{ uid: 'industry-hauler-owner', names: ['Hugo', 'Lind'], role: '5005' },
    ...{ companyId: HAULER, companyName: name },
  });
}

/** Every contractor's TRIR may be 3.00, and nothing else is asked. */
async function askForRates({ trusted }: Product, clientId: string): Promise<void> {
  const { dart: _dart, ltir: _ltir, ...osha } = DEFAULT_REQUIREMENTS.osha;
  const path = `${documentPath('clientPolicies', clientId)}/requirementSets/1`;
  await trusted.firestore.doc(path).update({ insurance: {}, osha: { ...osha, trir: { limit: '3.00' } } });
}

async function lookAt(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** What *Why?* says on a contractor's home page, where one client is listed. */
async function whyOf(page: Page, clientName: string): Promise<string> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: new RegExp(`^Why\\?.*${clientName}`) }).click();
  const dialog = page.getByRole('dialog', { name: /why this status\?$/ });
  await expect(dialog).toContainText('TRIR');
  expect(await violationsOf(page)).toEqual([]);
  const words = await dialog.innerText();
  await page.keyboard.press('Escape');
  return words;
}

test('a client limits the TRIR of roofers: who it fails is shown before, the roofer is told, others keep the limit for all', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const parties = await createStoryParties(product.trusted, 'industry', today);
  const { clientId, clientName, contractorId, contractorName } = parties;
  const hauler = await createHauler(product, parties);
  await askForRates(product, clientId);
  await putYears(product, contractorId, '238160');
  await putYears(product, HAULER, '484110');
  const { firestore } = product.trusted;
  const snapshot = firestore.doc(documentPath('snapshots', engagementId(clientId, contractorId)));
  await expect.poll(async () => (await snapshot.get()).get('result.overall'), LIVE).toBe('compliant');
  await expect.poll(async () => (await snapshot.get()).get('naics'), LIVE).toBe('238160');
  const client = await openAs(browser, product, parties.approver, '/set-acceptable-values');

  await test.step('the group is found by words, and the preview names whom its limit fails', async () => {
    await client.getByRole('button', { name: 'Add a group' }).press('Enter');
    await client.getByLabel('Find NAICS codes').fill('roofing contractors');
    await client.getByRole('button', { name: /^Add.*238160/ }).press('Enter');
    const codes = client.getByRole('list', { name: 'NAICS codes of the group' });
    await expect(codes).toContainText('238160');
    await expect(client.getByLabel('Name of the group')).toHaveValue(/roofing/i);
    await client.getByLabel('Name of the group').fill('Roofers');
    await client.getByLabel('TRIR of this group').selectOption('A number');
    await client.getByLabel('Highest TRIR of this group').fill('1.50');
    const chart = client.getByRole('group', { name: /^TRIR: all/ });
    await expect(chart.getByText('0 of 1 contractor are above 3.00 today.')).toBeVisible();
    await chart.getByLabel('Contractors in the TRIR chart').selectOption('Roofers');
    await expect(chart.getByText('1 of 1 contractor is above 1.50 today.')).toBeVisible();
    const line = chart.getByRole('slider', { name: 'TRIR limit of Roofers' });
    await line.press('ArrowRight');
    await expect(client.getByLabel('Highest TRIR of this group')).toHaveValue('1.55');
    await line.press('ArrowLeft');
    await chart.getByRole('button', { name: 'Show contractors' }).press('Enter');
    const table = chart.getByRole('table', { name: 'TRIR, Roofers by contractor' });
    await expect(table.getByRole('row').nth(1)).toContainText(`${contractorName}2.000.50 above`);
    await client.getByLabel('Effective from').fill(today);
    await client.getByLabel('Change note').fill('Roofers fall more often.');
    await lookAt(client);
    await client.getByRole('button', { name: 'Preview impact' }).click();
    const concerned = client.getByRole('list', { name: 'Contractors affected' }).getByRole('listitem');
    const roofer = concerned.filter({ hasText: contractorName });
    await expect(roofer.getByText(/TRIR: 2\.00 is above 1\.50, the limit for 238160 Roofers/)).toBeVisible(
      LIVE,
    );
    await expect(concerned.filter({ hasText: 'Prairie Hauling' })).toHaveCount(0);
  });

  await test.step('it is published for today, with a reason', async () => {
    await client.getByRole('button', { name: 'Publish' }).click();
    const question = client.getByRole('alertdialog', { name: 'Publish these limits?' });
    await expect(question.getByRole('region', { name: 'What changes' })).toContainText('Roofers');
    await question.getByLabel(/^Reason for less than 30 days/).fill('The insurer asks for it now.');
    expect(await violationsOf(client)).toEqual([]);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(client.getByText(/^Version 2 is published and applies from/)).toBeVisible(LIVE);
  });

  await test.step('the roofer sees the limit of its group in its form, in its cards and in Why?', async () => {
    await expect.poll(async () => (await snapshot.get()).get('result.overall'), LIVE).toBe('non_compliant');
    const page = await openAs(browser, product, parties.contractor, '/dashboard');
    expect(await whyOf(page, clientName)).toContain('2.00 is above 1.50, the limit for 238160 Roofers');
    await page.goto('/osha-emr-stats');
    const limits = page.getByRole('list', { name: 'Limits by client' });
    await expect(limits.getByText('TRIR 2.00 is over 1.50')).toBeVisible(LIVE);
    await expect(limits.getByText('Limits for 238160 Roofers: TRIR.')).toBeVisible();
    await page.getByRole('button', { name: 'Add year' }).click();
    await page.getByRole('menuitem', { name: String(LAST_YEAR - 4), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `OSHA 300A for ${LAST_YEAR - 4}` });
    await expect(dialog.getByText('Limits for 238160 Roofers: TRIR.')).toBeVisible();
    await lookAt(page);
  });

  await test.step('the hauler keeps the limit for all', async () => {
    const page = await openAs(browser, product, hauler, '/osha-emr-stats');
    const limits = page.getByRole('list', { name: 'Limits by client' });
    await expect(limits.getByText('TRIR 2.00, limit 3.00')).toBeVisible(LIVE);
    await expect(limits.getByText(/^Limits for/)).toHaveCount(0);
    expect(await whyOf(page, clientName)).not.toContain('Roofers');
    const stored = await firestore.doc(documentPath('snapshots', engagementId(clientId, HAULER))).get();
    expect(stored.get('result.overall')).toBe('compliant');
  });
});
