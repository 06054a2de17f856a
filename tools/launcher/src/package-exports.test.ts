import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';

interface Entry {
  readonly 'vcms-source': string;
  readonly types: string;
  readonly default: string;
}

const ENTRIES = execFileSync('git', ['ls-files', '*/package.json'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
  .flatMap((path) => {
    const { exports = {} } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      exports?: Readonly<Record<string, Entry>>;
    };
    return Object.entries(exports).map(([name, entry]) => ({ folder: dirname(path), name, entry }));
  });

describe('the entries of the packages', () => {
  it('name files that are there', () => {
    // Of a pattern: the folder in which its files are.
    const missing = ENTRIES.filter(
      ({ folder, entry }) => !existsSync(join(ROOT, folder, entry['vcms-source'].split('*')[0] ?? '')),
    );

    expect(ENTRIES.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('have their types in the source, and their build where the compiler puts it', () => {
    const built = (source: string) =>
      `./build/${source.replace(/^\.\/(?:src\/)?/, '').replace(/\.tsx?$/, '.js')}`;
    const strange = ENTRIES.filter(
      ({ entry }) => entry.types !== entry['vcms-source'] || entry.default !== built(entry.types),
    );

    expect(strange).toEqual([]);
  });
});
