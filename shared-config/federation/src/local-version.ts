import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from './build-failure.ts';
import { sourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace-root.ts';

/**
 * The version of a build on this machine: the workspace's own with `-b.` and eight digits over everything the build
 * depends on, such as 1.0.0-b.9f31c2a0. The same sources give the same version, so a release that exists need not be
 * built again.
 */
export function localVersion(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : undefined;
  if (typeof version !== 'string')
    throw new BuildFailure(`${join(folder, 'package.json')} names no version; add one and build again.`);
  return `${version}-b.${sourceHash(buildInputs(folder), workspaceRoot(folder))}`;
}

/** Packages of tests and of the development page: no release contains them. */
const NOT_BUILT_IN: readonly string[] = ['testing', 'standalone'];

/** Files and folders that a build of the workspace depends on. */
export function buildInputs(folder: string): readonly string[] {
  const root = workspaceRoot(folder);
  const shared = join(root, 'shared-config');
  const packages = readdirSync(shared)
    .filter((name) => !NOT_BUILT_IN.includes(name))
    .flatMap((name) => [join(shared, name, 'src'), join(shared, name, 'package.json')]);
  const own = ['src', 'public', 'package.json'].map((name) => join(folder, name));
  const lines = usesLines(folder, root) ? [join(root, 'features')] : [];
  return [...own, ...packages, ...lines, join(root, 'package-lock.json')].filter(existsSync);
}

/** Lines use each other, so a part that names one of them depends on all; the shell names none. */
function usesLines(folder: string, root: string): boolean {
  const features = join(root, 'features');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  return existsSync(features) && readdirSync(features).some((line) => manifest.includes(`"@vcms/${line}"`));
}
