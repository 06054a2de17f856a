import { describe, expect, it } from 'vitest';
import { type CodePhase, classifyLoadError, failedUrl } from './classify-load-error.ts';
import type { LoadFailureKind } from './load-failure.ts';

const ENTRY = 'https://cdn.example.com/r/remote-admin/1.1.0/remoteEntry.60a126bc.js';
const CHUNK = 'https://cdn.example.com/r/remote-admin/1.1.0/app.2c4d02d7.js';

function error(message: string, name = 'Error'): Error {
  return Object.assign(new Error(message), { name });
}

// The bundler's texts were captured from runs in Chromium 156 with rspack 2.2.9; the entry's are those of mf-runtime.ts.
const rows: readonly (readonly [LoadFailureKind, CodePhase, unknown])[] = [
  ['entry-network', 'entry', error(`ScriptNetworkError: ${ENTRY} did not arrive`)],
  ['entry-timeout', 'entry', error(`ScriptTimeout: ${ENTRY} did not answer in time`)],
  [
    'entry-evaluation',
    'entry',
    error(`ScriptExecutionError: ${ENTRY} threw SyntaxError: Unexpected token '<'`),
  ],
  ['entry-missing-global', 'entry', error(`EntryMissingGlobal: ${ENTRY} left no remote_admin__1_1_0`)],
  [
    'entry-evaluation',
    'entry',
    error('Container initialization failed as it has already been initialized with a different share scope'),
  ],
  ['expose-missing', 'app', error('Module "./app" does not exist in container.')],
  [
    'shared-mismatch',
    'app',
    error('Unsatisfied version 18.3.1 from vcms_shell of shared singleton module react (required =19.3.1)'),
  ],
  ['shared-mismatch', 'app', error("Shared module react doesn't exist in shared scope default")],
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
    expect(classifyLoadError(error('ScriptNetworkError'), 'app')).toBe('module-evaluation');
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
