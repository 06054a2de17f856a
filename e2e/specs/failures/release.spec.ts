import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { answer, changeRegistry, publishChanged, refuse } from '../../support/remote-files.ts';

test('row 5: release.json 404, the previous release is used', async ({ page, failing }) => {
  await failing.withPrevious();
  await page.route(failing.live.releaseUrl, refuse(404));

  await page.goto('/dashboard');

  await failing.expectPrevious('release-unreachable');
});

test('row 6: release.json with another hash, the previous release is used and an alarm is raised', async ({
  page,
  failing,
}) => {
  await failing.withPrevious();
  await page.route(
    failing.live.releaseUrl,
    answer(`${JSON.stringify(failing.live.release)} `, 'application/json'),
  );

  await page.goto('/dashboard');

  await failing.expectPrevious('integrity');
  expect(failing.events).toContain('remote.integrity');
});

test('row 7: a remote for another contract; the words depend on the age of the shell', async ({
  page,
  failing,
}) => {
  const other = await publishChanged(page, failing.live, (release) => ({
    ...release,
    contract: { major: 99, minor: 0 },
  }));
  await changeRegistry(page, other);
  await page.goto('/dashboard');
  await failing.expectFallback('contract-mismatch', /doesn't fit the version/);

  await changeRegistry(page, other, (registry) => ({ ...registry, minShell: '99.0.0' }));
  await page.reload();

  await failing.expectFallback('contract-mismatch', /A newer version of this site is needed/);
  await expect(page.getByText('A newer version of this site is available.')).toBeVisible();
});

test('row 8: a remote that needs another React; the previous release is used', async ({ page, failing }) => {
  await failing.withPrevious(
    await publishChanged(page, failing.live, (release) => ({
      ...release,
      requires: { ...release.requires, react: '99.0.0' },
    })),
  );

  await page.goto('/dashboard');

  await failing.expectPrevious('shared-mismatch');
});
