import { expect } from '@playwright/test';
import { throttled, timeFrames } from '../support/frame-times.ts';
import { readsOf, sumOf } from '../support/read-counter.ts';
import { openShell } from '../support/shell-page.ts';
import { test, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { addWideMatrix, CONTRACTORS } from '../support/wide-matrix.ts';

/** A page of 25, one row more that tells of others, and what the page needs beside them. */
const PAGE_READS = 26;
/** The client's versions, its company, and the catalogue of programs. */
const BESIDE = 40;

test(`the matrix of ${CONTRACTORS} contractors reads a page at a time, and scrolls`, async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const today = storyToday();
  const parties = await createStoryParties(product.trusted, 'matrix', today);
  const programs = await addWideMatrix(product.trusted, { ...parties, today });
  expect(programs).toBe(22);
  // Not by the story's own way, which holds the clock that frames are timed by.
  const context = await browser.newContext({
    baseURL: product.stack.url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await openShell(page).signIn(parties.approver.email, parties.approver.password);

  const table = page.getByRole('table', { name: 'Programs by contractor' });
  const opened = await readsOf(product, async () => {
    await visit(page, '/score-programs');
    await expect(table.getByRole('rowheader')).toHaveCount(25);
  });
  const results = opened.filter(({ shape }) => shape.includes('snapshots'));
  expect(sumOf(results), JSON.stringify(opened)).toBe(PAGE_READS);
  expect(sumOf(opened) - sumOf(results), JSON.stringify(opened)).toBeLessThanOrEqual(BESIDE);
  await expect(table.getByRole('columnheader')).toHaveCount(programs + 2);

  const next = await readsOf(product, async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    // The contractor of the story stands before them.
    await expect(table.getByRole('rowheader').first()).toHaveText('Matrix Works 024');
  });
  expect(sumOf(next), JSON.stringify(next)).toBeLessThanOrEqual(PAGE_READS + 1);

  const region = page.getByRole('region', { name: 'Programs by contractor, scrolls sideways' });
  await region.hover();
  const [usual, slow] = [await throttled(page, 1, scroll), await throttled(page, 4, scroll)];
  process.stdout.write(
    `${CONTRACTORS} x ${programs}, scrolled: ${words(usual)}; 4 times slower: ${words(slow)}\n`,
  );

  /** To the right and back, down and up, a notch of the wheel at a time. */
  function scroll() {
    return timeFrames(page, async () => {
      for (const [x, y] of [
        ...Array(20).fill([60, 0]),
        ...Array(20).fill([-60, 0]),
        ...Array(20).fill([0, 60]),
      ])
        await page.mouse.wheel(x, y);
      await page.mouse.wheel(0, -2_000);
    });
  }
});

function words({ median, slowest, frames, missed }: Awaited<ReturnType<typeof timeFrames>>): string {
  return `${missed} of ${frames} frames late, median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
}
