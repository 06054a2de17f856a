import { expect, type Page } from '@playwright/test';
import { COLOR_SCHEMES } from '@vcms/contract';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { bytesOf, weighPage } from '../support/page-weight.ts';
import type { Product } from '../support/product.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { LIVE } from '../support/story.ts';
import { violationsOf } from '../support/violations-of.ts';

/** What comes before the answer, headers included; the app's page of this address took 570 KB in 26 files. */
const FIRST_ANSWER = { bytes: 45_000, files: 4 };
const THEME = 'vcms.layout.v1';

/** Somebody of a contractor that may enter, and whose papers are in order. */
async function readyPerson({ trusted }: Product) {
  const { companyId: clientId } = DEMO_PEOPLE.client;
  const { firestore } = trusted;
  const own = (name: string) => firestore.collection(name).where('clientId', '==', clientId);
  const standings = await own('snapshots').get();
  const mayEnter = standings.docs
    .filter((one) => one.get('result.siteAccess') === true)
    .map((one) => one.get('contractorId'));
  const people = await own('staffSnapshots').where('status', '==', 'ready').get();
  const found = people.docs.find((one) => mayEnter.includes(one.get('contractorId')));
  if (found === undefined) throw new Error('The demo data has nobody who is ready.');
  return { name: String(found.get('name')), path: `/work-manager/${found.get('staffId')}` };
}

const verdict = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });

test('a badge’s address answers with one small page, on a narrow phone and in every color scheme', async ({
  page,
  product,
  complaints,
}) => {
  const { name, path } = await readyPerson(product);
  const all = await weighPage(page, product.stack.firebase.origin);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await expect(verdict(page)).toHaveText('Ready', LIVE);
  const transfers = all.filter(({ url }) => !/firestore\.|gate-live\.|icon\./.test(url));
  const list = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(transfers.length, list).toBeLessThanOrEqual(FIRST_ANSWER.files);
  expect(bytesOf(transfers, /\/gate\./), list).toBeGreaterThan(10_000);
  expect(bytesOf(transfers), list).toBeLessThanOrEqual(FIRST_ANSWER.bytes);

  await expect(page.getByRole('status')).toContainText(name);
  await expect(page.getByText(/^As of \d\d\/\d\d\/\d{4}, .*, kept up to date\.$/)).toBeVisible(LIVE);
  await expect(page).toHaveTitle(/^Site access/);
  for (const colorScheme of COLOR_SCHEMES) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      THEME,
      JSON.stringify({ colorScheme }),
    ] as const);
    await page.reload();
    await expect(verdict(page)).toHaveText('Ready', LIVE);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('without a connection it says so, and of which moment the answer is', async ({ page, product }) => {
  const { path } = await readyPerson(product);
  await page.goto(path);
  await expect(verdict(page)).toHaveText('Ready', LIVE);

  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('What you see is the answer of ');
  await expect(page.getByText('kept up to date', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached', LIVE);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0, LIVE);
  await expect(verdict(page)).toHaveText('Ready');
});

test.describe('nobody signed in', () => {
  test.use({ person: 'nobody' });

  test('is led to the sign-in and back to the same address', async ({ page, product }) => {
    const { name, path } = await readyPerson(product);
    const { email, password } = DEMO_PEOPLE.client;
    await page.goto(path);
    await page.waitForURL('**/login/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.waitForURL(`**${path}`);
    await expect(verdict(page)).toHaveText('Ready', LIVE);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  });
});
