import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from './shell-page.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser holds in which nobody has signed in. */
const NOBODY: StorageState = { cookies: [], origins: [] };

/** The sign-ins of the demo accounts, by the form, once per account. */
export interface SignIns {
  /** What a browser holds afterwards: local storage, and IndexedDB, where the sign-in service has its user. */
  stateOf(person: keyof typeof DEMO_PEOPLE): Promise<StorageState>;
  /**
   * Lets the context's first page begin as this person. It costs next to nothing, while `stateOf` makes Playwright open
   * a page for each context only to write to its storage.
   */
  begin(context: BrowserContext, person: keyof typeof DEMO_PEOPLE): Promise<void>;
}

interface SignedIn {
  readonly state: StorageState;
  /** Local storage, and the user where the sign-in service looks for one that an older version left. */
  readonly entries: readonly (readonly [key: string, value: string])[];
}

/** Where the sign-in service keeps its user: an object store of records with a key and a value. */
function readUsers(): Promise<[key: string, value: string][]> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('firebaseLocalStorageDb');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const database = opened.result;
      const all = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
      all.onerror = () => reject(all.error);
      all.onsuccess = () => {
        database.close();
        const records = all.result as readonly { readonly fbase_key: string; readonly value: unknown }[];
        resolve(records.map((record) => [record.fbase_key, JSON.stringify(record.value)]));
      };
    };
  });
}

/** Runs before the scripts of each page: fills the storage of a browser that is new, and of no other. */
function fillOnce([origin, entries]: readonly [string, SignedIn['entries']]): void {
  if (self.origin !== origin || localStorage.getItem('e2e.begun') !== null) return;
  for (const [key, value] of [...entries, ['e2e.begun', 'yes'] as const]) localStorage.setItem(key, value);
}

export function createSignIns(browser: Browser, url: string): SignIns {
  const { origin } = new URL(url);
  const kept = new Map<string, Promise<SignedIn>>();
  async function signIn(person: keyof typeof DEMO_PEOPLE): Promise<SignedIn> {
    const context = await browser.newContext({ baseURL: url, storageState: NOBODY });
    const page = await context.newPage();
    const { email, password } = DEMO_PEOPLE[person];
    await openShell(page).signIn(email, password);
    const users = await page.evaluate(readUsers);
    if (users.length === 0) throw new Error('The sign-in service keeps no user where it did.');
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    const stored = state.origins.find((one) => one.origin === origin)?.localStorage ?? [];
    return { state, entries: [...stored.map(({ name, value }) => [name, value] as const), ...users] };
  }
  function signedIn(person: keyof typeof DEMO_PEOPLE): Promise<SignedIn> {
    const one = kept.get(person) ?? signIn(person);
    kept.set(person, one);
    return one;
  }
  return {
    stateOf: async (person) => (await signedIn(person)).state,
    async begin(context, person) {
      const { entries } = await signedIn(person);
      await context.addInitScript(fillOnce, [origin, entries] as const);
    },
  };
}
