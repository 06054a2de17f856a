import { expect } from '@playwright/test';
import { addDays } from '@vcms/domain';
import { AUTO, expectFocusKept, openByKeys, said, today } from '../../support/insurance-by-keys.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { createStoryParties } from '../../support/story-parties.ts';
import { violationsOf } from '../../support/violations-of.ts';

test.use({ splash: 'full' });

test.describe('a contractor, by keys alone', () => {
  test.use({ person: 'nobody' });

  test('submits a policy with its certificate, and asks for a variance', async ({ page, product }) => {
    const parties = await createStoryParties(product.trusted, 'keys-own', today);
    await openShell(page).signIn(parties.contractor.email, parties.contractor.password);
    const keys = await openByKeys(page, '/insurance');
    await keys.press(page.getByRole('button', { name: 'Add policy' }));
    const dialog = page.getByRole('dialog', { name: 'Add a policy' });
    const choosing = page.waitForEvent('filechooser');
    await keys.press(dialog.getByLabel('Certificate', { exact: true }));
    const buffer = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
    await (await choosing).setFiles({ name: 'acord-25.pdf', mimeType: 'application/pdf', buffer });
    await keys.choose(dialog.getByLabel('Line'), 'Auto');
    await keys.type(dialog.getByLabel('Policy number'), 'BA-204417');
    await keys.type(dialog.getByLabel('Insurer'), 'Harbor Mutual');
    await keys.day(dialog.getByLabel('Effective'), addDays(today, -20));
    await keys.day(dialog.getByLabel('Expiration'), addDays(today, 345));
    await keys.type(dialog.getByLabel('Named insured'), 'Brandt Hauling');
    await keys.type(dialog.getByLabel('Combined single limit'), '750,000');
    await keys.type(dialog.getByLabel('Broker or agent'), 'Lakeside Brokers');
    await expect(dialog.getByText('$250,000 short of $1,000,000')).toBeVisible();
    await keys.press(dialog.getByRole('button', { name: 'Submit' }));
    await expect(said(page, 'The policy is submitted.')).toBeVisible();
    const card = page.getByRole('region', { name: AUTO });
    await expect(card).toContainText('No. BA-204417');
    await expect(page.getByRole('button', { name: 'Add policy' })).toBeFocused();

    const asking = card.getByRole('button', { name: /^Request a variance/ });
    await keys.press(asking);
    const request = page.getByRole('dialog', { name: /^Request a variance from/ });
    await keys.type(request.getByLabel('Reason'), 'The raise is agreed and follows within two weeks.');
    await keys.press(request.getByRole('button', { name: 'Request variance' }));
    await expect(asking).toBeFocused();
    const asked = page.getByRole('region', { name: 'Variances' });
    await keys.press(asked.getByRole('button', { name: /^Withdraw/ }));
    const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' });
    await keys.press(question.getByRole('button', { name: 'Withdraw' }));
    await expect(asked).toContainText('Withdrawn');
    await expectFocusKept(page);
    expect(await violationsOf(page)).toEqual([]);
  });
});
