import { parseRegistry, type Registry } from '@vcms/contract';
import { expect, test } from 'vitest';
import { onlyRelease } from './only-release.ts';

const release = (version: string) => ({
  path: `${version}-abc1234/`,
  releaseIntegrity: `sha384-${'A'.repeat(64)}`,
});
const REGISTRY: Registry = {
  schema: 1,
  env: 'test',
  serial: 7,
  generatedAt: '2026-11-20T10:00:00.000Z',
  ttlSeconds: 300,
  minShell: '1.0.0',
  remotes: {
    'remote-admin': {
      family: 'admin',
      base: 'https://cdn.example.com/r/remote-admin/',
      active: '1.0.0',
      previous: '0.9.0',
      canary: { version: '1.1.0', percent: 5, salt: 'x' },
      blocked: [],
      disabled: { message: 'Off for now.' },
      releases: { '0.9.0': release('0.9.0'), '1.0.0': release('1.0.0'), '1.1.0': release('1.1.0') },
    },
  },
};

test('everybody gets the release and nothing in its place, and shells take the registry', () => {
  const only = onlyRelease(REGISTRY, 'remote-admin', '1.1.0');

  expect(only.remotes['remote-admin']).toMatchObject({
    active: '1.1.0',
    previous: null,
    canary: null,
    disabled: null,
  });
  expect(parseRegistry(only)).toMatchObject({ ok: true, warnings: [] });
  expect(REGISTRY.remotes['remote-admin']?.active).toBe('1.0.0');
});

test('a registry without the remote stays as it is', () => {
  expect(onlyRelease(REGISTRY, 'remote-cs', '1.0.0')).toBe(REGISTRY);
});
