/** One module that shell and remotes share (architecture 3c, stack 2.6). */
export interface SharedModule {
  /** The exact import specifier; a package is listed once for each entry that is shared. */
  readonly key: string;
  /** The package whose version counts. */
  readonly package: string;
}

/** Versions of the shared packages as installed; a test compares them with the lockfile and the workspaces. */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@vcms/ui': '1.0.0',
  'react-router-dom': '7.18.5',
  firebase: '12.19.0',
} as const;

type SharedPackage = keyof typeof SHARED_VERSIONS;

/**
 * Everything that is shared, and nothing else: single-spa, the contract and all other libraries are bundled where they
 * are used. `react-dom` does not cover `react-dom/client`, so each entry is a key of its own. Of the router and of
 * Firebase the shell gives the names that `host-shell` lists, not the whole (decision 0019).
 */
export const SHARED_MODULES: readonly (SharedModule & { readonly package: SharedPackage })[] = [
  { key: 'react', package: 'react' },
  { key: 'react/jsx-runtime', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/client', package: 'react-dom' },
  { key: '@vcms/ui', package: '@vcms/ui' },
  { key: 'react-router-dom', package: 'react-router-dom' },
  { key: 'firebase/app', package: 'firebase' },
  { key: 'firebase/auth', package: 'firebase' },
  { key: 'firebase/firestore', package: 'firebase' },
  { key: 'firebase/functions', package: 'firebase' },
  { key: 'firebase/storage', package: 'firebase' },
];

/** React must be exactly the shell's, all else of the same major and not older. */
export function requiredRange(name: SharedPackage): string {
  const exact = name === 'react' || name === 'react-dom';
  return exact ? SHARED_VERSIONS[name] : `^${SHARED_VERSIONS[name]}`;
}

/** The core of the federation runtime comes with the shell; a remote's entry is built without it. */
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
  readonly import: false;
}

/**
 * The bundler's `shared` option of a remote, which only consumes and carries no copy of its own. The shell's build needs
 * none: it imports the packages as usual and fills the share scope at run time.
 */
export function sharedOptions(): Readonly<Record<string, SharedOption>> {
  return Object.fromEntries(
    SHARED_MODULES.map((shared) => [
      shared.key,
      {
        singleton: true,
        // A mismatch must refuse instead of warn: two Reacts in one page fail later and worse (architecture 5.2, T13).
        strictVersion: true,
        requiredVersion: requiredRange(shared.package),
        import: false,
      },
    ]),
  );
}
