import { expect, type Page } from '@playwright/test';
import { documentPath, type Policy } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { renderPage } from '@vcms/seed/sample-files';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

const INSURED = 'Redstem Oilfield Services, LLC';

function certificate(): Promise<Buffer> {
  const common = {
    effective: '2026-06-01',
    expiration: '2027-06-01',
    insurerName: 'Harbor Mutual',
    naicNo: '12345',
    namedInsured: INSURED,
    producer: { name: 'Lakeside Brokers', email: 'certs@lakeside.example' },
    claimsMade: false,
    autos: [],
    endorsements: { additional_insured: { basis: 'blanket' }, waiver_of_subrogation: { basis: 'blanket' } },
    state: 'accepted',
    version: 1,
  } satisfies Partial<Policy>;
  const gl = { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 };
  const el = {
    el_each_accident: 1_000_000,
    el_disease_each_employee: 1_000_000,
    el_disease_policy_limit: 1_000_000,
  };
  const umbrella = { umb_each_occurrence: 5_000_000, umb_aggregate: 5_000_000 };
  return renderPage({
    ...{ heading: 'CERTIFICATE OF LIABILITY INSURANCE', subheading: '', rows: [], foot: 'A sample.' },
    certificate: {
      issuedOn: '2026-11-20',
      insured: [INSURED],
      holder: ['Northfield Energy'],
      policies: [
        { ...common, id: 'a', line: 'gl', policyNumber: 'GO-GL-1', limits: gl },
        { ...common, id: 'b', line: 'auto', policyNumber: 'GO-AU-1', limits: { auto_csl: 1_000_000 } },
        { ...common, id: 'c', line: 'umbrella', policyNumber: 'GO-UM-1', limits: umbrella },
        { ...common, id: 'd', line: 'wc_el', policyNumber: 'GO-WC-1', wcStatutory: true, limits: el },
      ],
    },
  });
}

/** Drops a file as the desktop does. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName ?? '', { type: 'application/pdf' }));
      return data;
    },
    [bytes.toString('base64'), name] as const,
  );
  await page
    .getByRole('region', { name: 'Add a certificate' })
    .dispatchEvent('drop', { dataTransfer: transfer });
}

test('a contractor drops a certificate of four lines and submits all of them in one go, by the keyboard', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  await page.goto('/insurance');
  await expect(page.getByRole('button', { name: 'Add a certificate' })).toBeVisible();
  await drop(page, 'four-lines.pdf', await certificate());
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' });
  const accept = dialog.getByRole('button', { name: /^Accept \d+ high-confidence values?$/ });
  await expect(accept).toBeVisible();
  const gl = dialog.getByRole('list', { name: 'Values of Commercial general liability' });
  await expect(gl.getByText('GO-GL-1')).toBeVisible();
  await expect(dialog.getByText('Certificate holder on the paper: Northfield Energy')).toBeAttached();
  await expect(dialog.getByLabel('Made out to')).toHaveValue('client-northfield');
  expect(await violationsOf(page)).toEqual([]);

  // Each answer leads to the next question: nobody looks for the place.
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  const waiver = dialog.getByText(/^Waiver of subrogation is checked for .+ How is it worded\?$/);
  await expect(waiver).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Additional insured: not on the policy' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Additional insured: blanket' }).press('Enter');
  await expect(
    dialog.getByRole('button', { name: 'Waiver of subrogation: not on the policy' }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Waiver of subrogation: blanket' }).press('Enter');
  await expect(dialog.getByText('Compare them once more, then submit.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScrolling(page);
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByText('4 policies are submitted.')).toBeVisible({ timeout: 60_000 });

  const folder = documentPath('companies', DEMO_PEOPLE.contractor.companyId);
  const policies = product.trusted.firestore.collection(`${folder}/policies`);
  const numbers = ['GO-GL-1', 'GO-AU-1', 'GO-UM-1', 'GO-WC-1'];
  const { docs } = await policies.where('policyNumber', 'in', numbers).get();
  expect(docs.map((one) => one.get('state'))).toEqual(numbers.map(() => 'submitted'));
  expect(new Set(docs.map((one) => one.get('certificateDocId'))).size).toBe(1);
  expect(docs.map((one) => one.get('namedInsured'))).toEqual(numbers.map(() => INSURED));
});
