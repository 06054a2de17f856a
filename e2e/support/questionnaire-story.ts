import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { documentPath, engagementId, type Question } from '@vcms/domain';
import type { TestAccount } from './create-account.ts';
import type { Product } from './product.ts';
import { openShell } from './shell-page.ts';
import { stampsOf } from './stamps.ts';
import { createStoryParties } from './story-parties.ts';
import { violationsOf } from './violations-of.ts';

const question = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  ...{ id, text, type: 'yes_no_na', required: true, weight: 1, knockout: [], evidence: false },
  ...more,
});
export const ASKED = [
  question('cranes', 'Do you bring cranes?'),
  question('rigging', 'Do you train your riggers?'),
  question('night', 'Do you work at night?'),
];
export const NEW = [
  question('divers', 'Do you send divers?', { knockout: ['yes'] }),
  question('drones', 'Do you fly drones?'),
];
export const DAY = '2026-11-20';
const STAMPS = stampsOf('story');

export interface Browsers {
  readonly browser: Browser;
  readonly product: Product;
}

/** A page of somebody's own. */
export async function pageOf(
  { browser, product }: Browsers,
  { email, password }: TestAccount,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({
    ...{ baseURL: product.stack.url, storageState: nobody },
    ...device,
  });
  const own = await context.newPage();
  await openShell(own).signIn(email, password);
  return own;
}

export async function sign(own: Page, name: string): Promise<void> {
  await own.getByRole('button', { name: 'Submit' }).first().click();
  const signing = own.getByRole('dialog');
  await expect(signing.getByLabel(/^Name/)).toHaveValue('');
  await signing.getByLabel(/^Name/).fill(name);
  await signing.getByLabel(/^Title/).fill('Owner');
  expect(await violationsOf(own)).toEqual([]);
  await signing.getByRole('button', { name: 'Submit' }).click();
  await expect(own.getByText(/^Submitted on .* The firm reviews it next\./)).toBeVisible();
}

/**
 * A client that requires a questionnaire, which has no version yet: its own supplement, or one of the firm, which
 * stands beside those of other stories.
 */
export async function prepareQuestions({ trusted }: Product, name: string, of: 'client' | 'firm' = 'client') {
  const parties = await createStoryParties(trusted, name, DAY);
  const { clientId } = parties;
  const definitionId = of === 'firm' ? `${clientId}-safety` : `${clientId}-supplement`;
  const { firestore } = trusted;
  const put = (path: string, data: object) => firestore.doc(path).set({ ...data, ...STAMPS });
  const asks = (client: string, questionnaire: object) =>
    firestore.doc(documentPath('requirementSets', client, 1)).update({ insurance: {}, questionnaire });
  const required = { required: true, definitionId, maxAgeMonths: 12 };
  await asks(clientId, required);
  const about =
    of === 'firm'
      ? { owner: 'firm', title: `Safety at work, ${name}` }
      : { owner: clientId, title: 'Rules of the terminal' };
  await put(documentPath('questionnaires', definitionId), about);
  const version = (n: number, questions: readonly Question[], more: object) =>
    put(documentPath('questionnaireVersions', definitionId, n), {
      ...{ definitionId, n, ...about, sections: [{ title: 'On site', questions }], ...more },
    });
  return { ...parties, definitionId, title: about.title, put, asks, required, version };
}

/** A second client of a contractor, which asks no questionnaire of anybody. */
export async function addBystander(
  { trusted }: Product,
  { clientId, contractorId, asks, required }: Awaited<ReturnType<typeof prepareQuestions>>,
): Promise<string> {
  const { clientId: otherId } = await createStoryParties(trusted, `${clientId}-bystander`, DAY);
  const { firestore } = trusted;
  await asks(otherId, { ...required, required: false });
  const own = await firestore.doc(documentPath('engagements', engagementId(clientId, contractorId))).get();
  const other = firestore.doc(documentPath('engagements', engagementId(otherId, contractorId)));
  await other.set({ ...own.data(), clientId: otherId });
  return otherId;
}

/** How a client's evaluation of a contractor stands. */
export async function questionnaireResult({ trusted }: Product, clientId: string, contractorId: string) {
  const pair = documentPath('snapshots', engagementId(clientId, contractorId));
  const snapshot = await trusted.firestore.doc(pair).get();
  return { overall: snapshot.get('result.overall'), reasons: snapshot.get('result.items')?.[0]?.reasons };
}

/** Makes the answers at hand one's own to review. */
export async function claim(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openShell(page).settle();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
}

/** Looks at every section of the answers at hand, and accepts them. */
export async function acceptAll(page: Page): Promise<void> {
  for (const seen of await page.getByRole('checkbox', { name: /^Checked/ }).all()) await seen.press('Space');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
}
