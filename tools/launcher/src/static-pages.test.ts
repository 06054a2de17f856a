import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inRepository } from './repository.ts';
import { STATIC_PAGES } from './static-pages.ts';

interface Project {
  readonly include?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

/** The folders that compiling one project compiles too, those of its references among them. */
async function compiledWith(file: string, seen = new Set<string>()): Promise<readonly string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  const { include = [], references = [] } = JSON.parse(await readFile(file, 'utf8')) as Project;
  const own = include.map((folder) => join(dirname(file), folder));
  const others: (readonly string[])[] = [];
  for (const { path } of references) {
    const named = resolve(dirname(file), path);
    others.push(await compiledWith(named.endsWith('.json') ? named : join(named, 'tsconfig.json'), seen));
  }
  return [...own, ...others.flat()];
}

it('what the compiler makes of a page is there in a fresh clone: the launcher compiles it', async () => {
  const compiled = await compiledWith(inRepository('tools', 'launcher', 'tsconfig.json'));
  const made = Object.values(STATIC_PAGES)
    .flat()
    .filter((folder) => basename(dirname(folder)) === 'build');

  expect(made).not.toEqual([]);
  for (const folder of made) expect(compiled).toContain(join(folder, '..', '..', basename(folder)));
});

it('the modules of a page load one another by path: no bundler has put in what a name stands for', async () => {
  const made = Object.values(STATIC_PAGES)
    .flat()
    .filter((folder) => basename(dirname(folder)) === 'build')
    .map((folder) => join(folder, '..', '..', basename(folder)));
  const named: string[] = [];
  for (const folder of made) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((one) => /(?<!\.test)\.ts$/.test(one))) {
      const source = await readFile(join(folder, file), 'utf8');
      if (/^(?:import|export)(?! type)[^;]*from '(?!\.)/m.test(source)) named.push(file);
    }
  }

  expect(named).toEqual([]);
});
