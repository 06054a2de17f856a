import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**'];

/** Workspace packages resolve to their sources: no build is needed before the tests. */
const conditions = ['vcms-source'];
/** Node loads Chakra, and with it this copy; another one would keep classes of its own. */
const alias = { '@emotion/react': createRequire(import.meta.url).resolve('@emotion/react') };
const resolve = { alias, conditions: [...conditions, 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } };

/** Plain Node knows no `module` condition: with it, server packages load half-finished ES modules. */
const nodeSsr = { resolve: { conditions: [...conditions, 'node', 'development|production'] } };

/** Tests of browser packages that need a server in their process, such as the local Firebase. */
const NODE_TESTS = '{shared-config/*/src,features/*,host-shell/src,remote-*/src}/**/*.node.test.ts';

/** Tests of what runs on the server and of the access rules, each on a local Firebase of its own. */
const SERVER_TESTS = [
  'features/*/server/**/*.test.ts',
  'shared-config/server/src/**/*.test.ts',
  'firebase/**/*.test.ts',
];

/** The parts of the local Firebase without sockets and processes. */
const ENGINE_TESTS = 'local-firebase/src/{rules,values,query,store,listen}/**/*.test.ts';

/** Tests of a line's rules without effects. */
const MODEL_TESTS = 'features/*/model/**/*.test.ts';

/** Property tests repeat their cases from run to run. */
const PROPERTIES = './shared-config/testing/src/setup-properties.ts';

/** Tests that replace modules or look at what is loaded: each file has modules of its own. */
const ALONE_TESTS = '**/*.alone.test.{ts,tsx}';

const PURE_PACKAGES = '{contract,domain,federation}';
const BROWSER_PACKAGES = '{ui,sdk,data,kits,pdf,standalone,testing}';

/** Tests make much that lives for a moment: with more room for it the collector runs less often, for a twentieth of the time. */
const execArgv = ['--max-semi-space-size=64'];
const NODE_OPTIONS = { environment: 'node', execArgv, testTimeout: 60_000, hookTimeout: 120_000 } as const;
/** Gates of a release run these tests: what is judged there is judged by processor time, and this only ends what hangs. */
const HANGING_MS = 15 * 60_000;
const DOM_OPTIONS = { environment: 'jsdom', execArgv, testTimeout: 60_000 } as const;
const DOM_SETUP = [PROPERTIES, './shared-config/testing/src/setup-dom.ts'];

const { VCMS_SOURCES } = process.env;
/** `release publish --sources` runs the contract suite of another copy of a remote, below this folder. */
const OTHER_SOURCES = VCMS_SOURCES === undefined ? [] : [`${VCMS_SOURCES}/src/app.live.test.ts`];

/** What files that share a page begin with. */
const CLEAN_PAGE = './shared-config/testing/src/clean-page.ts';

/** Tests of pages and queries against a local Firebase with the product's rules and demo data. */
const LIVE_TESTS = '{shared-config/*/src,features/*,remote-*/src}/**/*.live.test.{ts,tsx}';

export default defineConfig({
  test: {
    // What a passing test prints is noise: the SDK reports every denied call that a test provokes.
    silent: 'passed-only',
    // One for each of the two cores that this is made for: by itself vitest would leave one of them unused.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr: nodeSsr,
        test: {
          ...NODE_OPTIONS,
          name: 'pure',
          // Rules without effects: files share the modules that a worker has loaded.
          isolate: false,
          setupFiles: [PROPERTIES],
          include: [`shared-config/${PURE_PACKAGES}/src/**/*.test.ts`, MODEL_TESTS, ENGINE_TESTS],
          exclude: [...exclude, ALONE_TESTS],
        },
      },
      {
        resolve,
        ssr: nodeSsr,
        test: {
          ...NODE_OPTIONS,
          name: 'server',
          // The server SDK, the domain and the rules are loaded once; each file begins a local Firebase and ends it.
          isolate: false,
          setupFiles: [PROPERTIES],
          include: SERVER_TESTS,
          exclude,
        },
      },
      {
        resolve,
        ssr: nodeSsr,
        test: {
          ...NODE_OPTIONS,
          name: 'node',
          setupFiles: [PROPERTIES],
          include: [
            `shared-config/${PURE_PACKAGES}/src/**/*.alone.test.ts`,
            'local-firebase/{src,robustness}/**/*.test.ts',
            'tools/*/src/**/*.test.ts',
            'bench/*/src/**/*.test.ts',
            NODE_TESTS,
          ],
          exclude: [...exclude, ...SERVER_TESTS, ENGINE_TESTS],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...DOM_OPTIONS,
          name: 'dom',
          // Loading the component library costs more than most files' tests: files share modules and the page,
          // and each begins with a clean one.
          isolate: false,
          setupFiles: [...DOM_SETUP, CLEAN_PAGE],
          include: [
            `shared-config/${BROWSER_PACKAGES}/src/**/*.test.{ts,tsx}`,
            'features/*/**/*.test.{ts,tsx}',
            'remote-*/src/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, NODE_TESTS, MODEL_TESTS, ...SERVER_TESTS, LIVE_TESTS, ALONE_TESTS],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...DOM_OPTIONS,
          name: 'shell',
          // The shell owns the page: its tests start what listens to the window as long as the window is there.
          setupFiles: DOM_SETUP,
          include: [
            'host-shell/src/**/*.test.{ts,tsx}',
            `shared-config/${BROWSER_PACKAGES}/src/**/*.alone.test.{ts,tsx}`,
            'features/*/**/*.alone.test.{ts,tsx}',
          ],
          exclude: [...exclude, NODE_TESTS],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...DOM_OPTIONS,
          name: 'live',
          // As above; what a file connects to its backend, the set-up disconnects.
          isolate: false,
          globalSetup: ['./tools/seed/src/live-backend.ts'],
          setupFiles: [
            './shared-config/testing/src/setup-dom.ts',
            CLEAN_PAGE,
            './tools/seed/src/live-setup.ts',
          ],
          include: [LIVE_TESTS, ...OTHER_SOURCES],
          exclude,
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
        },
      },
    ],
  },
});
