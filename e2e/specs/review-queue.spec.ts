import { expect, type Locator, type Page } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { readsOf, sumOf } from '../support/read-counter.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test as base } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';
import { addWaitingPolicies, numbersInOrder, WAITING } from '../support/waiting-policies.ts';

/** A page of 25 rows, and one more to know whether there are others. */
const ONE_PAGE = 26;
const TAB_LIMIT = 120;

/** A product in which 2,000 policies wait. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct(addWaitingPolicies);
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const queueOf = (page: Page) => page.getByRole('table', { name: 'Policies to review' });
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** Waits until the page of the queue is shown that begins with this policy, the `first` of the list. */
async function showsFrom(page: Page, first: number, number: string | undefined): Promise<void> {
  const rows = queueOf(page).getByRole('row');
  await expect(rows.nth(1).getByText(new RegExp(`^No\\. ${number}(?!\\d)`))).toBeVisible();
  await expect(rows).toHaveCount(26);
  await expect(pagesOf(page)).toContainText(`${first}–${first + 24}`);
}

const ALL = numbersInOrder();
const AUTO = numbersInOrder(({ line }) => line === 'auto');
const AUTO_IN_REVIEW = numbersInOrder(({ line, state }) => line === 'auto' && state === 'in_review');

async function goTo(page: Page, label: string): Promise<void> {
  const { menu, openGroups, arrive } = openShell(page);
  await openGroups();
  await menu.getByRole('link', { name: label, exact: true }).click();
  await arrive(label);
}

/** Goes on by the keyboard alone until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < TAB_LIMIT; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

/** What a person does in the queue; each step shows one page of it. */
const STEPS: readonly (readonly [step: string, act: (page: Page) => Promise<void>])[] = [
  [
    'opened from the menu',
    async (page) => {
      await goTo(page, 'Review Insurance');
      await showsFrom(page, 1, ALL[0]);
    },
  ],
  [
    'next page',
    async (page) => {
      await pagesOf(page).getByRole('button', { name: 'Next' }).click();
      await showsFrom(page, 26, ALL[25]);
    },
  ],
  [
    'one line',
    async (page) => {
      await page.getByLabel('Line', { exact: true }).selectOption('auto');
      await showsFrom(page, 1, AUTO[0]);
    },
  ],
  [
    'one line, being reviewed',
    async (page) => {
      await page.getByLabel('State', { exact: true }).selectOption('in_review');
      await showsFrom(page, 1, AUTO_IN_REVIEW[0]);
    },
  ],
  [
    'the same, newest first',
    async (page) => {
      await queueOf(page).getByRole('button', { name: /^Age/ }).click();
      await expect(queueOf(page).getByRole('row').nth(1)).not.toContainText(`No. ${AUTO_IN_REVIEW[0]}`);
      await expect(queueOf(page).getByRole('row')).toHaveCount(26);
    },
  ],
];

/** Filter, next page, first row: without a pointer. */
async function walkByKeyboard(page: Page): Promise<void> {
  await goTo(page, 'Review Insurance');
  await showsFrom(page, 1, ALL[0]);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByLabel('Line', { exact: true }));
  await page.keyboard.press('A');
  await showsFrom(page, 1, AUTO[0]);
  const next = pagesOf(page).getByRole('button', { name: 'Next' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await showsFrom(page, 26, AUTO[25]);
  const link = queueOf(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
}

/** Opens the queue from a page that reads nothing, walks through it, and prints what each step reads. */
async function measureSteps(page: Page, product: Product, who: string): Promise<void> {
  await page.goto('/dashboard');
  await openShell(page).settle();
  // What the shell itself reads when the page changes, if anything.
  const shell = sumOf(await readsOf(product, () => goTo(page, 'Calendar')));
  const figures: string[] = [`another page: ${shell} reads`];
  for (const [step, act] of STEPS) {
    const lines = await readsOf(product, () => act(page));
    const own = lines.filter(({ shape }) => shape.includes('reviewTasks'));
    const beside = lines.filter((line) => !own.includes(line));
    figures.push(`${step}: ${sumOf(own)} reads, ${sumOf(beside)} beside it`);
    expect(sumOf(own), `${step}: ${JSON.stringify(lines)}`).toBe(ONE_PAGE);
    expect(sumOf(beside), `${step}: ${JSON.stringify(beside)}`).toBeLessThanOrEqual(shell);
  }
  process.stdout.write(`${figures.map((line) => `${who}, ${line}`).join('\n')}\n`);
}

test.describe('customer service', () => {
  test.use({ person: 'cs' });

  test(`opens a queue of ${WAITING} waiting policies with one page of reads`, async ({ page, product }) => {
    test.setTimeout(120_000);
    await measureSteps(page, product, 'customer service');
  });
});

test.describe('a hiring client', () => {
  test.use({ person: 'client' });

  test(`opens a queue of ${WAITING} waiting policies with one page of reads, and walks through it by keyboard`, async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    await measureSteps(page, product, 'a hiring client');
    await goTo(page, 'Calendar');
    await walkByKeyboard(page);
    await page.goBack();
    await showsFrom(page, 26, AUTO[25]);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
  });
});
