import { type CDPSession, expect, type Page } from '@playwright/test';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';

const TIMES = 9;
const REGISTER = '/new-contractor-request?tab=approved';

/** Milliseconds that the page's main thread worked since it was opened. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Processor time of one thing that is done, until nothing moves any more; the middle one of several, and the greatest. */
async function measure(
  session: CDPSession,
  act: (time: number) => Promise<void>,
  settle: () => Promise<void>,
): Promise<{ readonly middle: number; readonly most: number }> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const before = await worked(session);
    await act(time);
    await settle();
    times.push((await worked(session)) - before);
  }
  const sorted = times.toSorted((left, right) => left - right);
  return { middle: sorted[Math.floor(TIMES / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Two frames: what was asked for has been painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

test.use({ person: 'client' });

test('processor time of a key in the search, an order, a filter and another page', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto(REGISTER);
  await openShell(page).settle();
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const settle = () => atRest(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  const results = {
    // Alternately a letter and its removal; the search itself waits until nobody types.
    'a key in the search field': await measure(
      session,
      (time) => page.keyboard.press(time % 2 === 0 ? 'b' : 'Backspace'),
      settle,
    ),
    'another order': await measure(
      session,
      () => table.getByRole('button', { name: /^Contractor/ }).click(),
      settle,
    ),
    'a filter': await measure(
      session,
      async (time) => {
        await page.getByLabel('Overall').selectOption(time % 2 === 0 ? 'non_compliant' : '');
      },
      settle,
    ),
    'another page of the same remote': await measure(
      session,
      async (time) => {
        const name = time % 2 === 0 ? 'Home' : /^(New Contractor Request|Contractors)/;
        await page.getByRole('navigation').getByRole('link', { name }).first().click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      },
      settle,
    ),
  };
  for (const [name, { middle, most }] of Object.entries(results))
    console.log(`| ${name} | ${middle.toFixed(0)} ms | ${most.toFixed(0)} ms |`);
});
