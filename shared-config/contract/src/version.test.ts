import { describe, expect, it } from 'vitest';
import { compareVersions, parseVersion, satisfiesRange } from './version.ts';

function order(a: string, b: string): number {
  const first = parseVersion(a);
  const second = parseVersion(b);
  if (first === undefined || second === undefined) throw new Error('no version');
  return Math.sign(compareVersions(first, second));
}

describe('versions', () => {
  it.each(['', '1', '1.2', 'v1.2.3', '1.2.3+build', '1.2.3-', '1.2.x', '1.2.3 '])(
    'does not read %j',
    (text) => {
      expect(parseVersion(text)).toBeUndefined();
    },
  );

  it('orders by the precedence of semver 2.0', () => {
    const ascending = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.2.0',
      '1.10.0',
      '2.0.0',
    ];

    for (const [index, version] of ascending.entries())
      for (const [other, later] of ascending.entries())
        expect(order(version, later)).toBe(Math.sign(index - other));
  });

  it.each([
    ['19.3.1', '19.3.1', true],
    ['19.3.2', '19.3.1', false],
    ['12.19.0', '^12.19.0', true],
    ['12.20.4', '^12.19.0', true],
    ['12.18.9', '^12.19.0', false],
    ['13.0.0', '^12.19.0', false],
    ['0.3.9', '^0.3.1', true],
    ['0.4.0', '^0.3.1', false],
    ['0.0.2', '^0.0.1', false],
    ['1.4.9', '~1.4.2', true],
    ['1.5.0', '~1.4.2', false],
    ['1.5.0-rc.1', '^1.4.0', false],
    ['1.5.0-rc.2', '^1.5.0-rc.1', true],
    ['1.5.0', 'latest', false],
    ['latest', '^1.0.0', false],
    ['1.5.0', '>=1.0.0', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfiesRange(version, range)).toBe(expected);
  });
});
