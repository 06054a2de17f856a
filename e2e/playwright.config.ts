import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Chromium would look for hosts on the internet at each start; none of that belongs to a test. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a window Chromium would fit letters to whole pixels, and lines would break elsewhere than with one.
  '--font-render-hinting=none',
];
/** A page of a test lives for seconds: compiling its code anew to run faster later costs more than it spares. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** What prints how fast a page is, or reads letters from pictures, runs in a browser that compiles as people's do. */
const COMPILED = '{questionnaire-size,program-matrix-size,scanned-certificate}.spec.ts';

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e-results',
  globalSetup: './support/global-setup.ts',
  // Each worker runs a product of its own; two of them and their browsers fill the machine.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Two products and two browsers share two cores with whatever else runs: one slow moment is not a defect.
  // A test that passes only when repeated is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e.json' }]],
  projects: [
    // What the shell's own statements say of slides, fades and focus is tried with motion as it is.
    { name: 'shell', testMatch: 'shell/**' },
    // Everything else is tried as somebody has it who asked for less motion: half of its time went into drawing slides.
    {
      name: 'product',
      testIgnore: ['shell/**', COMPILED],
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'compiled',
      testMatch: COMPILED,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: chromium, args: QUIET },
      },
    },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // A trace films every page all the time, which cost two fifths of a run: only a second try makes one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: [...QUIET, SHORT_LIVED] },
  },
});
