import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: pictures for people to look at, in .cache/screenshots; no checks. */
export default defineConfig({ ...base, testDir: './screenshots', reporter: [['list']], workers: 2 });
