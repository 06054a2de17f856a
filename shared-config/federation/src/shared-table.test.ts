import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  PROVIDED_VERSIONS,
  requirements,
  SHARED_MODULES,
  SHARED_VERSIONS,
  sharedOptions,
} from './shared-table.ts';
import { workspaceRoot } from './workspace-root.ts';

const root = workspaceRoot(import.meta.dirname);

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly resolved?: string; readonly link?: boolean }>
  >;
}

function installedVersion(name: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const entry = packages[`node_modules/${name}`];
  return entry?.link ? packages[entry.resolved ?? '']?.version : entry?.version;
}

describe('the table of shared packages', () => {
  it.each(Object.entries(PROVIDED_VERSIONS))(
    'names the version of %s that the lockfile has',
    (name, version) => {
      expect(installedVersion(name)).toBe(version);
    },
  );

  it('keeps react and react-dom equal, as their renderer demands', () => {
    expect(SHARED_VERSIONS.react).toBe(SHARED_VERSIONS['react-dom']);
  });

  it('shares every entry of react that the product imports, since react-dom does not cover react-dom/client', () => {
    const keys = SHARED_MODULES.map(({ key }) => key);

    expect(keys).toEqual(
      expect.arrayContaining(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']),
    );
  });

  it.each(SHARED_MODULES.map(({ key }) => [key]))(
    'shares %s, which exists as an entry of its package',
    (key) => {
      const folder = join(root, 'node_modules', key.startsWith('@') ? key : (key.split('/')[0] ?? ''));

      expect(existsSync(folder)).toBe(true);
      expect(() => import.meta.resolve(key)).not.toThrow();
    },
  );

  it('shares no single-spa and no package of the product but the design system', () => {
    const keys = SHARED_MODULES.map(({ key }) => key).join(' ');

    expect(keys).not.toMatch(/single-spa|contract|sdk/);
  });

  it('refuses a mismatch and lets remotes carry no copy of their own', () => {
    for (const option of Object.values(sharedOptions()))
      expect(option).toEqual({
        singleton: true,
        strictVersion: true,
        requiredVersion: expect.stringMatching(/^\^?\d/),
        import: false,
      });
  });

  it('asks for exactly the React of the shell and for the same major of the rest', () => {
    expect(requirements()).toEqual({
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@vcms/ui': '^1.0.0',
      'react-router-dom': '^7.18.5',
      firebase: '^12.19.0',
      '@module-federation/enhanced': '^2.9.2',
    });
  });
});
