import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

interface Project {
  readonly files?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

const TSC = inRepository('node_modules/typescript/bin/tsc');

function projectAt(config: string): Project {
  const printed = execFileSync(process.execPath, [TSC, '-p', config, '--showConfig'], { encoding: 'utf8' });
  return JSON.parse(printed) as Project;
}

/** The files of every project that `tsc -b` reaches from the root, as paths from the root. */
function checkedFiles(): Set<string> {
  const checked = new Set<string>();
  const waiting = [inRepository('tsconfig.json')];
  const seen = new Set(waiting);
  for (let config = waiting.pop(); config !== undefined; config = waiting.pop()) {
    const folder = dirname(config);
    const { files = [], references = [] } = projectAt(config);
    for (const file of files) checked.add(relative(ROOT, resolve(folder, file)));
    for (const { path } of references) {
      const next = path.endsWith('.json') ? resolve(folder, path) : resolve(folder, path, 'tsconfig.json');
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
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
