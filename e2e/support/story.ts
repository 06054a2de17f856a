import { type Browser, expect, type Page } from '@playwright/test';
import { type CalendarDate, STATUS_LABELS, type Status } from '@vcms/domain';
import type { TestAccount } from './create-account.ts';
import { statusOnPaper } from './evaluated-facts.ts';
import { test as base, type Product, startProduct } from './product.ts';
import { moveClock } from './product-clock.ts';
import { openShell } from './shell-page.ts';
import type { StoryParties } from './story-parties.ts';

type Login = Pick<TestAccount, 'email' | 'password'>;

/** For what comes from another person's browser by way of the server. */
export const LIVE = { timeout: 30_000 };

/** A PDF of one empty page: what counts is that the bytes arrive. */
export const EMPTY_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Playwright's test with a product whose clock may be moved: no other test shares it. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The people of a story, each at a browser of their own, and what they all look at. */
export class Story {
  readonly #browser: Browser;
  readonly #product: Product;
  readonly parties: StoryParties;

  constructor(browser: Browser, product: Product, parties: StoryParties) {
    this.#browser = browser;
    this.#product = product;
    this.parties = parties;
  }

  /** @param now what the browser's clock shows at first; the time of day when absent. */
  async open({ email, password }: Login, now?: string): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#product.stack.url });
    const page = await context.newPage();
    await page.clock.install(now === undefined ? {} : { time: now });
    await openShell(page).signIn(email, password);
    return page;
  }

  /** Begins a day for everybody: the backend's night passes, and every browser shows the new date from then on. */
  async beginDay(date: CalendarDate, pages: readonly Page[]): Promise<void> {
    const noon = `${date}T18:00:00Z`;
    await moveClock(this.#product, noon);
    for (const page of pages) await page.clock.setSystemTime(noon);
    await this.#nightPasses(date);
  }

  /** Waits until the night that begins a day is over: how long it takes is the machine's business, and not what a story is about. */
  async #nightPasses(date: CalendarDate): Promise<void> {
    const nights = this.#product.trusted.firestore.collection('nights').where('now', '>=', date);
    const isOver = async () => {
      const { docs } = await nights.get();
      return docs.length > 0 && docs.every((night) => night.get('state') === 'done');
    };
    await expect.poll(isOver, { message: `the night of ${date}`, timeout: 120_000 }).toBe(true);
  }

  /** What the client sees on its home page without a reload, and the same asked of the evaluation. */
  async expectStatus(client: Page, status: Status, asOf: CalendarDate): Promise<void> {
    const name = `Why? ${this.parties.contractorName}, ${STATUS_LABELS[status]}`;
    await expect(client.getByRole('button', { name })).toBeVisible(LIVE);
    await this.expectEvaluated(status, asOf);
  }

  /** What the evaluation says of the stored records on any day. */
  async expectEvaluated(status: Status, asOf: CalendarDate): Promise<void> {
    expect(await statusOnPaper(this.#product.trusted, this.parties, asOf)).toBe(status);
  }
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await openShell(page).settle();
}

/** Opens the bell, waits for such a notice, and closes it again. */
export async function expectNotice(page: Page, title: string, body: RegExp): Promise<void> {
  const { bell, notifications } = openShell(page);
  await bell.click();
  const notice = notifications.getByRole('listitem').filter({ hasText: title }).filter({ hasText: body });
  await expect(notice.first()).toBeVisible(LIVE);
  await page.keyboard.press('Escape');
  await expect(notifications).toBeHidden();
}
