import { describe, expect, it } from 'vitest';
import { parseRegistry } from './parse-registry.ts';
import { aRegistry, INTEGRITY } from './test-values.ts';

function entryOf(value: unknown) {
  const parsed = parseRegistry(value);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return { entry: parsed.value.remotes['remote-admin'], warnings: parsed.warnings };
}

describe('parseRegistry', () => {
  it('takes a good registry as it is', () => {
    expect(parseRegistry(aRegistry())).toEqual({ ok: true, value: aRegistry(), warnings: [] });
  });

  it.each([
    ['another schema', { schema: 2 }],
    ['no environment', { env: '' }],
    ['a serial that is no whole number', { serial: 1.5 }],
    ['a negative time to live', { ttlSeconds: -1 }],
    ['no date', { generatedAt: 5 }],
    ['no shell version', { minShell: 'new' }],
    ['no remotes', { remotes: null }],
  ])('refuses a registry with a bad frame: %s', (_, change) => {
    expect(parseRegistry(aRegistry({}, change)).ok).toBe(false);
  });

  it.each([
    ['another family', { family: 'cs' }],
    ['a base without a slash at its end', { base: 'https://cdn.example.com/r' }],
    ['a base of another kind', { base: 'javascript:alert(1)/' }],
    ['a base with a query', { base: 'https://cdn.example.com/?a=/' }],
    ['an active release that it does not list', { active: '3.0.0' }],
    ['no releases', { releases: [] }],
  ])('drops a remote with %s and keeps the registry', (_, change) => {
    const { entry, warnings } = entryOf(aRegistry(change));

    expect(entry).toBeUndefined();
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('leaves an unknown remote out', () => {
    const parsed = parseRegistry(aRegistry({}, { remotes: { 'remote-x': {} } }));

    expect(parsed.ok && parsed.value.remotes).toEqual({});
  });

  it.each([
    ['a folder with a way up', { path: '../1.8.1/', releaseIntegrity: INTEGRITY }],
    ['a folder without a slash at its end', { path: '1.8.1', releaseIntegrity: INTEGRITY }],
    ['no integrity', { path: '1.8.1/' }],
  ])('drops a release with %s', (_, release) => {
    const releases = { ...aRegistry().remotes['remote-admin']?.releases, '1.8.1': release };

    const { entry } = entryOf(aRegistry({ releases }));

    expect(Object.keys(entry?.releases ?? {})).toEqual(['1.8.2', '1.9.0']);
    expect(entry?.previous).toBeNull();
  });

  it.each([
    ['no salt', { version: '1.9.0', percent: 5 }],
    ['more than everybody', { version: '1.9.0', percent: 101, salt: 's' }],
    ['a percentage that is no number', { version: '1.9.0', percent: Number.NaN, salt: 's' }],
    ['a release that is not listed', { version: '2.0.0', percent: 5, salt: 's' }],
    ['no object', 'all'],
  ])('drops a canary with %s', (_, canary) => {
    const { entry, warnings } = entryOf(aRegistry({ canary }));

    expect(entry?.canary).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('never widens a canary whose list of roles cannot be read', () => {
    const canary = { version: '1.9.0', percent: 100, salt: 's', roles: 'all' };

    expect(entryOf(aRegistry({ canary })).entry?.canary?.roles).toEqual([]);
  });

  it.each([
    [{ message: 'Back at 14:00.' }, 'Back at 14:00.'],
    [true, 'switched off'],
    [{}, 'switched off'],
  ])('keeps a remote off whose switch says %j', (disabled, words) => {
    expect(entryOf(aRegistry({ disabled })).entry?.disabled?.message).toContain(words);
  });

  it('keeps a remote on when the switch is absent', () => {
    expect(entryOf(aRegistry({ disabled: undefined })).entry?.disabled).toBeNull();
  });
});

it('keeps when a release was published, and a date it cannot read is no reason to drop the release', () => {
  const release = { path: '1.8.2-9f31c2a/', releaseIntegrity: INTEGRITY };
  const read = (publishedAt: unknown) => {
    const registry = aRegistry({
      releases: { '1.8.2': { ...release, publishedAt } },
      previous: null,
      canary: null,
    });
    const parsed = parseRegistry(registry);
    return parsed.ok ? parsed.value.remotes['remote-admin']?.releases['1.8.2'] : undefined;
  };

  expect(read('2026-11-20T10:00:00Z')).toEqual({ ...release, publishedAt: '2026-11-20T10:00:00Z' });
  expect(read('yesterday')).toEqual(release);
});
