import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

/** A certificate drawn as the demo data's are, in grey, with the noise of a scanner: 200 dots an inch. */
const SCAN = readFileSync(new URL('../support/files/scanned-certificate.jpg', import.meta.url));

test('a contractor adds a scanned certificate: its values are offered in doubt, and entered by hand only', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/insurance');
  await page.getByRole('button', { name: 'Add policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a policy' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: SCAN });
  await dialog.getByRole('button', { name: 'Read from the certificate' }).click();

  await expect(dialog.getByText('Reading page 1 of 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop reading' }).click();
  await expect(dialog.getByText('The reading was stopped. Type the values, or try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();

  const values = dialog.getByRole('list', { name: 'Values of the certificate' });
  await expect(values.getByText('Policy number: GL-7788')).toBeVisible({ timeout: 120_000 });
  const rows = values.getByRole('listitem');
  const offered = await rows.count();
  expect(offered).toBeGreaterThan(6);
  // What the form says by itself already has nothing to be taken.
  const same = await rows.filter({ hasText: 'The form says the same.' }).count();
  await expect(rows.filter({ hasText: 'From a scan: compare it with the page.' })).toHaveCount(
    offered - same,
  );
  expect(same).toBeLessThan(2);
  const number = dialog.getByLabel('Policy number *', { exact: true });
  await expect(number).toHaveValue('');
  expect(await violationsOf(page)).toEqual([]);
  await values.getByRole('button', { name: 'Show Policy number on the page' }).click();
  await expect(dialog.locator('[data-highlight]')).toBeVisible();
  await values.getByRole('button', { name: 'Take Policy number' }).click();
  await expect(number).toHaveValue('GL-7788');
});

/** The scan as it comes from a feeder that took the paper on its side. */
async function onItsSide(page: Page): Promise<Buffer> {
  const turned = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.height,
      height: image.width,
    });
    const context = canvas.getContext('2d');
    context?.translate(image.height, 0);
    context?.rotate(Math.PI / 2);
    context?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, SCAN.toString('base64'));
  return Buffer.from(turned, 'base64');
}

test('a scan that lies on its side is read as an upright one, and shows its values where they stand', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/insurance');
  await page.getByRole('button', { name: 'Add policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a policy' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'side.jpg', mimeType: 'image/jpeg', buffer: await onItsSide(page) });
  await dialog.getByRole('button', { name: 'Read from the certificate' }).click();
  const values = dialog.getByRole('list', { name: 'Values of the certificate' });
  await expect(values.getByText('Policy number: GL-7788')).toBeVisible({ timeout: 200_000 });
  await values.getByRole('button', { name: 'Show Policy number on the page' }).click();
  const highlight = dialog.locator('[data-highlight]');
  await expect(highlight).toBeVisible();
  // On the page as it is the number runs downwards.
  const { width, height } = (await highlight.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(1.5 * width);
});
