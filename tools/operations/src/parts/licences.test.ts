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
