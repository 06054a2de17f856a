import type { RemoteName } from './roles.ts';

/**
 * Where a shell finds the registry of an environment: one remote's part of it, or the whole, which shells before
 * decision 49 read. Both have the same shape. Begins with a slash.
 */
export function registryPath(env: string, remote?: RemoteName): string {
  return remote === undefined ? `/registry/${env}.json` : `/registry/${env}/${remote}.json`;
}
