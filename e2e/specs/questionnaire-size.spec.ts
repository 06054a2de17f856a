import { expect } from '@playwright/test';
import { documentPath } from '@vcms/domain';
import { type KeyTimes, type Times, throttled, timeKeys, timePlainKeys } from '../support/frame-times.ts';
import { LONG, requireLongQuestionnaire } from '../support/long-questionnaire.ts';
import { readsOf, sumOf } from '../support/read-counter.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { LIVE } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

const TEXT = 'The site manager walks the site every morning, and writes down what was found.';
/** Between words, ms: somebody who looks for the next one, within the pause after which an answer is saved. */
const WORD_PAUSE_MS = 1_000;

function timesText({ median, slowest }: Times): string {
  return `${median.toFixed(0)} ms until it is drawn, the slowest ${slowest.toFixed(0)} ms`;
}

function words([times, work]: readonly [KeyTimes, number]): string {
  const { afterPause, others, late, longestTask } = times;
  const each = `${(work / TEXT.length).toFixed(0)} ms of work, the longest task ${longestTask.toFixed(0)} ms`;
  const drawn = `${timesText(others)}, after a space ${timesText(afterPause)}`;
  return `${each}, ${drawn}, ${late} of ${TEXT.length} over 50 ms`;
}

test(`a questionnaire of ${LONG} questions opens with less than a page of reads, and takes an answer`, async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const { firestore } = product.trusted;
  const { clientId, contractorId, contractor } = await createStoryParties(
    product.trusted,
    'long',
    storyToday(),
  );
  const { uid, email, password } = contractor;
  const definitionId = await requireLongQuestionnaire(product.trusted, { clientId, contractorId, uid });
  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await openShell(page).signIn(email, password);
  const first = page.getByRole('region', { name: /^1\. Question 1:/ });

  const lines = await readsOf(product, async () => {
    await page.goto(`/questionnaire/general-questionnaire?q=${definitionId}`);
    await expect(first).toBeVisible(LIVE);
    await openShell(page).settle();
  });
  process.stdout.write(`${LONG} questions: ${sumOf(lines)} reads\n`);
  expect(sumOf(lines), JSON.stringify(lines)).toBeLessThanOrEqual(25);
  expect(await violationsOf(page)).toEqual([]);

  const field = first.getByRole('textbox');
  const [plain, own] = await throttled(page, 4, async (worked) => {
    const floor = await worked(() => timePlainKeys(page, TEXT, WORD_PAUSE_MS));
    await field.focus();
    return [floor, await worked(() => timeKeys(page, TEXT, WORD_PAUSE_MS))];
  });
  process.stdout.write(
    `a key, processor 4 times slower, a second between words: ${words(own)}; in a bare field: ${words(plain)}\n`,
  );
  const stored = firestore.doc(documentPath('answers', contractorId, definitionId));
  await expect.poll(async () => (await stored.get()).get('answers.q1.value'), LIVE).toBe(TEXT);
  await expect(page.getByText('All answers are saved.')).toBeVisible(LIVE);
  await page.getByRole('button', { name: /^Part 40/ }).click();
  await expect(page.getByRole('region', { name: /^2000\. Question 2000:/ })).toBeVisible();
  await context.close();
});
