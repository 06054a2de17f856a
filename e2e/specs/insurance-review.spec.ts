import { expect, type Page } from '@playwright/test';
import { documentPath, lockId } from '@vcms/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { AdminSdk } from '../support/admin-sdk.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { stampsOf } from '../support/stamps.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ person: 'cs' });

const BY = 'story';
const STAMPS = stampsOf(BY);

/** An automobile policy that waits since long ago, $500,000 short of what the client asks for. */
async function handIn({ firestore }: AdminSdk, contractorId: string, id: string, day: string): Promise<void> {
  await firestore.doc(documentPath('policies', contractorId, id)).set({
    contractorId,
    line: 'auto',
    insurerName: 'Harbor Mutual',
    policyNumber: `AU-${id}`,
    effective: '2026-01-01',
    expiration: '2030-01-01',
    limits: { auto_csl: 500_000 },
    claimsMade: false,
    autos: ['any'],
    endorsements: {},
    namedInsured: 'Brandt Hauling',
    producer: { name: 'Lakeside Brokers' },
    certificateDocId: 'certificate-1',
    state: 'submitted',
    version: 1,
    submittedOn: day,
    ...STAMPS,
  });
}

/** The contractor corrects a returned policy: the limit is raised, and the certificate is another one. */
async function correct({ firestore }: AdminSdk, contractorId: string, id: string): Promise<void> {
  const policy = firestore.doc(documentPath('policies', contractorId, id));
  const stamps = { updatedAt: FieldValue.serverTimestamp(), updatedBy: BY };
  await policy.update({ state: 'draft', version: 2, ...stamps });
  const content = { limits: { auto_csl: 1_000_000 }, certificateDocId: 'certificate-2' };
  await policy.update({ state: 'submitted', ...content, ...stamps });
}

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('customer service returns a policy with findings, goes on, and sees who else is at work', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const { trusted } = product;
  const { contractorId, contractorName } = await createStoryParties(trusted, 'review', '2026-11-20');
  await handIn(trusted, contractorId, 'first', '2026-01-05');
  await handIn(trusted, contractorId, 'second', '2026-01-06');
  const stateOf = async (id: string) =>
    (await trusted.firestore.doc(documentPath('policies', contractorId, id)).get()).get('state');

  await page.goto('/csinsurance-review?line=auto');
  await openShell(page).settle();
  const queue = page.getByRole('table', { name: 'Policies to review' });
  await expect(queue.getByRole('row').nth(1)).toContainText('No. AU-first');
  await expect(queue.getByRole('row').nth(1)).toContainText('Westport Terminals');
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);

  await queue.getByRole('link', { name: contractorName }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: contractorName });
  // What falls short stands first.
  const fields = page.getByRole('table', { name: 'Typed fields' });
  await expect(fields.getByRole('row').nth(1)).toContainText('$500,000 short of $1,000,000');
  await openBenchTab(page, 'Clients');
  await page.getByRole('button', { name: 'Compare all limits' }).click();
  const matrix = page.getByRole('dialog', { name: 'If accepted' });
  await expect(matrix.getByRole('table', { name: 'Demands of each client' })).toContainText(
    '$500,000 short of $1,000,000',
  );
  await page.keyboard.press('Escape');
  await expect(matrix).toBeHidden();
  await openShell(page).settle();
  await heading.focus();
  await page.keyboard.press('t');
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
  expect(await stateOf('first')).toBe('in_review');

  // To the findings, wherever they stand. In a field a letter is a letter.
  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: 'Findings' }).first()).toBeFocused();
  await page.getByLabel('Internal comment').pressSequentially('a next');
  await page.getByRole('checkbox', { name: /^Limit low/ }).press('Space');
  await expect(page.getByLabel('Message to the contractor')).toHaveValue(
    /1\. Combined single limit: \$500,000 short of \$1,000,000\./,
  );
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  await page.waitForURL(`**/csinsurance-review/${contractorId}/second?line=auto`);
  await openShell(page).settle();
  await expect(page.getByText('no. AU-second')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect.poll(() => stateOf('first')).toBe('changes_requested');

  const other = { scope: 'firm', contractorId, subjectType: 'policy', subjectId: 'second' };
  await trusted.firestore.doc(documentPath('locks', lockId('firm', 'policy', contractorId, 'second'))).set({
    ...{ ...other, holderUid: 'somebody-else', holderName: 'Sid Second' },
    until: Timestamp.fromMillis(Date.now() + 600_000),
    ...STAMPS,
  });
  await expect(page.getByText(/^Being reviewed by Sid Second since .+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await trusted.firestore
    .doc(documentPath('policies', contractorId, 'second'))
    .update({ state: 'withdrawn', updatedAt: FieldValue.serverTimestamp(), updatedBy: BY });
  await expect(page.getByText('The contractor withdrew this policy.')).toBeVisible();

  await correct(trusted, contractorId, 'first');
  await page.goto(`/csinsurance-review/${contractorId}/first`);
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(
    'Compared with version 1, submitted on 01/05/2026, returned by the firm',
  );
  const answer = changes.getByRole('listitem').filter({ hasText: 'Limit low' });
  await expect(answer).toContainText('Changed');
  await expect(answer.locator('del')).toHaveText('was $500,000');
  await expect(answer.locator('ins')).toHaveText('now $1,000,000');
  await expect(changes).toContainText('The certificate was replaced.');
  const earlier = changes.getByRole('button', { name: 'Show the earlier certificate' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Certificate of version 1', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);

  await heading.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await help.getByText('Single-key shortcuts').click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await heading.focus();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
});
