import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

interface Project {
  readonly references?: readonly { readonly path: string }[];
}

/** Configuration by configuration, as the compiler reads them: a process for each takes a minute on a busy machine. */
const compiler = new API({ cwd: ROOT });
afterAll(() => compiler.close());

function referencesOf(config: string): readonly string[] {
  const { references = [] }: Project = JSON.parse(readFileSync(config, 'utf8'));
  return references.map(({ path }) => {
    const place = resolve(dirname(config), path);
    return path.endsWith('.json') ? place : join(place, 'tsconfig.json');
  });
}

/** The files of every project that `tsc -b` reaches from the root, as paths from the root. */
function checkedFiles(): Set<string> {
  const checked = new Set<string>();
  const seen = new Set([inRepository('tsconfig.json')]);
  for (const config of seen) {
    for (const file of compiler.parseConfigFile(config).fileNames) checked.add(relative(ROOT, file));
    for (const next of referencesOf(config)) seen.add(next);
  }
  return checked;
}

describe('the type check', () => {
  it('covers every TypeScript file of the repository', () => {
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.cts'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => path !== '' && existsSync(join(ROOT, path)));
    const checked = checkedFiles();

    expect(tracked.length).toBeGreaterThan(1_000);
    expect(tracked.filter((path) => !checked.has(path))).toEqual([]);
  });
});
