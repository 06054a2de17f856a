import { type Browser, expect, type Page } from '@playwright/test';
import { documentPath, LINE_LABELS } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { dropPdf, FOUR_NUMBERS, fourLines } from '../support/four-lines.ts';
import { countPresses, type Effort, effortOf } from '../support/presses.ts';
import { type Product, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';

/**
 * `npx playwright test --config e2e/measurements.config.ts certificate-lines`: a certificate of four lines from the drop to its acceptance: in one go, and line by line as it was before. Presses and
 * seconds of the contractor and of the reviewer, printed. Seconds are those of a browser that never thinks.
 */
const TODAY = storyToday();
const PDF = 'application/pdf';

async function open(
  browser: Browser,
  product: Product,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.stack.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await countPresses(page);
  await openShell(page).signIn(email, password);
  return page;
}

async function inOneGo(page: Page, paper: Buffer): Promise<void> {
  await dropPdf(page, page.getByRole('region', { name: 'Add a certificate' }), 'four-lines.pdf', paper);
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' });
  await dialog.getByRole('button', { name: /^Accept \d+ high-confidence values?$/ }).click();
  await dialog.getByRole('button', { name: 'Additional insured: blanket' }).click();
  await dialog.getByRole('button', { name: 'Waiver of subrogation: blanket' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('4 policies are submitted.')).toBeVisible({ timeout: 60_000 });
}

async function lineByLine(page: Page, paper: Buffer): Promise<void> {
  for (const line of ['gl', 'auto', 'umbrella', 'wc_el'] as const) {
    await page.getByRole('button', { name: 'Add policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a policy' });
    await dialog.getByLabel('Line').selectOption(LINE_LABELS[line]);
    await dialog
      .getByLabel('Certificate', { exact: true })
      .setInputFiles({ name: 'four-lines.pdf', mimeType: PDF, buffer: paper });
    await dialog.getByRole('button', { name: 'Read from the certificate' }).click();
    const values = dialog.getByRole('list', { name: 'Values of the certificate' });
    await expect(values).toBeVisible({ timeout: 30_000 });
    const take = values.getByRole('button', { name: /^Take / });
    for (let left = await take.count(); left > 0; left = await take.count()) await take.first().click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
  }
}

async function policiesOf({ trusted }: Product, { contractorId }: StoryParties) {
  const all = trusted.firestore.collection(`${documentPath('companies', contractorId)}/policies`);
  const { docs } = await all.where('policyNumber', 'in', FOUR_NUMBERS).get();
  const place = (number: unknown) => FOUR_NUMBERS.indexOf(String(number));
  return docs.toSorted((left, right) => place(left.get('policyNumber')) - place(right.get('policyNumber')));
}

async function expectAccepted(product: Product, parties: StoryParties): Promise<void> {
  const states = async () => (await policiesOf(product, parties)).map((one) => one.get('state'));
  await expect.poll(states, { timeout: 60_000 }).toEqual(FOUR_NUMBERS.map(() => 'accepted'));
}

/** The reviewer stands before the first line, as the queue leads there. */
async function openFirst(page: Page, product: Product, parties: StoryParties): Promise<void> {
  const [first] = await policiesOf(product, parties);
  await page.goto(`/csinsurance-review/${parties.contractorId}/${first?.id}`);
  await openShell(page).settle();
  await expect(page.getByRole('button', { name: 'Review all 4 lines at once' })).toBeEnabled();
}

function tell(who: string, before: Effort, after: Effort): void {
  const said = ({ presses, seconds }: Effort) => `${presses} presses, ${seconds.toFixed(1)} s`;
  console.log(`${who}: line by line ${said(before)}; in one go ${said(after)}`);
}

test('a certificate of four lines, line by line and in one go', async ({ browser, product }) => {
  test.setTimeout(600_000);
  const [apart, together] = [
    await createStoryParties(product.trusted, 'apart', TODAY),
    await createStoryParties(product.trusted, 'together', TODAY),
  ];
  const paper = await fourLines(apart.contractorName, apart.clientName, TODAY);

  const efforts: Effort[] = [];
  for (const [parties, way] of [
    [apart, lineByLine],
    [together, inOneGo],
  ] as const) {
    const page = await open(browser, product, parties.contractor);
    await page.goto('/insurance');
    await expect(page.getByRole('button', { name: 'Add a certificate' })).toBeVisible();
    efforts.push(await effortOf(page, () => way(page, paper)));
    await page.context().close();
  }
  // Four dialogs file the paper four times; the reviewer's two ways are compared on the same one.
  const [first, ...others] = await policiesOf(product, apart);
  for (const other of others) await other.ref.update({ certificateDocId: first?.get('certificateDocId') });

  const reviewer = await open(browser, product, DEMO_PEOPLE.cs);
  await openFirst(reviewer, product, apart);
  const byLine = await effortOf(reviewer, async () => {
    for (const [at] of FOUR_NUMBERS.entries()) {
      await reviewer.getByRole('button', { name: 'Claim' }).click();
      await reviewer.getByRole('button', { name: 'Accept', exact: true }).click();
      // What comes next is there, unless this was the last.
      if (at < FOUR_NUMBERS.length - 1)
        await expect(reviewer.getByText(`no. ${FOUR_NUMBERS[at + 1]}`)).toBeVisible();
    }
    await expectAccepted(product, apart);
  });
  await openFirst(reviewer, product, together);
  const atOnce = await effortOf(reviewer, async () => {
    await reviewer.getByRole('button', { name: 'Review all 4 lines at once' }).click();
    await reviewer.getByRole('button', { name: 'Accept all 4 lines' }).click();
    await expectAccepted(product, together);
  });

  const [lines, oneGo] = efforts;
  if (lines === undefined || oneGo === undefined) throw new Error('Nothing was measured.');
  tell('contractor', lines, oneGo);
  tell('reviewer', byLine, atOnce);
  expect(oneGo.presses).toBeLessThan(lines.presses);
  expect(atOnce.presses).toBeLessThan(byLine.presses);
});
