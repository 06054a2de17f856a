import { expect, type Page } from '@playwright/test';
import { documentPath, engagementId, nameWords } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { DEMO_COMPANY_IDS } from '@vcms/seed/words';
import type { AdminSdk } from '../support/admin-sdk.ts';
import { type Product, startProduct } from '../support/product.ts';
import { readsOf, sumOf } from '../support/read-counter.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';

const COMPANIES = 10_000;
const BATCH = 250;
const TIMES = 5;
const clientId = DEMO_COMPANY_IDS.northfield;
const FIRST = [
  'Granite',
  'Harbor',
  'Juniper',
  'Keystone',
  'Liberty',
  'Maple',
  'Nimbus',
  'Orchard',
  'Pioneer',
  'Quarry',
];
const TRADE = [
  'Electric',
  'Plumbing',
  'Roofing',
  'Scaffolding',
  'Insulation',
  'Paving',
  'Welding',
  'Rigging',
];

function nameAt(at: number): string {
  return `${FIRST[at % FIRST.length]} ${TRADE[Math.floor(at / FIRST.length) % TRADE.length]} ${at}`;
}

/** Contractors like one of the demo's, each engaged by one client. */
async function addCompanies({ firestore }: AdminSdk): Promise<void> {
  const like = DEMO_PEOPLE.contractor.companyId;
  const [company, engagement] = await Promise.all([
    firestore.doc(documentPath('companies', like)).get(),
    firestore.doc(documentPath('engagements', engagementId(clientId, like))).get(),
  ]);
  for (let from = 0; from < COMPANIES; from += BATCH) {
    const batch = firestore.batch();
    for (let at = from; at < from + BATCH; at += 1) {
      const [contractorId, name] = [`sized-${at}`, nameAt(at)];
      const words = { nameWords: nameWords(name) };
      batch.set(firestore.doc(documentPath('companies', contractorId)), {
        ...company.data(),
        name,
        legalName: name,
        ...words,
      });
      batch.set(firestore.doc(documentPath('engagements', engagementId(clientId, contractorId))), {
        ...{ ...engagement.data(), contractorId, contractorName: name, ...words },
      });
    }
    await batch.commit();
  }
}

/** From the last key to the answer of all that is searched, in milliseconds, the rest of typing in it. */
async function msToAnswer(page: Page, term: string): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(term.slice(0, -1));
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result|Nothing/);
  await page.evaluate(() => {
    const status = document.querySelector('[role="dialog"] [role="status"]');
    const state = { typed: 0, answered: 0 };
    Object.assign(window, { searchTimes: state });
    document.addEventListener('input', () => Object.assign(state, { typed: performance.now() }), {
      once: true,
    });
    new MutationObserver(() => {
      if (/result|Nothing/.test(status?.textContent ?? '')) state.answered = performance.now();
    }).observe(status as Element, { characterData: true, childList: true, subtree: true });
  });
  await page.keyboard.type(term.slice(-1));
  await page.waitForFunction(() => {
    const { typed, answered } = (window as unknown as { searchTimes: { typed: number; answered: number } })
      .searchTimes;
    return answered > typed && typed > 0;
  });
  return page.evaluate(() => {
    const { typed, answered } = (window as unknown as { searchTimes: { typed: number; answered: number } })
      .searchTimes;
    return answered - typed;
  });
}

const TERMS = ['scaffolding', 'granite', 'keystone welding 444', 'quarry rig', 'nobody has this'];

let product: Product & { end(): Promise<void> };
test.beforeAll(async () => {
  test.setTimeout(900_000);
  product = await startProduct(addCompanies);
});
test.afterAll(() => product.end());

for (const person of ['admin', 'cs', 'client'] as const)
  test(`search among ${COMPANIES} companies: ${person}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const page = await (await browser.newContext({ baseURL: product.stack.url })).newPage();
    const { email, password } = DEMO_PEOPLE[person];
    await openShell(page).signIn(email, password);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await msToAnswer(page, 'warm up');
    for (const term of TERMS) {
      const times: number[] = [];
      const reads = sumOf(await readsOf(product, async () => void times.push(await msToAnswer(page, term))));
      for (let at = 1; at < TIMES; at += 1) times.push(await msToAnswer(page, term));
      const sorted = times.map(Math.round).sort((left, right) => left - right);
      console.log(`| ${person} | ${term} | ${sorted.join(' ')} ms | ${reads} |`);
    }
  });
