/** How the shell provides a shared module: inside its first scripts, or as a chunk that is loaded on demand. */
export type Provision = 'first-load' | 'on-demand';

/** One module that shell and remotes share (architecture 3c, stack 2.6). */
export interface SharedModule {
  /** The exact import specifier; a package is listed once for each entry that is shared. */
  readonly key: string;
  /** The package whose version counts. */
  readonly package: string;
  readonly provision: Provision;
}

/** Versions of the shared packages as installed; a test compares them with the lockfile and the workspaces. */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@vcms/ui': '1.0.0',
  firebase: '12.19.0',
} as const;

type SharedPackage = keyof typeof SHARED_VERSIONS;

/**
 * Everything that is shared, and nothing else: routers, single-spa, the contract and all other libraries are bundled
 * where they are used. `react-dom` does not cover `react-dom/client`, so each entry is a key of its own.
 */
export const SHARED_MODULES: readonly (SharedModule & { readonly package: SharedPackage })[] = [
  { key: 'react', package: 'react', provision: 'first-load' },
  { key: 'react/jsx-runtime', package: 'react', provision: 'first-load' },
  { key: 'react-dom', package: 'react-dom', provision: 'first-load' },
  { key: 'react-dom/client', package: 'react-dom', provision: 'first-load' },
  { key: '@vcms/ui', package: '@vcms/ui', provision: 'first-load' },
  { key: 'firebase/app', package: 'firebase', provision: 'on-demand' },
  { key: 'firebase/auth', package: 'firebase', provision: 'on-demand' },
  { key: 'firebase/firestore', package: 'firebase', provision: 'on-demand' },
  { key: 'firebase/functions', package: 'firebase', provision: 'on-demand' },
  { key: 'firebase/storage', package: 'firebase', provision: 'on-demand' },
];

/** React must be exactly the shell's, all else of the same major and not older. */
export function requiredRange(name: SharedPackage): string {
  const exact = name === 'react' || name === 'react-dom';
  return exact ? SHARED_VERSIONS[name] : `^${SHARED_VERSIONS[name]}`;
}

/** The federation runtime comes with the shell; a remote's entry is built against it. */
const RUNTIME_PACKAGE = '@module-federation/enhanced';
const RUNTIME_VERSION = '2.9.2';

/** Everything that the shell provides at run time: package to version. */
export const PROVIDED_VERSIONS: Readonly<Record<string, string>> = {
  ...SHARED_VERSIONS,
  [RUNTIME_PACKAGE]: RUNTIME_VERSION,
};

/** What a remote's release.json asks of the shell: package to range. */
export function requirements(): Readonly<Record<string, string>> {
  const names = Object.keys(SHARED_VERSIONS) as SharedPackage[];
  const ranges = names.map((name) => [name, requiredRange(name)] as const);
  return { ...Object.fromEntries(ranges), [RUNTIME_PACKAGE]: `^${RUNTIME_VERSION}` };
}

/** One entry of the bundler's `shared` option. */
export interface SharedOption {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version: string;
  readonly eager?: true;
  readonly import?: false;
}

/** The bundler's `shared` option: the shell provides, a remote only consumes and carries no copy of its own. */
export function sharedOptions(side: 'host' | 'remote'): Readonly<Record<string, SharedOption>> {
  return Object.fromEntries(
    SHARED_MODULES.map((shared) => {
      const common = {
        singleton: true,
        // A mismatch must refuse instead of warn: two Reacts in one page fail later and worse (architecture 5.2, S13).
        strictVersion: true,
        requiredVersion: requiredRange(shared.package),
        version: SHARED_VERSIONS[shared.package],
      } as const;
      if (side === 'remote') return [shared.key, { ...common, import: false }];
      return [shared.key, shared.provision === 'first-load' ? { ...common, eager: true } : common];
    }),
  );
}
