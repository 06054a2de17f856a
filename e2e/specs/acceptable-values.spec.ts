import { expect } from '@playwright/test';
import { addDays, collectionPath } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { violationsOf } from '../support/violations-of.ts';

const { lakeshore } = DEMO_COMPANY_IDS;
const today = storyToday();

test.describe('a client', () => {
  test.use({ person: 'client2' });

  test('sets a TRIR limit: sees where contractors stand and who would fail, and publishes for a date', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    const note = 'TRIR lowered for the cold store.';
    await page.goto('/set-acceptable-values');
    await openShell(page).settle();
    await page.getByLabel('How TRIR is limited').selectOption('number');
    const trir = page.getByLabel('Highest TRIR');
    const line = page.getByRole('slider', { name: 'TRIR limit' });
    await trir.fill('0.10');
    await expect(line).toHaveAttribute('aria-valuenow', '0.1');

    await line.scrollIntoViewIfNeeded();
    const plot = await line.locator('..').boundingBox();
    const grip = await line.boundingBox();
    if (plot === null || grip === null) throw new Error('There is no line to drag.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(plot.x + plot.width / 2, grip.y + grip.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await trir.inputValue())).toBeGreaterThan(1);
    await trir.fill('0.1');

    const rates = page.getByRole('group', { name: /^TRIR/ });
    await rates.getByRole('button', { name: 'Show contractors' }).click();
    const highest = rates.getByRole('table', { name: 'TRIR by contractor' }).getByRole('row').nth(1);
    await expect(highest).toContainText('above');
    await page.getByLabel('Effective from').fill(addDays(today, 30));
    await page.getByLabel('Change note').fill(note);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview impact' }).click();
    const concerned = page.getByRole('list', { name: 'Contractors affected' });
    await expect(concerned.getByText(/^TRIR: \d+\.\d\d is above 0\.10/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish these limits?' });
    await expect(question.getByRole('region', { name: 'What changes' })).toContainText('0.10');
    await expect(question.getByText(/contractors? .*status/).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version \d+ is published and applies from/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
      'Starts later',
    );

    const { firestore } = product.trusted;
    const sets = firestore.collection(collectionPath('requirementSets', lakeshore));
    const published = (await sets.where('changeNote', '==', note).get()).docs[0];
    expect(published?.data()).toMatchObject({
      status: 'published',
      publishedBy: DEMO_PEOPLE.client2.uid,
      osha: { trir: { limit: '0.10' } },
    });
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

  test('accepts another EMR of one contractor on a phone, sees what that does, and revokes it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/set-acceptable-values?tab=contractor');
    await openShell(page).settle();
    const found = page.getByRole('list', { name: 'Contractors found' }).getByRole('button').first();
    const name = (await found.textContent()) ?? '';
    await found.click();
    const limits = page.getByRole('list', { name: `Limits of ${name}` });
    await limits.getByRole('button', { name: 'Set EMR, latest' }).click();
    const dialog = page.getByRole('dialog', { name: 'EMR, latest' });
    await dialog.getByRole('textbox', { name: 'Limit' }).fill('1.2');
    await dialog.getByLabel('Until').fill(addDays(today, 90));
    await expect(dialog.getByText(/No gap opens, and none closes\.|EMR, latest/).last()).toBeVisible();
    await dialog.getByLabel('Reason').fill('One old claim, closed and settled.');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(limits).toContainText('One old claim, closed and settled.');
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
    await limits.getByRole('button', { name: 'Revoke EMR, latest' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke this special limit?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(limits).not.toContainText('One old claim, closed and settled.');
  });
});
