import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

/** Tests whose project shares modules between files (`vitest.config.ts`, `isolate: false`). */
const SHARED = execFileSync(
  'git',
  [
    'ls-files',
    'shared-config/**/*.test.ts*',
    'features/**/*.test.ts*',
    'remote-*/**/*.test.ts*',
    'firebase/**/*.test.ts',
    'local-firebase/src/**/*.test.ts',
  ],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.test\.tsx?$/.test(path) && !/\.(alone|node)\.test\./.test(path))
  .filter((path) => existsSync(inRepository(path)));

describe('test files that share their modules', () => {
  it('replace none of them: such a file is named .alone.test', () => {
    const replacing = SHARED.filter((path) =>
      /\bvi\.(?:mock|doMock|unmock|resetModules)\(/.test(readFileSync(inRepository(path), 'utf8')),
    );

    expect(SHARED.length).toBeGreaterThan(100);
    expect(replacing).toEqual([]);
  });
});
