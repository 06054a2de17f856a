import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run bench:broken-releases`: figures for people to read; no checks of their size. */
export default defineConfig({
  ...base,
  testDir: './measurements',
  reporter: [['list']],
  workers: 1,
  retries: 0,
});
