import type { RoleCode } from '@vcms/contract';
import type { Browser, ElementHandle, Locator, Page } from 'playwright-core';
import { accountOf } from './measure-pages.ts';
import { type Age, inTurn, type SinceRun, type Tested } from './since-rows.ts';
import { mainThreadMs, openQuietVisitor, signIn, type Visitor } from './visitor.ts';

/** A register that both have under the same words. */
const REGISTER = '/insurance-reviews';
/** Two pages of one remote, in turn. */
const PAGES = ['Review Insurance', 'Contractor Insurance Reviews'] as const;
/** Longer than any of the acts goes on, the splash of two seconds with them. */
const SETTLE_MS = 3000;
const PERSON = 'Barlow, Bram';

/** Two frames in which nothing is busy: what was asked for has been painted. */
async function atRest({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

async function openAs(browser: Browser, { origin }: Tested, role: RoleCode, path: string): Promise<Visitor> {
  const visitor = await openQuietVisitor(browser);
  const { email, password } = accountOf(role);
  await signIn(visitor, origin, email, password);
  await visitor.page.goto(`${origin}${path}`);
  await visitor.page.getByRole('table').first().waitFor();
  await atRest(visitor);
  await visitor.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return visitor;
}

async function opened(
  browser: Browser,
  products: SinceRun['products'],
  role: RoleCode,
  path: string,
): Promise<Readonly<Record<Age, Visitor>>> {
  return {
    before: await openAs(browser, products.before, role, path),
    now: await openAs(browser, products.now, role, path),
  };
}

/** What is done: what it is done to is looked for before the clock runs, because a search costs the page's time, too. */
interface Act {
  readonly what: string;
  readonly find: (page: Page, round: number) => Locator;
  readonly act: (found: ElementHandle<Element>, page: Page, round: number) => Promise<unknown>;
}

const ACTS: readonly Act[] = [
  {
    what: 'another order',
    find: (page) => page.getByRole('columnheader').getByRole('button', { name: /^Contractor/ }),
    act: (found) => found.click(),
  },
  {
    what: 'a filter',
    find: (page) => page.getByLabel('Client', { exact: true }),
    act: (found, _page, round) => found.selectOption({ label: round % 2 === 0 ? 'Lakeshore Foods' : 'All' }),
  },
  {
    what: 'a key in the search field',
    find: (page) => page.getByRole('searchbox').first(),
    act: async (found, page, round) => {
      await found.focus();
      await page.keyboard.press(round % 2 === 0 ? 'b' : 'Backspace');
    },
  },
  {
    what: 'another page of the same remote',
    find: (page, round) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: PAGES[round % 2] ?? '', exact: true }),
    act: (found) => found.click(),
  },
];

/**
 * Part 13: processor time of an order, a filter, a key and another page, with whatever follows from them: an answer of the
 * backend that comes later, a search that waits until nobody types, the splash to its end.
 */
export async function measureHand({ browser, products, rounds, rows }: SinceRun): Promise<void> {
  const visitors = await opened(browser, products, '5002', REGISTER);
  for (const { what, find, act } of ACTS) {
    // The first two are not counted: they load what later ones keep. An even number ends where it began.
    await inTurn(2 + 2 * Math.ceil(rounds / 2), async (age, round) => {
      const visitor = visitors[age];
      const found = await find(visitor.page, round).elementHandle();
      if (found === null) throw new Error(`There is nothing for ${what}.`);
      const before = await mainThreadMs(visitor);
      await act(found, visitor.page, round);
      await visitor.page.waitForTimeout(SETTLE_MS);
      const spent = (await mainThreadMs(visitor)) - before;
      await atRest(visitor);
      if (round >= 2) rows.add(age, `${what}, and what follows: processor time`, 'ms', spent);
    });
    for (const visitor of Object.values(visitors)) await atRest(visitor);
  }
  for (const { page } of Object.values(visitors))
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: PAGES[1] ?? '' })
      .waitFor();
  for (const visitor of Object.values(visitors)) await visitor.close();
}

/** Part 14: from the press that disables an account or enables it again until the page says so. */
export async function measureWrite({ browser, products, rounds, rows }: SinceRun): Promise<void> {
  const visitors = await opened(browser, products, '5001', '/admin/admin-tools/users');
  for (const { page } of Object.values(visitors)) {
    await page.getByRole('link', { name: PERSON }).click();
    await page.getByRole('button', { name: 'Disable', exact: true }).waitFor();
  }
  await inTurn(2 * Math.ceil(rounds / 2), async (age, round) => {
    const { page } = visitors[age];
    const [name, then] = round % 2 === 0 ? ['Disable', 'Enable'] : ['Enable', 'Disable'];
    await page.getByRole('button', { name, exact: true }).click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
    await sure.waitFor();
    await atRest(visitors[age]);
    await noteMoment(visitors[age], then);
    await sure.click();
    await page.waitForFunction(
      () => (globalThis as unknown as { benchWrite?: number }).benchWrite !== undefined,
    );
    rows.add(
      age,
      'an account disabled or enabled: until the page says so',
      'ms',
      await page.evaluate(() => (globalThis as unknown as { benchWrite: number }).benchWrite),
    );
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page
      .getByRole('main')
      .getByText(/saving/i)
      .waitFor({ state: 'detached' });
    await page.waitForTimeout(1500);
  });
  for (const visitor of Object.values(visitors)) await visitor.close();
}

/** Keeps how long after the next press of a pointer a button of that name stands in the page. */
async function noteMoment({ page }: Visitor, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    Object.assign(globalThis, { benchWrite: undefined });
    document.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const found = [...document.querySelectorAll('main button')].some(
            ({ textContent }) => textContent === wanted,
          );
          if (!found) return;
          watcher.disconnect();
          Object.assign(globalThis, { benchWrite: performance.now() - timeStamp });
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      },
      { capture: true, once: true },
    );
  }, name);
}
