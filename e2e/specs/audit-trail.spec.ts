import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

const VERIFIER = fileURLToPath(new URL('../../tools/audit/verify-chain.mjs', import.meta.url));

test.use({ person: 'admin' });

test('an administrator checks the trail of a company and takes it out for somebody who verifies it alone', async ({
  page,
}, testInfo) => {
  await page.goto('/dashboard');
  await openShell(page).settle();
  await page.getByRole('link', { name: 'View the audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Audit trail' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  await resizeTo(page, 1280, 800);

  await page.goto(`/dashboard/audit-trail?companyId=${DEMO_PEOPLE.contractor.companyId}`);
  const seal = page.getByRole('region', { name: 'Integrity of the trail' });
  await seal.getByRole('button', { name: 'Check now' }).click();
  // What loads says so in a status of its own.
  const checked = seal.getByRole('status').filter({ hasText: 'Checked now' });
  await expect(checked).toHaveText(/^Checked now: Intact, [1-9]/);

  const saving = page.waitForEvent('download');
  await seal.getByRole('button', { name: 'Export with hashes' }).click();
  const file = testInfo.outputPath('trail.jsonl');
  await (await saving).saveAs(file);
  expect(execFileSync(process.execPath, [VERIFIER, file], { encoding: 'utf8' })).toMatch(/^Unbroken: [1-9]/);
});
