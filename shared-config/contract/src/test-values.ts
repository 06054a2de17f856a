import type { RemoteMenu } from './menu.ts';
import type { Registry, Release } from './release.ts';
import { containerName } from './release.ts';

/** Builders of valid values for the tests of the guards. */
export const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export function aMenu(change: Record<string, unknown> = {}): RemoteMenu {
  const menu: RemoteMenu = {
    contract: { major: 1, minor: 0 },
    remote: 'remote-client',
    family: 'client',
    menus: {
      '5003': [
        { kind: 'link', id: 'home', label: 'Home', to: '/dashboard', icon: 'home' },
        {
          kind: 'group',
          id: 'docs',
          label: 'Documents',
          items: [{ kind: 'link', id: 'files', label: 'Files', to: '/files' }],
        },
      ],
      '5004': [{ kind: 'link', id: 'permit', label: 'Permit', to: '/404', placeholder: true }],
    },
    routes: [{ path: '/files', roles: ['5003'], label: 'Files', parent: '/dashboard' }],
  };
  return { ...menu, ...change };
}

export function aRelease(change: Record<string, unknown> = {}): Release {
  const release: Release = {
    schema: 1,
    remote: 'remote-client',
    version: '1.8.2',
    commit: '9f31c2a',
    builtAt: '2026-11-20T10:00:00Z',
    contract: { major: 1, minor: 0 },
    container: containerName('remote-client', '1.8.2'),
    entry: 'remoteEntry.4c1d9a20.js',
    exposes: ['./app', './menu'],
    integrity: { 'remoteEntry.4c1d9a20.js': INTEGRITY, 'app.1.js': INTEGRITY },
    requires: { react: '19.3.1' },
    menu: aMenu(),
    budget: { entryGzip: 15_000, totalGzip: 126_000 },
  };
  return { ...release, ...change };
}

export function aRegistry(
  entryChange: Record<string, unknown> = {},
  change: Record<string, unknown> = {},
): Registry {
  const releases = {
    '1.8.2': { path: '1.8.2-9f31c2a/', releaseIntegrity: INTEGRITY },
    '1.8.1': { path: '1.8.1-77aa012/', releaseIntegrity: INTEGRITY },
    '1.9.0': { path: '1.9.0-c0ffee1/', releaseIntegrity: INTEGRITY },
  };
  const entry = {
    family: 'admin' as const,
    base: 'https://cdn.example.com/r/remote-admin/',
    active: '1.8.2',
    previous: '1.8.1',
    canary: { version: '1.9.0', percent: 5, salt: '1.9.0', roles: ['5001' as const], users: ['u1'] },
    blocked: ['1.7.9'],
    disabled: null,
    releases,
    ...entryChange,
  };
  return {
    schema: 1,
    env: 'production',
    serial: 4127,
    generatedAt: '2026-11-20T10:03:11Z',
    ttlSeconds: 300,
    minShell: '1.4.0',
    remotes: { 'remote-admin': entry },
    ...change,
  };
}
