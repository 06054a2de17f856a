import { expect } from '@playwright/test';
import { test } from '../../support/menu-test.ts';

/** Compares the breadcrumb of each path as soon as the menu is there; the loading overlay need not have gone. */
function describeTrails(
  person: 'admin' | 'cs' | 'client' | 'clientReduced',
  trails: readonly (readonly [statement: string, path: string, trail: readonly string[]])[],
): void {
  test.describe(`as ${person}`, () => {
    test.use({ person });
    for (const [statement, path, trail] of trails) {
      const says = trail.length === 0 ? 'is not there' : `reads ${trail.join(' / ')}`;
      test(`${statement}: on ${path} it ${says}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('nav[aria-label=Main] a').first()).toBeVisible();
        const steps = page.locator('nav[aria-label=Breadcrumb] li');
        if (trail.length > 0) await expect(steps).toHaveText([...trail]);
        await expect(page.locator('nav[aria-label=Breadcrumb]')).toHaveCount(trail.length > 0 ? 1 : 0);
      });
    }
  });
}

describeTrails('admin', [['S167', '/dashboard', ['Home']]]);
describeTrails('cs', [
  ['S166', '/confirm-statisticals', ['CS Tools', 'Confirm OSHA Logs and EMR']],
  ['S173', '/safety-policy-review', ['CS Tools', 'Review Safety Programs']],
]);
describeTrails('client', [
  ['S169', '/contractor-approval/123', ['Our Contractors', 'Pending Contractors']],
  ['S170', '/contractor-approval/12a', []],
  ['S170', '/contractor-approval/12/34', []],
  ['S172', '/calendar/', ['Calendar']],
  ['S172', '/calendar?x=1#y', ['Calendar']],
  ['S174', '/profile/user/edit-profile', []],
  ['S174', '/no-such-page', []],
  ['S174', '/404', []],
]);

test('S177 S178: there is one landmark with an ordered list whose last item is the page, wide and narrow', async ({
  page,
  frame,
}) => {
  await frame.open('/csinsurance-review');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(frame.root).toHaveAttribute('data-viewport', width > 991 ? 'desktop' : 'mobile');
    await expect(frame.breadcrumb).toHaveCount(1);
    await expect(frame.breadcrumb).toBeVisible();
    await expect(page.locator('nav[aria-label=Breadcrumb]')).toHaveCount(1);
    await expect(frame.breadcrumb.locator('ol')).toHaveCount(1);
    await expect(frame.breadcrumb.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');
    await expect(frame.breadcrumb.locator('[aria-current]')).toHaveCount(1);
  }
});

test.describe('without a menu', () => {
  test.use({ person: 'unknownRole' });

  test('S175: the breadcrumb is empty', async ({ frame }) => {
    await frame.open();

    await expect(frame.menu).toHaveCount(0);
    await expect(frame.breadcrumb).toHaveCount(0);
  });
});
