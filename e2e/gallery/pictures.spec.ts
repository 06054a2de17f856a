import { expect } from '@playwright/test';
import { lookName, PICTURE_LOOKS, VIEW_NAMES } from '@vcms/gallery';
import { openGallery, pictureOf, showView, test } from '../support/gallery.ts';

for (const look of PICTURE_LOOKS) {
  test(`the UI kit looks as in its pictures: ${lookName(look)}`, async ({ page, galleryOrigin }) => {
    await openGallery(page, galleryOrigin, look);
    for (const view of VIEW_NAMES) {
      await showView(page, view, look);
      await expect.soft(page).toHaveScreenshot(pictureOf(view, look), { fullPage: true });
    }
  });
}
