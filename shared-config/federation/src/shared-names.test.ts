import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspace-root.ts';

const root = workspaceRoot(import.meta.dirname);

/** Shared packages of which the shell gives a list of names, and the file with the list. */
const LISTS = {
  'react-router-dom': 'federation/shared-router.ts',
  'firebase/app': 'backend/shared-app.ts',
  'firebase/auth': 'backend/shared-auth.ts',
  'firebase/firestore': 'backend/shared-firestore.ts',
  'firebase/functions': 'backend/shared-functions.ts',
  'firebase/storage': 'backend/shared-storage.ts',
} as const;

/** Everything that ends up in a remote's release. */
const PLACES = [
  ...REMOTE_NAMES.map((name) => join(name, 'src')),
  ...['sdk', 'kits', 'data'].map((name) => join('shared-config', name, 'src')),
  'features',
];

function sourcesOf(place: string): readonly string[] {
  const folder = join(root, place);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !/\b(?:build|node_modules)\b/.test(entry.parentPath))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .filter((entry) => entry.name !== 'standalone.ts')
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Names that the text takes from the package at run time, by `import {…}` or `export {…}`. */
function namesFrom(text: string, specifier: string): readonly string[] {
  const pattern = new RegExp(`(?:import|export)\\s*\\{([^}]*)\\}\\s*from\\s*'${specifier}'`, 'g');
  return [...text.matchAll(pattern)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}

describe.each(Object.entries(LISTS))('the shared part of %s', (specifier, file) => {
  const given = namesFrom(readFileSync(join(root, 'host-shell', 'src', file), 'utf8'), specifier);

  it('has every name that remotes and their packages use', () => {
    const missing = PLACES.flatMap(sourcesOf).flatMap((source) =>
      namesFrom(readFileSync(source, 'utf8'), specifier)
        .filter((name) => !given.includes(name))
        .map((name) => `${source}: add ${name} to host-shell/src/${file}`),
    );

    expect(given.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('is asked for by name, never as a whole', () => {
    const whole = PLACES.flatMap(sourcesOf).filter((source) =>
      new RegExp(`import\\s*(?:\\*|\\()[^;]*'${specifier}'`).test(readFileSync(source, 'utf8')),
    );

    expect(whole).toEqual([]);
  });
});
