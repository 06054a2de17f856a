import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { changeRegistry, FAULTY, publishEntry } from '../../support/remote-files.ts';

test('row 14: an entry that does not expose ./app; without a release before it the page says so, with one that is used', async ({
  page,
  failing,
}) => {
  const entry = await (await page.request.get(failing.live.entryUrl)).text();
  expect(entry).toContain('./app');
  const without = await publishEntry(page, failing.live, entry.replaceAll('./app', './gone'));
  await changeRegistry(page, without);
  await page.goto('/dashboard');
  await failing.expectFallback('expose-missing', /stopped working/);

  await failing.withPrevious(without);
  await page.reload();

  await failing.expectPrevious('expose-missing');
});

test('row 16: a module that throws while it is evaluated is not asked for again, the previous release is used', async ({
  page,
  failing,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(`/${FAULTY}-e2e/app.`)) asked.push(request.url());
  });
  await failing.withFault('evaluation', { previous: true });

  await page.goto('/dashboard');

  await failing.expectPrevious('module-evaluation');
  // One for the preload and one for the script that takes it from there, if the browser tells of both.
  expect(new Set(asked).size).toBe(1);
  await expect.poll(() => failing.outcomes).toContain('loaded');
  expect(failing.outcomes.filter((outcome) => outcome === 'module-evaluation')).toHaveLength(1);
});

test('row 17: what is no remote app gets the page; with a release before it that is used', async ({
  page,
  failing,
}) => {
  await failing.withFault('shape');
  await page.goto('/dashboard');
  await failing.expectFallback('app-invalid', /stopped working/);

  await failing.withFault('shape', { previous: true });
  await page.reload();

  await failing.expectPrevious('app-invalid');
});
