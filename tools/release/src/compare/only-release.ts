import type { Registry, RemoteName } from '@vcms/contract';

/** The registry as it would read if everybody got this release of the remote; the given one stays as it is. */
export function onlyRelease(registry: Registry, remote: RemoteName, version: string): Registry {
  const entry = registry.remotes[remote];
  if (entry === undefined) return registry;
  const only = { ...entry, active: version, previous: null, canary: null, disabled: null };
  return { ...registry, remotes: { ...registry.remotes, [remote]: only } };
}
