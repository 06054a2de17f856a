import { expect } from '@playwright/test';
import { addDays, collectionPath, LINE_LABELS } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { violationsOf } from '../support/violations-of.ts';

const { lakeshore } = DEMO_COMPANY_IDS;
const today = storyToday();
const AUTO = LINE_LABELS.auto;

test.describe('a client', () => {
  test.use({ person: 'client2' });

  test('raises a limit for all: sees whom it concerns, publishes, and contractors are told', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    const note = 'Auto raised for the loading docks.';
    await page.goto('/set-insurance-appwide');
    await openShell(page).settle();
    const auto = page.getByRole('region', { name: AUTO });
    await auto.getByLabel('Combined single limit').fill('3,000,000');
    await page.getByLabel('Effective from').fill(addDays(today, 30));
    await page.getByLabel('Change note').fill(note);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview impact' }).click();
    const concerned = page.getByRole('list', { name: 'Contractors affected' });
    await expect(concerned.getByRole('listitem').first()).toContainText(
      'combined single limit: $2,000,000 short of $3,000,000',
    );

    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish these limits?' });
    await expect(question.getByRole('region', { name: 'What changes' })).toContainText(
      'Combined single limit: $1,000,000 → $3,000,000',
    );
    await expect(question.getByText(/contractors? .*status/).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version \d+ is published and applies from/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
      `Starts later`,
    );

    const { firestore } = product.trusted;
    const sets = firestore.collection(collectionPath('requirementSets', lakeshore));
    const published = (await sets.where('changeNote', '==', note).get()).docs[0];
    expect(published?.data()).toMatchObject({ status: 'published', publishedBy: DEMO_PEOPLE.client2.uid });
    await expect
      .poll(async () => {
        const told = firestore
          .collection(collectionPath('notifications'))
          .where('toId', '==', DEMO_PEOPLE.contractor2.uid);
        return (await told.get()).docs.map((entry) => String(entry.get('title')));
      })
      .toContainEqual(expect.stringMatching(/^Requirements change on/));

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('customer service', () => {
  test.use({ person: 'cs' });

  test('lowers a limit for one contractor by keyboard, sees what that does, and revokes it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`/cs-set-insurance-limits/?client=${lakeshore}`);
    await openShell(page).settle();
    await expect(page.getByText('Client: Lakeshore Foods')).toBeVisible();
    const found = page.getByRole('list', { name: 'Contractors found' });
    await page.getByRole('searchbox', { name: 'Contractor' }).focus();
    await expect(found.getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const name = (await found.getByRole('button').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const csl = `${AUTO}, Combined single limit`;
    await page.getByRole('button', { name: `Set ${csl}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: csl });
    await dialog.getByLabel('Limit', { exact: false }).first().focus();
    await dialog.getByRole('textbox', { name: 'Limit' }).fill('500,000');
    await expect(dialog.getByText('Fill in the form to see what changes.')).toBeVisible();
    await dialog.getByLabel('Until').fill(addDays(today, 90));
    await expect(dialog.getByRole('list', { name: 'Contractors affected' })).toContainText(name);
    await dialog.getByLabel('Reason').fill('Small vehicles on private ground only.');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row', { name: /Combined single limit/ });
    await expect(row).toContainText('-$500,000');

    await page.setViewportSize({ width: 390, height: 844 });
    const card = page
      .getByRole('list', { name: `${AUTO}, limits` })
      .getByRole('listitem')
      .first();
    await expect(card).toContainText('Small vehicles on private ground only.');
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole('button', { name: `Revoke ${csl}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke this special limit?' });
    await expect(question.getByRole('list', { name: 'Contractors affected' })).toContainText(name);
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(question).toBeHidden();
    await expect(card).not.toContainText('Small vehicles on private ground only.');
  });
});
