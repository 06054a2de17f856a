import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// The demo data that stories begin with have no place in an empty project.
const { globalSetup: _, ...common } = base;

/** `npm run rehearse-go-live`: the runbook from an empty project to a running product, with minutes for each step. */
export default defineConfig({
  ...common,
  testDir: './rehearsals',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 3_600_000,
});
