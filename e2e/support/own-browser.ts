import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@vcms/seed/accounts';
import type { TestAccount } from './create-account.ts';
import type { Product } from './product.ts';
import { openShell } from './shell-page.ts';

type Login = Pick<TestAccount, 'email' | 'password'>;

/** A page of somebody's own browser, signed in there. */
export async function openAs(
  browser: Browser,
  { stack }: Product,
  { email, password }: Login,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  await openShell(page).signIn(email, password);
  await page.goto(path);
  await openShell(page).settle();
  return page;
}

/** Somebody else of customer service than the demo account. */
export async function colleagueOf({ trusted }: Product): Promise<Login> {
  const people = await trusted.firestore.collection('users').where('role', '==', '5002').get();
  const other = people.docs.find(({ id }) => id !== DEMO_PEOPLE.cs.uid);
  return { email: String(other?.get('email')), password: DEMO_PASSWORD };
}
