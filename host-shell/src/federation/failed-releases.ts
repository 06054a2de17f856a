import type { LoadFailureKind } from './load-failure.ts';
import { requiresReload } from './retry-policy.ts';

/** The releases of a remote that failed in this page load. */
export interface FailedReleases {
  readonly versions: ReadonlySet<string>;
  add(version: string, kind?: LoadFailureKind): void;
  /** Gives them another chance, except those that cannot recover in this page. */
  forgive(): void;
}

export function createFailedReleases(): FailedReleases {
  const versions = new Set<string>();
  const spoiled = new Set<string>();
  return {
    versions,
    add(version, kind) {
      versions.add(version);
      if (kind !== undefined && requiresReload(kind)) spoiled.add(version);
    },
    forgive() {
      versions.clear();
      for (const version of spoiled) versions.add(version);
    },
  };
}
