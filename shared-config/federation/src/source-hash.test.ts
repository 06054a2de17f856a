import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInputs, localVersion } from './local-version.ts';
import { sourceHash } from './source-hash.ts';

describe('the hash over sources', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vcms-hash-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'a.ts'), 'a');
    writeFileSync(join(folder, 'src', 'b.ts'), 'b');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is eight hexadecimal digits and stays the same', () => {
    expect(sourceHash(['src'], folder)).toMatch(/^[0-9a-f]{8}$/);
    expect(sourceHash(['src'], folder)).toBe(sourceHash(['src'], folder));
  });

  it('does not depend on the order of the places, nor on naming one twice', () => {
    const files = ['src/a.ts', 'src/b.ts'];

    expect(sourceHash([...files].reverse(), folder)).toBe(sourceHash(files, folder));
    expect(sourceHash([...files, 'src'], folder)).toBe(sourceHash(files, folder));
  });

  it.each([
    ['a changed content', () => writeFileSync(join(folder, 'src', 'a.ts'), 'A')],
    ['a new file', () => writeFileSync(join(folder, 'src', 'c.ts'), '')],
    ['a removed file', () => rmSync(join(folder, 'src', 'b.ts'))],
    [
      'content moved from one file to the next',
      () => {
        writeFileSync(join(folder, 'src', 'a.ts'), 'ab');
        writeFileSync(join(folder, 'src', 'b.ts'), '');
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = sourceHash(['src'], folder);

    change();

    expect(sourceHash(['src'], folder)).not.toBe(before);
  });

  it.each([
    ['a test', ['src', 'a.test.ts']],
    ['an output folder', ['build', 'x.js']],
    ['an installed package', ['node_modules', 'x.js']],
  ])('stays the same with %s', (_, path) => {
    const before = sourceHash(['.'], folder);

    mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true });
    writeFileSync(join(folder, ...path), 'x');

    expect(sourceHash(['.'], folder)).toBe(before);
  });

  it('makes the version of a build on this machine', () => {
    const shell = join(import.meta.dirname, '..', '..', '..', 'host-shell');

    expect(localVersion(shell)).toMatch(/^1\.0\.0-b\.[0-9a-f]{8}$/);
    expect(buildInputs(shell).some((path) => path.endsWith('package-lock.json'))).toBe(true);
    expect(buildInputs(shell).some((path) => path.includes('shared-config/testing'))).toBe(false);
  });

  it('depends on business lines where they are part of the build', () => {
    const inputsOf = (part: string) => buildInputs(join(import.meta.dirname, '..', '..', '..', part));

    expect(inputsOf('remote-cs').some((path) => path.endsWith('/features'))).toBe(true);
    expect(inputsOf('firebase/functions').some((path) => path.endsWith('/features'))).toBe(true);
    expect(inputsOf('host-shell').some((path) => path.endsWith('/features'))).toBe(false);
  });
});
