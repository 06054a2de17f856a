import { describe, expect, it } from 'vitest';
import { type CodePhase, classifyLoadError, failedUrl } from './classify-load-error.ts';
import type { LoadFailureKind } from './load-failure.ts';

const ENTRY = 'https://cdn.example.com/r/remote-admin/1.1.0/remoteEntry.60a126bc.js';
const CHUNK = 'https://cdn.example.com/r/remote-admin/1.1.0/app.2c4d02d7.js';
const entryArgs = `args: {"remoteName":"remote_admin__1_1_0","resourceUrl":"${ENTRY}"}`;

function error(message: string, name = 'Error'): Error {
  return Object.assign(new Error(message), { name });
}

// The texts were captured from runs in Chromium 156 with the federation runtime 2.9.2.
const rows: readonly (readonly [LoadFailureKind, CodePhase, unknown])[] = [
  [
    'entry-network',
    'entry',
    error(
      `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\n${entryArgs}\nOriginal Error Message:\n ScriptNetworkError: Failed to load script "${ENTRY}" - the script URL is unreachable or the server returned an error (network failure, 404, CORS, etc.)`,
    ),
  ],
  [
    'entry-timeout',
    'entry',
    error(
      `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\n${entryArgs}\nOriginal Error Message:\n ScriptNetworkError: Script "${ENTRY}" timed out.`,
    ),
  ],
  [
    'entry-evaluation',
    'entry',
    error(
      `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\n${entryArgs}\nOriginal Error Message:\n ScriptExecutionError: Script "${ENTRY}" loaded but threw a runtime error during execution: Uncaught SyntaxError: Unexpected token '<'`,
    ),
  ],
  [
    'entry-missing-global',
    'entry',
    error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001\nargs: {}'),
  ],
  [
    'entry-missing-global',
    'app',
    error('[ Federation Runtime ]: The remote entry interface does not contain "init" #RUNTIME-002'),
  ],
  [
    'entry-evaluation',
    'app',
    error('[ Federation Runtime ]: Remote container initialization failed. #RUNTIME-015'),
  ],
  ['expose-missing', 'app', error('Module "./app" does not exist in container.')],
  [
    'expose-missing',
    'app',
    error('[ Federation Runtime ]: The remote does not expose the requested module. #RUNTIME-014'),
  ],
  [
    'shared-mismatch',
    'app',
    error(
      '[ Federation Runtime ]: Version 18.3.1 from vcms_shell of shared singleton module react does not satisfy the requirement of remote_admin__1_1_0 which needs 19.3.1)',
    ),
  ],
  ['shared-mismatch', 'app', error('The getter for the shared module is not a function. #RUNTIME-012')],
  ['chunk-network', 'app', error(`Loading chunk 509 failed.\n(error: ${CHUNK})`, 'ChunkLoadError')],
  ['chunk-network', 'app', error(`Loading chunk 509 failed.\n(missing: ${CHUNK})`, 'ChunkLoadError')],
  ['chunk-timeout', 'app', error(`Loading chunk 509 failed.\n(timeout: ${CHUNK})`, 'ChunkLoadError')],
  ['chunk-network', 'app', new TypeError(`Failed to fetch dynamically imported module: ${CHUNK}`)],
  ['chunk-network', 'app', new TypeError(`error loading dynamically imported module: ${CHUNK}`)],
  ['chunk-network', 'app', new TypeError('Importing a module script failed.')],
  ['integrity', 'entry', error(`MissingIntegrity: ${ENTRY} is in no release`)],
  ['module-evaluation', 'app', new TypeError("Cannot read properties of undefined (reading 'x')")],
  ['module-evaluation', 'app', 'a thrown text'],
  ['module-evaluation', 'app', undefined],
  ['entry-evaluation', 'entry', new TypeError('x is not a function')],
];

describe('the classifier of load errors', () => {
  it.each(rows)('%s, while loading the %s: %s', (kind, phase, cause) => {
    expect(classifyLoadError(cause, phase)).toBe(kind);
  });

  it('does not take an error of the page for one of the entry', () => {
    expect(classifyLoadError(error('RUNTIME-008 ScriptNetworkError'), 'app')).toBe('module-evaluation');
  });

  it.each([
    ['its text', error(`Loading chunk 509 failed.\n(error: ${CHUNK})`, 'ChunkLoadError')],
    ['its request', Object.assign(error('Loading chunk 509 failed.'), { request: CHUNK })],
  ])('finds the address of a failed chunk in %s', (_, cause) => {
    expect(failedUrl(cause)).toBe(CHUNK);
  });

  it('finds no address where there is none', () => {
    expect(failedUrl(new Error('x'))).toBeUndefined();
  });
});
