import type { ContractVersion } from './contract-version.ts';
import type { RemoteMenu } from './menu.ts';
import type { RemoteName, RoleCode, RoleFamily } from './roles.ts';

/** `release.json`, written by a remote's build and never changed afterwards (architecture 3a). */
export interface Release {
  readonly schema: 1;
  readonly remote: RemoteName;
  /** Semantic version; a local build carries a build hash, as in 1.0.0-b.9f31c2a0. */
  readonly version: string;
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly contract: ContractVersion;
  /** Global name of the container; carries the version, so two releases can live in one page. */
  readonly container: string;
  /** File name of the remote entry, relative to release.json. */
  readonly entry: string;
  readonly exposes: readonly string[];
  /** Files beside the entry that the first page always needs: the shell may fetch them ahead of time. */
  readonly preload?: readonly string[];
  /**
   * sha384 integrity of the entry and the `preload` files, by file name relative to release.json: what loads before the entry has
   * run. The entry carries that of all other scripts. Until contract 1.2 every script stands here.
   */
  readonly integrity: Readonly<Record<string, string>>;
  /** Ranges of the shared packages that the shell must provide. */
  readonly requires: Readonly<Record<string, string>>;
  readonly menu: RemoteMenu;
  /** Bytes: the entry alone, and all scripts of the release together, gzip level 9. */
  readonly budget: { readonly entryGzip: number; readonly totalGzip: number };
}

/**
 * The global name of a release's container, such as remote_admin__1_8_2. It carries the version, so that two releases
 * of a remote can live in one page without touching each other (architecture 5.2, T18).
 */
export function containerName(remote: RemoteName, version: string): string {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, '_');
  return `${plain(remote)}__${plain(version)}`;
}

/** Where a release lies, and the integrity of its release.json. */
export interface RegistryRelease {
  /** Folder relative to the remote's base, ends in a slash. */
  readonly path: string;
  readonly releaseIntegrity: string;
  /** ISO 8601, UTC; absent when it was not noted. */
  readonly publishedAt?: string;
}

/** A release shown to some users first. */
export interface Canary {
  readonly version: string;
  /** 0..100. */
  readonly percent: number;
  readonly salt: string;
  readonly roles?: readonly RoleCode[];
  readonly users?: readonly string[];
}

/** One remote's part of the registry. */
export interface RegistryEntry {
  readonly family: RoleFamily;
  /** Absolute URL that ends in a slash. */
  readonly base: string;
  readonly active: string;
  readonly previous: string | null;
  readonly canary: Canary | null;
  /** Versions that must not run any more. */
  readonly blocked: readonly string[];
  readonly disabled: { readonly message: string } | null;
  readonly releases: Readonly<Record<string, RegistryRelease>>;
}

/** `/registry/<env>.json`, or one remote's part of it, `/registry/<env>/<remote>.json` (architecture 3b). */
export interface Registry {
  readonly schema: 1;
  readonly env: string;
  /** Only grows; a smaller serial than the known one is ignored. */
  readonly serial: number;
  readonly generatedAt: string;
  readonly ttlSeconds: number;
  readonly minShell: string;
  readonly remotes: Readonly<Partial<Record<RemoteName, RegistryEntry>>>;
}
