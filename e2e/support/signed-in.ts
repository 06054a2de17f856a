import type { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { test as base } from './product.ts';
import { createSignIns, type SignIns } from './sign-ins.ts';

/** A demo account by its name, or nobody. */
type Person = keyof typeof DEMO_PEOPLE | 'nobody';

export interface PersonFixtures {
  /** Who uses the browser; default: the hiring client of role 5003, as the acceptance list has it. */
  readonly person: Person;
}

/** Playwright's test with a running product and a browser in which somebody is signed in already. */
export const test = base.extend<PersonFixtures, { signIns: SignIns }>({
  person: ['client', { option: true }],
  signIns: [
    async ({ browser, product }, use) => {
      await use(createSignIns(browser, product.stack.url));
    },
    { scope: 'worker' },
  ],
  context: async ({ context, person, signIns }, use) => {
    if (person !== 'nobody') await signIns.begin(context, person);
    await use(context);
  },
});
