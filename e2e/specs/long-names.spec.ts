import { expect, type Page } from '@playwright/test';
import { accountOf, test as base, type Product, startProduct } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';

/** The longest name that a company may have, in one word: nothing breaks it but the page. */
const LONGEST = 120;

/** Each of its own length, so that no two are the same. */
const longName = (at: number) => `${'W'.repeat(LONGEST - 3 - at)}end`;

/** A product in which every company has such a name; the Cloud Functions carry it to wherever it is kept. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      const companies = await product.trusted.firestore.collection('companies').get();
      for (const [at, { ref }] of companies.docs.entries()) await ref.update({ name: longName(at) });
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The name is there before the width is asked for: a page without it would prove nothing. */
async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(/W{60}/).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
}

const PAGES = {
  '5002': ['/dashboard', '/cs-set-insurance-limits'],
  '5003': ['/dashboard', '/all-variances', '/contractor-notes', '/work-manager'],
  '5005': ['/dashboard', '/insurance', '/osha-emr-stats'],
};

for (const [role, paths] of Object.entries(PAGES)) {
  test(`the longest names of companies fit a narrow phone for role ${role}`, async ({ page }) => {
    const { email, password } = accountOf(role);
    await page.setViewportSize({ width: 320, height: 640 });
    await openShell(page).signIn(email, password);

    for (const path of paths) await expectFits(page, path);
  });
}
