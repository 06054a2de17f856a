import { describe, expect, it } from 'vitest';
import { parseRelease } from './parse-release.ts';
import { aMenu, aRelease, INTEGRITY } from './test-values.ts';

describe('parseRelease', () => {
  it('takes a good release as it is', () => {
    expect(parseRelease(aRelease())).toEqual({ ok: true, value: aRelease(), warnings: [] });
  });

  it.each([
    ['another schema', { schema: 2 }],
    ['an unknown remote', { remote: 'remote-x' }],
    ['no version', { version: 'latest' }],
    ['no commit', { commit: '' }],
    ['no date', { builtAt: 'yesterday' }],
    ['no contract', { contract: {} }],
    ['a container without the version', { container: 'remote_client' }],
    ['an entry outside its folder', { entry: '../remoteEntry.js' }],
    ['an entry at an absolute address', { entry: 'https://evil.example/x.js' }],
    ['an entry without integrity', { entry: 'other.js' }],
    ['an integrity of another kind', { integrity: { 'remoteEntry.4c1d9a20.js': 'md5-abc' } }],
    ['no integrity map', { integrity: [] }],
    ['no requirements', { requires: null }],
    ['no ./app', { exposes: ['./menu'] }],
    ['no menu', { menu: undefined }],
    [
      'the menu of another remote',
      { menu: aMenu({ remote: 'remote-admin', family: 'admin', menus: {}, routes: [] }) },
    ],
    ['no budget', { budget: { entryGzip: -1, totalGzip: 0 } }],
  ])('refuses %s', (_, change) => {
    expect(parseRelease(aRelease(change)).ok).toBe(false);
  });

  it('names every problem it found', () => {
    const parsed = parseRelease(aRelease({ schema: 3, commit: 5 }));

    expect(!parsed.ok && parsed.problems).toEqual(['schema is not 1', 'commit is missing']);
  });

  it('drops an integrity line that it cannot use and keeps the others', () => {
    const integrity = { 'remoteEntry.4c1d9a20.js': INTEGRITY, '../x.js': INTEGRITY, 'y.js': 'sha384-short' };

    const parsed = parseRelease(aRelease({ integrity }));

    expect(parsed.ok && parsed.value.integrity).toEqual({ 'remoteEntry.4c1d9a20.js': INTEGRITY });
    expect(parsed.ok && parsed.warnings).toHaveLength(2);
  });

  it('keeps only preload files that have an integrity', () => {
    const parsed = parseRelease(aRelease({ preload: ['app.1.js', 'gone.js', 7] }));

    expect(parsed.ok && parsed.value.preload).toEqual(['app.1.js']);
  });

  it('hands on the warnings of the menu', () => {
    const parsed = parseRelease(aRelease({ menu: aMenu({ routes: [5] }) }));

    expect(parsed.ok && parsed.warnings).toEqual(['menu: routes[0] is no route and was dropped']);
  });
});
