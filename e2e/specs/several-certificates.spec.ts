import { expect } from '@playwright/test';
import { documentPath, type Policy } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { renderPage } from '@vcms/seed/sample-files';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

const INSURED = 'Redstem Oilfield Services, LLC';
const POLICY = {
  ...{ id: 'a', line: 'gl', policyNumber: 'SEV-GL-1', effective: '2026-06-01', expiration: '2027-06-01' },
  ...{ insurerName: 'Harbor Mutual', naicNo: '12345', namedInsured: INSURED, claimsMade: false },
  limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
  producer: { name: 'Lakeside Brokers', email: 'certs@lakeside.example' },
  ...{ autos: [], endorsements: {}, state: 'accepted', version: 1 },
} satisfies Partial<Policy>;

/** One file with a certificate of the same policy for each holder. */
function certificates(...holders: readonly [string, ...string[]]): Promise<Buffer> {
  const [first, ...more] = holders.map((holder) => ({
    ...{ heading: 'CERTIFICATE OF LIABILITY INSURANCE', subheading: '', rows: [], foot: 'A sample.' },
    certificate: { issuedOn: '2026-11-20', insured: [INSURED], holder: [holder], policies: [POLICY] },
  }));
  if (first === undefined) throw new Error('No holder');
  return renderPage({ ...first, more });
}

test('two certificates of one file are submitted one after the other, with the file stored once', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await page.goto('/insurance');
  await expect(page.getByRole('button', { name: 'Add a certificate' })).toBeVisible();
  const buffer = await certificates('Northfield Energy', 'Lakeshore Foods');
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name: 'two-holders.pdf', mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' });
  await expect(dialog.getByText(/^This file holds 2 certificates\./)).toBeVisible();
  await dialog.getByRole('button', { name: /^Accept \d+ high-confidence values?$/ }).click();
  await expect(dialog.getByText('Compare them once more, then submit.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('1 policy is submitted. 1 of 2 certificates of this file left.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByLabel('Made out to')).toHaveValue('client-lakeshore');
  await expect(
    dialog.getByText(/waiting for review\. Only the certificate is added, for Lakeshore Foods\.$/),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('1 policy on file has the certificate for Lakeshore Foods now.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog).toBeHidden();

  const { firestore } = product.trusted;
  const folder = documentPath('companies', DEMO_PEOPLE.contractor.companyId);
  const { docs } = await firestore
    .collection(`${folder}/policies`)
    .where('policyNumber', '==', POLICY.policyNumber)
    .get();
  expect(docs).toHaveLength(1);
  const files = await firestore
    .collection(`${folder}/documents`)
    .where('fileName', '==', 'two-holders.pdf')
    .get();
  expect(files.docs.map(({ id }) => id)).toEqual([docs[0]?.get('certificateDocId')]);
  const holders = await docs[0]?.ref.collection('holders').get();
  expect(holders?.docs.map((one) => [one.id, one.get('certificateDocId')])).toEqual([
    ['client-lakeshore', docs[0]?.get('certificateDocId')],
    ['client-northfield', docs[0]?.get('certificateDocId')],
  ]);
});
