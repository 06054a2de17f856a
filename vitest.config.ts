import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**'];

/** Workspace packages resolve to their sources: no build is needed before the tests. */
const conditions = ['vcms-source'];
const resolve = { conditions: [...conditions, 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } };

/** Plain Node knows no `module` condition: with it, server packages load half-finished ES modules. */
const nodeSsr = { resolve: { conditions: [...conditions, 'node', 'development|production'] } };

/** Tests of browser packages that need a server in their process, such as the local Firebase. */
const NODE_TESTS = '{shared-config/*,host-shell,remote-*}/src/**/*.node.test.ts';

/** Property tests repeat their cases from run to run. */
const PROPERTIES = './shared-config/testing/src/setup-properties.ts';

/** Tests of pages and queries against a local Firebase with the product's rules and demo data. */
const LIVE_TESTS = '{shared-config/*,remote-*}/src/**/*.live.test.{ts,tsx}';

export default defineConfig({
  test: {
    // What a passing test prints is noise: the SDK reports every denied call that a test provokes.
    silent: 'passed-only',
    projects: [
      {
        resolve,
        ssr: nodeSsr,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: [PROPERTIES],
          include: [
            'shared-config/{contract,domain,federation}/src/**/*.test.ts',
            'local-firebase/src/**/*.test.ts',
            'tools/*/src/**/*.test.ts',
            'firebase/**/*.test.ts',
            NODE_TESTS,
          ],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [PROPERTIES, './shared-config/testing/src/setup-dom.ts'],
          include: [
            'shared-config/{ui,sdk,data,pages,pdf,standalone,testing}/src/**/*.test.{ts,tsx}',
            '{host-shell,remote-*}/src/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, NODE_TESTS, LIVE_TESTS],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'live',
          environment: 'jsdom',
          globalSetup: ['./tools/seed/src/live-backend.ts'],
          setupFiles: ['./shared-config/testing/src/setup-dom.ts', './tools/seed/src/live-setup.ts'],
          include: [LIVE_TESTS],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
