import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, documentPath, engagementId, LINE_LABELS, localDate } from '@vcms/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { AdminSdk } from '../support/admin-sdk.ts';
import { type KeyboardPath, openKeyboard } from '../support/keyboard-path.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ splash: 'full' });

const today = localDate(new Date(), 'America/Chicago');
const AUTO = LINE_LABELS.auto;
const CSL = `${AUTO}, Combined single limit`;
const STAMPS = {
  createdAt: FieldValue.serverTimestamp(),
  createdBy: 'story',
  updatedAt: FieldValue.serverTimestamp(),
  updatedBy: 'story',
  v: 1,
};

async function open(page: Page, path: string): Promise<KeyboardPath> {
  await page.goto(path);
  // The overlay lies over the page until its content is there: before, that no overlay is found says nothing.
  await expect(page.locator('main h1')).toBeAttached();
  await openShell(page).settle();
  return openKeyboard(page);
}

/** What a screen reader is told without being asked. */
function said(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

/** The focus stands on something: the next key does not begin at the top of the page. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** An automobile policy of a contractor; a client asks for $1,000,000. */
async function fileAuto(
  { firestore }: AdminSdk,
  contractorId: string,
  id: string,
  own: { readonly state: 'submitted' | 'accepted'; readonly auto_csl: number },
): Promise<void> {
  await firestore.doc(documentPath('policies', contractorId, id)).set({
    ...{ contractorId, line: 'auto', insurerName: 'Harbor Mutual', policyNumber: `AU-${id}` },
    ...{
      effective: addDays(today, -90),
      expiration: addDays(today, 275),
      limits: { auto_csl: own.auto_csl },
    },
    ...{ claimsMade: false, autos: ['any'], endorsements: {}, namedInsured: 'Brandt Hauling' },
    ...{ producer: { name: 'Lakeside Brokers' }, state: own.state, version: 1 },
    submittedOn: addDays(today, id === 'first' ? -9 : -8),
    ...STAMPS,
  });
}

async function askFor({ firestore }: AdminSdk, parties: StoryParties, reason: string): Promise<void> {
  const { clientId, contractorId, contractor } = parties;
  await firestore.collection('variances').add({
    ...{ clientId, contractorId, key: 'insurance.auto', reason, state: 'requested' },
    ...{ requestedBy: contractor.uid, requestedRole: '5005', from: today, to: addDays(today, 40) },
    ...STAMPS,
  });
}

test.describe('a client, by keys alone', () => {
  test.use({ person: 'client' });

  test('reads the register: search, filter, order, a contractor, why, the certificate, the files', async ({
    page,
  }) => {
    const keys = await open(page, '/insurance-reviews');
    const main = page.getByRole('main');
    const table = page.getByRole('table', { name: 'Contractor Insurance Reviews' });
    await expect(table).toBeVisible();
    await keys.press(page.getByRole('link', { name: 'Skip to main content' }));
    await keys.type(main.getByLabel('Search contractors'), 'Bright');
    await expect(table.getByRole('row')).toHaveCount(2);
    await keys.type(main.getByLabel('Search contractors'), 'B');
    await page.keyboard.press('Backspace');
    await keys.choose(main.getByLabel('Show', { exact: true }), 'Below');
    await expect(page).toHaveURL(/show=below_limit/);
    await keys.to(main.getByRole('button', { name: 'Export CSV' }));
    await keys.press(main.getByRole('button', { name: 'First end' }));
    await expect(table.getByRole('columnheader', { name: 'First end' })).toHaveAttribute('aria-sort', /./);
    await expect(main.getByRole('button', { name: 'First end' }), 'keeps the focus').toBeFocused();
    const row = table.getByRole('link');
    await keys.press(row);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: /^Why\?/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(panel.getByRole('link', { name: /^Policies and decisions/ }));

    await openShell(page).arrive('Contractor');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.to(main.getByRole('button', { name: 'PDF summary' }));
    const why = main.getByRole('button', { name: /^Why\?/ }).first();
    await keys.press(why);
    await expect(page.getByRole('dialog', { name: /why this status\?$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(why).toBeFocused();

    const paper = main.getByRole('button', { name: /^Open certificate/ }).first();
    await keys.press(paper);
    const dialog = page.getByRole('dialog', { name: /^Certificate of policy/ });
    await expect(dialog.getByRole('img', { name: /page 1/ })).toHaveAttribute('data-drawing', 'done');
    const zoom = dialog.getByText(/^\d+ %$/);
    const fitted = (await zoom.textContent()) ?? '';
    await keys.press(dialog.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom).not.toHaveText(fitted);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(paper).toBeFocused();
  });
});

test.describe('an approver, by keys alone', () => {
  test.use({ person: 'nobody' });

  test('grants, denies and revokes variances, then raises a limit at short notice and takes the old one back', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const parties = await createStoryParties(product.trusted, 'by-keys', today);
    const enough = { state: 'accepted', auto_csl: 1_000_000 } as const;
    await fileAuto(product.trusted, parties.contractorId, 'enough', enough);
    await askFor(product.trusted, parties, 'The renewal is late at the carrier.');
    await askFor(product.trusted, parties, 'The broker is on holiday until then.');
    await openShell(page).signIn(parties.approver.email, parties.approver.password);

    const keys = await open(page, '/all-variances');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await expect(tab('Requested (2)')).toBeVisible();
    const details = row('late at the carrier').getByRole('button', { name: /^Details/ });
    await keys.press(details);
    await expect(page.getByRole('dialog', { name: /^Variance of/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();

    const approve = row('late at the carrier').getByRole('button', { name: /^Approve/ });
    await keys.to(approve, 'back');
    await page.keyboard.press('Enter');
    const approval = page.getByRole('dialog', { name: /^Approve the variance of/ });
    await keys.day(approval.getByLabel('Approved to'), addDays(today, 10));
    await keys.type(approval.getByLabel('Conditions'), 'A supervisor is on site.');
    expect(await violationsOf(page)).toEqual([]);
    await keys.press(approval.getByRole('button', { name: 'Approve' }));
    await expect(said(page, 'is approved.')).toBeVisible();
    await expect(tab('Requested (1)'), 'takes the focus of the row that left').toBeFocused();

    await keys.press(row('on holiday').getByRole('button', { name: /^Deny/ }));
    const denial = page.getByRole('alertdialog', { name: /^Deny the variance of/ });
    await keys.type(denial.getByLabel('Reason'), 'Somebody else there can send it.');
    await keys.press(denial.getByRole('button', { name: 'Deny' }));
    await expect(said(page, 'The variance is denied.')).toBeVisible();
    await expect(tab('Requested (0)')).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await expect(tab('Active (1)')).toHaveAttribute('aria-selected', 'true');
    await keys.press(row('late at the carrier').getByRole('button', { name: /^Revoke/ }));
    const end = page.getByRole('alertdialog', { name: /^Revoke the variance of/ });
    await keys.type(end.getByLabel('Reason'), 'The work begins earlier than was agreed.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await keys.press(question.getByRole('button', { name: 'Keep editing' }));
    await keys.press(end.getByRole('button', { name: 'Revoke' }));
    await expect(tab('Active (0)')).toBeFocused();

    await test.step('limits for all', () => setLimits(page, keys));
  });

  async function setLimits(page: Page, keys: KeyboardPath): Promise<void> {
    await open(page, '/set-insurance-appwide');
    const auto = page.getByRole('region', { name: AUTO });
    await keys.day(page.getByLabel('Effective from'), addDays(today, 5));
    await keys.type(page.getByLabel('Change note'), 'Raised for the loading docks.');
    await keys.to(page.getByRole('link', { name: 'Variances' }), 'back');
    await page.keyboard.press('Enter');
    const leaving = page.getByRole('alertdialog');
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
    await expect(page.getByRole('link', { name: 'Variances' })).toBeFocused();
    await expect(page.getByLabel('Change note')).toHaveValue('Raised for the loading docks.');

    await keys.type(auto.getByLabel('Combined single limit'), '1,500,000');
    await keys.press(page.getByRole('button', { name: 'Preview impact' }));
    await expect(page.getByRole('list', { name: 'Contractors affected' })).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Publish' }));
    const question = page.getByRole('alertdialog', { name: 'Publish these limits?' });
    await keys.type(question.getByLabel(/^Reason for less than 30 days/), 'The insurer asks for it now.');
    await keys.press(question.getByRole('button', { name: 'Publish' }));
    await expect(said(page, /^Version 2 is published/)).toBeVisible();
    await expectFocusKept(page);

    await keys.press(page.getByRole('button', { name: 'Restore version 1 as draft' }));
    await expect(said(page, 'Version 1 is in the form.')).toBeVisible();
    await expect(auto.getByLabel('Combined single limit')).toHaveValue('1,000,000');
    await keys.choose(page.getByLabel('From', { exact: true }), 'Version 2');
    await keys.choose(page.getByLabel('To', { exact: true }), 'Version 1');
    await expect(page.getByRole('group', { name: 'Differences' })).toContainText('$1,500,000 → $1,000,000');
  }
});

test.describe('customer service, by keys alone', () => {
  test.use({ person: 'cs' });

  test('sets, copies and revokes a limit of one contractor, then returns a policy and goes on', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const { trusted } = product;
    const parties = await createStoryParties(trusted, 'keys-cs', today);
    const { clientId, contractorId, contractorName } = parties;
    const other = await createStoryParties(trusted, 'keys-more', today);
    const relation = trusted.firestore.doc(documentPath('engagements', engagementId(clientId, contractorId)));
    const name = 'Ledger Cranes';
    await trusted.firestore
      .doc(documentPath('engagements', engagementId(clientId, other.contractorId)))
      .set({ ...(await relation.get()).data(), contractorId: other.contractorId, contractorName: name });
    const short = { state: 'submitted', auto_csl: 500_000 } as const;
    await fileAuto(trusted, contractorId, 'first', short);
    await fileAuto(trusted, contractorId, 'second', short);

    const keys = await open(page, '/cs-set-insurance-limits/');
    await keys.type(page.getByRole('searchbox', { name: 'Hiring client' }), 'Westport');
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Westport/);
    await expect(page.getByRole('radio', { name: /^(?!Westport)/ }), 'the search has rested').toHaveCount(0);
    await keys.press(page.getByRole('radio', { name: /^Westport/ }).first(), 'Space');
    await keys.press(page.getByRole('button', { name: 'Continue' }));
    const search = page.getByRole('searchbox', { name: 'Contractor' });
    await expect(search, 'is the next step').toBeFocused();
    await page.goto(`/cs-set-insurance-limits/?client=${clientId}`);
    await openShell(page).settle();
    await keys.type(search, contractorName.slice(0, 4));
    await keys.press(page.getByRole('button', { name: contractorName }));
    await expect(page.getByRole('heading', { level: 2, name: contractorName })).toBeFocused();
    await keys.press(page.getByRole('button', { name: `Set ${CSL}` }));
    const dialog = page.getByRole('dialog', { name: CSL });
    await keys.type(dialog.getByRole('textbox', { name: 'Limit' }), '500,000');
    await keys.day(dialog.getByLabel('Until'), addDays(today, 90));
    await keys.type(dialog.getByLabel('Reason'), 'Small vehicles on private ground only.');
    await expect(dialog.getByRole('list', { name: 'Contractors affected' })).toContainText(contractorName);
    await keys.press(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('row', { name: /Combined single limit/ })).toContainText('-$500,000');
    await expectFocusKept(page);

    await keys.to(page.getByRole('button', { name: 'Another contractor', exact: true }), 'back');
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await keys.press(page.getByRole('button', { name }));
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await keys.press(page.getByRole('button', { name: 'Copy from another contractor' }));
    const copying = page.getByRole('dialog', { name: 'Copy from another contractor' });
    await keys.press(copying.getByRole('button', { name: contractorName }));
    await keys.type(copying.getByLabel('Reason'), 'The same vehicles on the same ground.');
    await expect(copying.getByRole('list', { name: 'Contractors affected' })).toContainText(name);
    await keys.press(copying.getByRole('button', { name: 'Copy', exact: true }));
    await expect(said(page, '1 special limit is copied.')).toBeVisible();
    await keys.press(page.getByRole('button', { name: `Revoke ${CSL}` }));
    await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    await expect(page.getByRole('row', { name: /Combined single limit/ })).not.toContainText('-$500,000');
    await expect(page.getByRole('heading', { level: 2, name }), 'the button has gone').toBeFocused();

    await test.step('the workbench', () => review(page, keys, product.trusted, parties));
  });

  async function review(
    page: Page,
    keys: KeyboardPath,
    { firestore }: AdminSdk,
    { contractorId, contractorName }: StoryParties,
  ): Promise<void> {
    const stateOf = async (id: string) =>
      (await firestore.doc(documentPath('policies', contractorId, id)).get()).get('state');
    await open(page, '/csinsurance-review?line=auto');
    const queued = page.getByRole('row').filter({ hasText: 'No. AU-first' });
    await keys.press(queued.getByRole('link', { name: contractorName }));
    const heading = page.getByRole('heading', { level: 1, name: contractorName });
    await expect(heading).toBeFocused();
    await page.keyboard.press('t');
    await expect(page.getByText('You are reviewing this.')).toBeVisible();
    await expect(heading).toBeFocused();

    await page.keyboard.press('r');
    await expect(page.getByRole('tab', { name: /^Findings/ })).toHaveAttribute('aria-selected', 'true');
    await keys.press(page.getByRole('checkbox', { name: /^Limit low/ }), 'Space');
    await keys.type(page.getByLabel('Message to the contractor'), 'Next, raise it and hand it in anew.');
    await keys.type(page.getByLabel('Internal comment'), 'a next');
    expect(await stateOf('first'), 'letters in a field are letters').toBe('in_review');
    // Out of the field: the mark asks for help on a page, and is a letter in a text.
    await keys.to(page.getByRole('button', { name: 'Return with findings' }));
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.press(help.getByRole('checkbox', { name: 'Single-key shortcuts' }), 'Space');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expectFocusKept(page);
    await page.keyboard.press('x');
    await expect(page.getByRole('alertdialog'), 'switched off').toHaveCount(0);

    await keys.press(page.getByRole('button', { name: 'Return with findings' }));
    await page.waitForURL(`**/csinsurance-review/${contractorId}/second?line=auto`);
    await openShell(page).settle();
    await expect(heading).toBeFocused();
    await expect.poll(() => stateOf('first')).toBe('changes_requested');
    await keys.press(page.getByRole('button', { name: 'Shortcuts' }));
    await keys.press(help.getByRole('checkbox', { name: 'Single-key shortcuts' }), 'Space');
    await page.keyboard.press('Escape');
    await keys.to(page.getByRole('button', { name: 'Claim' }), 'back');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are reviewing this.')).toBeVisible();
    await expectFocusKept(page);
  }
});

test.describe('a contractor, by keys alone', () => {
  test.use({ person: 'nobody' });

  test('submits a policy with its certificate, and asks for a variance', async ({ page, product }) => {
    const parties = await createStoryParties(product.trusted, 'keys-own', today);
    await openShell(page).signIn(parties.contractor.email, parties.contractor.password);
    const keys = await open(page, '/insurance');
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
