import { expect, type Page } from '@playwright/test';
import { type FailingPage, test } from '../../support/failure-test.ts';
import { answer } from '../../support/remote-files.ts';

const MARK = 'vcmsTampered';

/** The file with a line before it that would be seen if it ran, and one with a single byte more. */
async function tampered(page: Page, url: string): Promise<readonly string[]> {
  const text = await (await page.request.get(url)).text();
  return [`globalThis.${MARK}=1;${text}`, `${text} `];
}

async function expectRefused(page: Page, failing: FailingPage, times: number): Promise<void> {
  const alarms = () => failing.events.filter((event) => event === 'remote.integrity').length;
  await expect.poll(alarms).toBeGreaterThanOrEqual(times);
  expect(await page.evaluate((mark) => mark in globalThis, MARK)).toBe(false);
}

for (const [what, urlOf] of [
  ['entry', ({ live }: FailingPage) => live.entryUrl],
  ['first chunk', ({ live }: FailingPage) => live.appUrl],
] as const) {
  test(`sri, row 13: a changed ${what} is refused with an alarm, be it by one byte; the previous release is used`, async ({
    page,
    failing,
  }) => {
    for (const [index, text] of (await tampered(page, urlOf(failing))).entries()) {
      await failing.withPrevious();
      await page.route(urlOf(failing), answer(text));

      await page.goto('/dashboard');

      await failing.expectPrevious('integrity');
      await expectRefused(page, failing, index + 1);
      await page.evaluate(() => sessionStorage.clear());
      await page.unroute(urlOf(failing));
    }
  });
}

test('sri, row 13: a changed page chunk is refused with an alarm, be it by one byte, or a file of the release', async ({
  page,
  failing,
}) => {
  // Another file of the same release is no less another file.
  const other = await (await page.request.get(failing.live.appUrl)).text();
  for (const [index, text] of [...(await tampered(page, failing.live.pageUrl)), other].entries()) {
    await page.route(failing.live.pageUrl, answer(text));

    await page.goto('/dashboard');

    await failing.expectFallback('integrity', /was changed on its way here/);
    await expectRefused(page, failing, index + 1);
    await expect.poll(() => failing.outcomes).toContain('integrity');
    await page.unroute(failing.live.pageUrl);
  }
});

test('sri, row 13: with a release before it, that one shows the page whose chunk was changed', async ({
  page,
  failing,
}) => {
  await failing.withPrevious();
  await page.route(failing.live.pageUrl, answer('globalThis.changed = 1;'));

  await page.goto('/dashboard');

  await failing.expectPrevious('integrity');
  await expectRefused(page, failing, 1);
});
