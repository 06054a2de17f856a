import { defineConfig } from '@playwright/test';
import { FONT_SETTINGS } from '@vcms/gallery';
import base from './playwright.config.ts';

const { launchOptions } = base.use ?? {};

/** Pictures have the same colors on every machine, and no bars where there is nothing to scroll. */
const FOR_PICTURES = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

/** `npm run gallery -- --keep` and `-- --compare`: pictures of the gallery, without the product. */
export default defineConfig({
  ...base,
  testDir: './gallery',
  globalSetup: './support/global-gallery.ts',
  // One, in place of the product's: without any, no test is found.
  projects: [{ name: 'gallery' }],
  reporter: [['list']],
  retries: 0,
  fullyParallel: true,
  snapshotPathTemplate: '../.cache/gallery-pictures/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.05,
      maxDiffPixels: 60,
    },
  },
  use: {
    ...base.use,
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...FOR_PICTURES],
      // The product's typeface and no other: what the machine has installed, and how it smooths letters, is in no picture.
      env: { ...process.env, FONTCONFIG_FILE: FONT_SETTINGS } as Record<string, string>,
    },
  },
});
