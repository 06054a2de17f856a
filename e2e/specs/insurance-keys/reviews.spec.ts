import { expect, type Page } from '@playwright/test';
import { addDays, documentPath, engagementId } from '@vcms/domain';
import type { AdminSdk } from '../../support/admin-sdk.ts';
import { CSL, expectFocusKept, fileAuto, openByKeys, said, today } from '../../support/insurance-by-keys.ts';
import type { KeyboardPath } from '../../support/keyboard-path.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { createStoryParties, type StoryParties } from '../../support/story-parties.ts';

test.use({ splash: 'full' });

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

    const keys = await openByKeys(page, '/cs-set-insurance-limits/');
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
    await openByKeys(page, '/csinsurance-review?line=auto');
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
