import { describe, expect, it } from 'vitest';
import { found, textOf } from '../production/sources.ts';
import { isAllowed, type Lock, partsOf } from './licences.ts';

const PARTS = partsOf(JSON.parse(textOf('package-lock.json')) as Lock);
const [, table = ''] = textOf('docs/dependencies.md').split('<!-- licence exceptions: begin -->');
const EXCEPTIONS = found(table.split('<!-- licence exceptions: end -->')[0] ?? '', /^\| `([^`]+)`/gm);

describe('the licence of every package in the lock file', () => {
  it('is on the list, or the package is an exception with its reason', () => {
    const others = PARTS.filter(({ licence }) => !isAllowed(licence)).map(
      ({ name, version }) => `${name}@${version}`,
    );

    expect(PARTS.length).toBeGreaterThan(500);
    expect(others.toSorted()).toEqual(EXCEPTIONS);
  });
});

it('every package in the lock file has its hash, which `npm ci` compares, and the engines of other platforms are there', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean }>>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );

  // An install beside packages that are there can write the file without them.
  expect(installed.flatMap(([path, { integrity }]) => (integrity === undefined ? [path] : []))).toEqual([]);
  const paths = installed.map(([path]) => path);
  for (const platform of ['darwin-arm64', 'linux-arm64', 'linux-x64', 'win32-x64'])
    expect(paths).toContain(`node_modules/@lmdb/lmdb-${platform}`);
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(BSD-2-Clause OR MIT OR Apache-2.0)', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%j is allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });
});
