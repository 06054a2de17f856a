import type { Browser, BrowserContextOptions } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { test as base, type Product } from './product.ts';
import { openShell } from './shell-page.ts';

/** A demo account by its name, or nobody. */
type Person = keyof typeof DEMO_PEOPLE | 'nobody';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const NOBODY: StorageState = { cookies: [], origins: [] };

/** What a browser holds after the sign-in of each demo account. */
export interface SignIns {
  stateOf(person: keyof typeof DEMO_PEOPLE): Promise<StorageState>;
}

/** Signs in by the form, once per account, and keeps local storage and IndexedDB, where the sign-in service has its user. */
function createSignIns(browser: Browser, product: Product): SignIns {
  const states = new Map<string, Promise<StorageState>>();
  async function signIn(person: keyof typeof DEMO_PEOPLE): Promise<StorageState> {
    const context = await browser.newContext({ baseURL: product.stack.url, storageState: NOBODY });
    const { email, password } = DEMO_PEOPLE[person];
    await openShell(await context.newPage()).signIn(email, password);
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return state;
  }
  return {
    stateOf(person) {
      const state = states.get(person) ?? signIn(person);
      states.set(person, state);
      return state;
    },
  };
}

export interface PersonFixtures {
  /** Who uses the browser; default: the hiring client of role 5003, as the acceptance list has it. */
  readonly person: Person;
}

/** Playwright's test with a running product and a browser in which somebody is signed in already. */
export const test = base.extend<PersonFixtures, { signIns: SignIns }>({
  person: ['client', { option: true }],
  signIns: [
    async ({ browser, product }, use) => {
      await use(createSignIns(browser, product));
    },
    { scope: 'worker' },
  ],
  storageState: async ({ person, signIns }, use) => {
    await use(person === 'nobody' ? NOBODY : await signIns.stateOf(person));
  },
});
