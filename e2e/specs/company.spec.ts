import { expect, type Page } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'admin' });

const PAGE = '/update-contractor-company';
/** The page as it stands: nothing to say about, and nothing to scroll sideways for on a phone. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a contractor declares a name and a trade, the firm confirms the name, and the contractor submits itself for approval', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  const { firestore } = product.trusted;
  const today = storyToday();
  const parties = await createStoryParties(product.trusted, 'facts', today);
  const { clientId, clientName, contractorId, contractor } = parties;
  const stored = async () => (await firestore.doc(documentPath('companies', contractorId)).get()).data();
  const engagement = firestore.doc(documentPath('engagements', engagementId(clientId, contractorId)));
  await engagement.update({ state: 'in_progress' });
  const hotWork = { programId: 'hot-work', when: { trades: ['welding'] }, passScore: 80 };
  await firestore
    .doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`)
    .update({ programs: [{ ...hotWork, reviewEveryMonths: 24, weight: 3 }] });

  const context = await browser.newContext({
    baseURL: product.stack.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [] },
  });
  const own = await context.newPage();
  await openShell(own).signIn(contractor.email, contractor.password);
  await own.goto(PAGE);
  await expect(own.getByText(/^\d+% complete\./)).toBeVisible();
  await expect(own.getByRole('link', { name: 'NAICS code' })).toBeVisible();
  await expectSound(own);

  await own.getByLabel('Legal name').fill('Brandt Logistics');
  await own.getByLabel('Operating since').fill('2012-04-01');
  await own.getByLabel('Peak headcount last year').fill('24');
  await own
    .getByLabel('Why the legal name changes')
    .fill('The hauling business was merged into Brandt Logistics.');
  await expectSound(own);
  await own.getByRole('button', { name: 'Save company facts' }).click();
  await expect(
    own.getByText('Waits for confirmation by Clearpath Safety Partners', { exact: true }),
  ).toBeVisible();
  await expect(
    own.getByText('Legal name: Brandt Logistics. Until then Brandt Hauling counts.'),
  ).toBeVisible();
  expect(await stored()).toMatchObject({
    name: 'Brandt Hauling',
    operatingSince: '2012-04-01',
    employeesPeakLastYear: 24,
    declaredFacts: { state: 'waiting', values: { name: 'Brandt Logistics' } },
  });

  await own.getByRole('link', { name: 'NAICS code' }).click();
  const trades = own.getByRole('form', { name: 'Trades' });
  await trades.getByLabel('Find a trade').fill('weld');
  await expect(trades.getByText(`Brings with ${clientName}: Hot work.`)).toBeVisible();
  await trades.getByRole('button', { name: 'Add Welding' }).click();
  await expect(trades.getByText('More safety programs are required')).toBeVisible();
  await expectSound(own);
  await trades.getByRole('button', { name: 'Save trades' }).click();
  await expect.poll(async () => (await stored())?.trades).toEqual(['hauling', 'welding']);
  const naics = own.getByRole('form', { name: 'NAICS code' });
  await naics.getByLabel('Find your NAICS code').fill('freight local');
  await naics.getByRole('button', { name: /^Choose 484220/ }).click();
  await naics.getByRole('button', { name: 'Save NAICS code' }).click();
  await expect
    .poll(async () => (await stored())?.declaredFacts?.values, { message: 'what waits goes on waiting' })
    .toEqual({ name: 'Brandt Logistics', naicsPrimary: '484220' });
  expect((await stored())?.naicsPrimary).toBeUndefined();

  await page.goto('/admin/admin-tools/companies?list=facts');
  const entry = page.getByRole('region', { name: 'Brandt Hauling' });
  await expect(entry).toContainText('Brandt Hauling → Brandt Logistics');
  await expect(entry).toContainText('The hauling business was merged into Brandt Logistics.');
  await expectSound(page);
  await entry.getByRole('button', { name: 'Confirm' }).click();
  await expect(entry).toHaveCount(0);
  expect((await stored())?.naicsPrimary).toBe('484220');
  await expect(
    own.getByText('Waits for confirmation by Clearpath Safety Partners', { exact: true }),
  ).toBeHidden();

  for (const tab of ['Tax and ownership', 'Contacts', 'Users', 'Clients and access']) {
    await own.getByRole('tab', { name: tab }).click();
    await expect(own.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectSound(own);
  }
  await own.getByRole('button', { name: `Submit for approval ${clientName}` }).click();
  const dialog = own.getByRole('dialog', { name: `Submit to ${clientName} for approval` });
  await expect(dialog.getByText('requirements are not met yet')).toBeVisible();
  await expect(dialog.getByText('Hot work').first()).toBeVisible();
  await dialog.getByText('Welding', { exact: true }).click();
  expect(await violationsOf(own)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(own.getByText(`You are submitted to ${clientName}.`)).toBeVisible();
  expect((await engagement.get()).data()).toMatchObject({
    state: 'submitted',
    workTypes: ['hauling'],
    contactUid: contractor.uid,
  });
  await context.close();
});
