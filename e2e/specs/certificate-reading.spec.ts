import { expect, type Page } from '@playwright/test';
import type { Policy } from '@vcms/domain';
import { renderPage } from '@vcms/seed/sample-files';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

function certificate(): Promise<Buffer> {
  const common = {
    effective: '2026-06-01',
    expiration: '2027-06-01',
    insurerName: 'Harbor Mutual',
    naicNo: '12345',
    namedInsured: 'Redstem Oilfield Services, LLC',
    producer: { name: 'Lakeside Brokers', email: 'certs@lakeside.example' },
    claimsMade: false,
    autos: [],
    endorsements: {},
    state: 'accepted',
    version: 1,
  } satisfies Partial<Policy>;
  return renderPage({
    ...{ heading: 'CERTIFICATE OF LIABILITY INSURANCE', subheading: '', rows: [], foot: 'A sample.' },
    certificate: {
      issuedOn: '2026-11-20',
      insured: ['Redstem Oilfield Services, LLC'],
      holder: ['Northfield Energy'],
      policies: [
        {
          ...common,
          id: 'a',
          line: 'gl',
          policyNumber: 'GL-7788',
          limits: { gl_each_occurrence: 2_000_000 },
        },
        { ...common, id: 'b', line: 'auto', policyNumber: 'AU-99', limits: { auto_csl: 1_000_000 } },
      ],
    },
  });
}

/** What the browser refused because of the page's policy. */
function refusals(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return found;
}

/** Dark pixels of the shown page: letters were drawn. */
function darkPixels(canvas: HTMLCanvasElement): number {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 100) dark += 1;
  return dark;
}

test('a contractor compares a certificate’s values with its page and takes one', async ({ page }) => {
  test.setTimeout(120_000);
  const refused = refusals(page);
  await page.goto('/insurance');
  await page.getByRole('button', { name: 'Add policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a policy' });
  const buffer = await certificate();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'acord-25.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Read from the certificate' }).click();

  const values = dialog.getByRole('list', { name: 'Values of the certificate' });
  await expect(values.getByText('Policy number: GL-7788')).toBeVisible();
  await expect(dialog.getByText(/This file also contains: Automobile liability/)).toBeVisible();
  const number = dialog.getByLabel('Policy number *', { exact: true });
  await expect(number).toHaveValue('');
  await values.getByRole('button', { name: 'Take Policy number' }).click();
  await expect(number).toHaveValue('GL-7788');
  await expect(dialog.getByText('From the certificate, page 1.')).toHaveCount(1);

  await values.getByRole('button', { name: 'Show Each occurrence on the page' }).click();
  const viewer = dialog.getByRole('region', { name: 'The file acord-25.pdf' });
  const picture = viewer.getByRole('img', { name: /page 1 of 1/ });
  await expect(picture).toHaveAttribute('data-drawing', 'done');
  expect(await picture.evaluate(darkPixels)).toBeGreaterThan(500);
  await expect(viewer.getByText('2,000,000')).toBeAttached();
  await expect(viewer.locator('[data-highlight]')).toBeVisible();
  const zoom = viewer.getByText(/^\d+%$/);
  const fitted = await zoom.textContent();
  await viewer.getByRole('group', { name: 'Show page 1 of 1' }).press('+');
  await expect(zoom).not.toHaveText(fitted ?? '');
  await expect(picture).toHaveAttribute('data-drawing', 'done');
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await viewer.getByRole('button', { name: 'Fit width' }).click();
  await expect(picture).toHaveAttribute('data-drawing', 'done');
  await expectNoSidewaysScrolling(page);
  expect(refused).toEqual([]);
});
