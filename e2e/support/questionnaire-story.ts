import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { documentPath, type Question } from '@vcms/domain';
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

/** A client that requires its supplement, which has no version yet. */
export async function prepareQuestions({ trusted }: Product, name: string) {
  const parties = await createStoryParties(trusted, name, DAY);
  const { clientId } = parties;
  const definitionId = `${clientId}-supplement`;
  const { firestore } = trusted;
  const put = (path: string, data: object) => firestore.doc(path).set({ ...data, ...STAMPS });
  const asks = (client: string, questionnaire: object) =>
    firestore.doc(documentPath('requirementSets', client, 1)).update({ insurance: {}, questionnaire });
  const required = { required: true, definitionId, maxAgeMonths: 12 };
  await asks(clientId, required);
  const about = { owner: clientId, title: 'Rules of the terminal' };
  await put(documentPath('questionnaires', definitionId), about);
  const version = (n: number, questions: readonly Question[], more: object) =>
    put(documentPath('questionnaireVersions', definitionId, n), {
      ...{ definitionId, n, ...about, sections: [{ title: 'On site', questions }], ...more },
    });
  return { ...parties, definitionId, put, asks, required, version };
}
