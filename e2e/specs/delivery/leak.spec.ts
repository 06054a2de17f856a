import { expect, type Page } from '@playwright/test';
import { test } from '../../support/signed-in.ts';

const CYCLES = 30;
/**
 * The first rounds fill caches and compile code that stays: without a leak the heap grows less each time. Beside other work
 * the rounds 20 to 50 still grew by up to 1.1 MB, the rounds 50 to 80 by 0.2 to 0.6.
 */
const WARM_UP = 50;
/** Growth that counts as flat, bytes: 35 kB a round. A page of a remote that nobody lets go of weighs more. */
const HEAP_GROWTH = 1_048_576;

/** Leaves the remote for a page of the shell, and comes back, some times; waits for each to be there. */
async function cycle(page: Page, times: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let round = 0; round < rounds; round += 1) {
      history.pushState(null, '', '/404');
      await until(() => document.querySelector('[data-remote]') === null);
      history.pushState(null, '', '/dashboard');
      await until(() => document.querySelector('[data-remote] h1') !== null);
    }
  }, times);
}

test.use({ person: 'admin' });

test('leak: thirty times away from a remote and back leave heap, listeners, nodes, styles and scripts as they were', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  async function look() {
    // What one round frees may have kept other objects alive until then.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const tags = await page.evaluate(() => ({
      styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
      scripts: document.querySelectorAll('script').length,
    }));
    return {
      ...tags,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      heap: metric('JSHeapUsedSize'),
    };
  }
  async function count() {
    await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
    // What the page listens to keeps its requests open: the network is never idle, but the page comes to rest.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Parts that come last have nothing to say before, and some objects go a moment after what held them: the page is at
    // rest when three looks in a row see the same.
    let seen = [await look()];
    await expect(async () => {
      const next = await look();
      seen = seen.at(-1)?.nodes === next.nodes ? [...seen, next] : [next];
      expect(seen.length).toBeGreaterThanOrEqual(3);
    }).toPass({ intervals: [500], timeout: 30_000 });
    const heap = Math.min(...seen.map((one) => one.heap));
    return { ...(seen.at(-1) ?? (await look())), heap };
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Home');
  await cycle(page, WARM_UP);
  const before = await count();

  await cycle(page, CYCLES);

  const after = await count();
  expect({ styles: after.styles, scripts: after.scripts }).toEqual({
    styles: before.styles,
    scripts: before.scripts,
  });
  // A message that is on screen or a query under way makes a few of difference, a leak one for each round.
  expect(after.listeners - before.listeners).toBeLessThan(CYCLES);
  expect(after.nodes - before.nodes).toBeLessThan(CYCLES);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH);
});
