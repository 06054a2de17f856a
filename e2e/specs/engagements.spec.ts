import { expect } from '@playwright/test';
import { addDays } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '@vcms/seed/accounts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { violationsOf } from '../support/violations-of.ts';

const { northfield, riverbend } = DEMO_COMPANY_IDS;

test.describe('a client', () => {
  test.use({ person: 'client' });

  test('approves a contractor with a reason for its gaps, looks at other days, suspends it, and invites others from a file', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const { firestore } = product.trusted;
    const waiting = firestore.collection('engagements').where('clientId', '==', northfield);
    const [found] = (await waiting.where('state', '==', 'submitted').limit(1).get()).docs;
    const { contractorId, contractorName } = found?.data() ?? {};

    await page.goto('/contractor-approval');
    const list = page.getByRole('table', { name: 'Pending contractors' });
    await expect(list).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await list.getByRole('link', { name: contractorName }).click();
    await expect(page.getByRole('heading', { level: 1, name: contractorName })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Requirements' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: `Approve ${contractorName}?` });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByText('Give a reason of at least 20 characters.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const reason = 'The missing papers are with the broker and follow this week.';
    await dialog.getByLabel(/^Reason/).fill(reason);
    await dialog.getByLabel('Conditions').fill('Ground work only.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${contractorName} is approved.`)).toBeVisible();
    const decisions = page.getByRole('region', { name: 'Decisions' });
    await expect(decisions).toContainText(reason);
    const kept = await firestore
      .collection('engagementDecisions')
      .where('contractorId', '==', contractorId)
      .where('reason', '==', reason)
      .get();
    expect(kept.docs.map((entry) => entry.get('result.overall'))).toEqual(['non_compliant']);

    await page.getByRole('link', { name: 'Contractor record' }).click();
    const anyDay = page.getByRole('region', { name: 'On any day' });
    await anyDay.getByLabel('Compared with').fill(addDays(storyToday(), 4000));
    await anyDay.getByRole('button', { name: 'Show status' }).click();
    await expect(anyDay.getByRole('heading', { name: /^Changes from/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: 'Suspend' }).click();
    const question = page.getByRole('alertdialog', { name: `Suspend ${contractorName}?` });
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(question.getByText('Give a reason of 10-1000 characters.')).toBeVisible();
    await question.getByLabel(/^Reason/).fill('An accident is being looked into.');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText(`${contractorName} is suspended.`)).toBeVisible();
    await page.getByRole('link', { name: 'All contractors' }).click();
    await page.getByRole('tab', { name: 'Suspended' }).click();
    await expect(page.getByRole('row').filter({ hasText: contractorName })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Invite from a file' }).click();
    const importing = page.getByRole('dialog', { name: 'Invite contractors from a file' });
    await importing
      .getByLabel('Or paste rows')
      .fill(
        'Company,Contact,E-mail,Trades\nBatch One,Pat One,pat@batch-one.test,roofing\nBatch Two,Lee,lee@,roofing',
      );
    await expect(importing.getByText('Row 3: Enter a valid e-mail address.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await importing.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(importing.getByText('1 of 1 row sent.')).toBeVisible();
    await importing.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('tab', { name: 'Invited and in progress' }).click();
    await expect(page.getByRole('region', { name: 'Invited by e-mail' })).toContainText('Batch One');
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
  });
});

test.describe('a client that only asks', () => {
  test.use({ person: 'clientReduced' });

  test('finds a contractor by its EIN, and gets one answer for everything else', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    const { firestore } = product.trusted;
    const contractorId = 'contractor-18';
    const company = await firestore.doc(`companies/${contractorId}`).get();
    const ein: string = (await firestore.doc(`companies/${contractorId}/private/main`).get()).get('ein');

    await page.goto('/new-contractor-request');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Contractors' })).toBeVisible();
    await page.getByRole('button', { name: 'New request' }).click();
    const looking = page.getByRole('dialog', { name: 'New request' });
    await looking.getByLabel(/^EIN or e-mail/).fill('12-345');
    await looking.getByRole('button', { name: 'Continue' }).click();
    await expect(looking.getByText('Enter an EIN of 9 digits or an e-mail address.')).toBeVisible();
    await looking.getByLabel(/^EIN or e-mail/).fill(`${ein.slice(0, 2)}-${ein.slice(2)}`);
    await looking.getByRole('button', { name: 'Continue' }).click();
    const details = page.getByRole('dialog', { name: 'Request a contractor' });
    await expect(details).toContainText(company.get('name'));
    expect(await violationsOf(page)).toEqual([]);
    await details.getByRole('button', { name: 'Request contractor' }).click();
    await expect(page.getByText(`${company.get('name')} is requested.`)).toBeVisible();
    const relation = await firestore.doc(`engagements/${riverbend}_${contractorId}`).get();
    expect(relation.get('state')).toBe('requested');

    // An address of the other side of the product is no match, like one that nobody has.
    for (const email of ['cs@example.test', 'nobody@example.test']) {
      await page.getByRole('button', { name: 'New request' }).click();
      await looking.getByLabel(/^EIN or e-mail/).fill(email);
      await looking.getByRole('button', { name: 'Continue' }).click();
      await expect(details.getByText(/^No match\./)).toBeVisible();
      await details.getByRole('button', { name: 'Cancel' }).click();
      await expect(details).toBeHidden();
    }
    await page.getByRole('tab', { name: 'Invited and in progress' }).click();
    await expect(page.getByRole('row').filter({ hasText: company.get('name') })).toContainText('Requested');
    await page.goto('/contractor-approval');
    await expect(page.getByRole('heading', { level: 1, name: 'Pending Contractors' })).toBeHidden();
  });
});
