/** One shared module in the form that the federation runtime takes it. */
export interface SharedOption {
  readonly version: string;
  readonly scope: 'default';
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly requiredVersion: string;
    readonly eager: false;
  };
  /** Resolves to a factory of the module; the code loads when a release first asks for it. */
  readonly get: () => Promise<() => unknown>;
}

/** How the shell comes by a module that it shares. */
export interface SharedModule {
  /** The package whose version counts. */
  readonly package: string;
  readonly load: () => Promise<unknown>;
}

/** What the runtime keeps of a shared module while it loads. */
interface Registered {
  loading?: unknown;
}

/** The runtime's share scopes: scope, import specifier, version. */
export type ShareScopes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Registered>>>>>
>;

/**
 * The runtime's `shared` option: each module under the version of its package; one whose package has no known version is
 * left out, so its users are refused. `onFailure` is told when a module did not load.
 */
export function createSharedOptions(
  modules: Readonly<Record<string, SharedModule>>,
  versions: Readonly<Record<string, string>>,
  onFailure: (key: string, version: string) => void,
): Readonly<Record<string, SharedOption>> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([key, module]) => {
      const version = versions[module.package];
      if (version === undefined) return [];
      return [[key, sharedOption(module, version, () => onFailure(key, version))]];
    }),
  );
}

function sharedOption({ load }: SharedModule, version: string, onFailure: () => void): SharedOption {
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: version, eager: false },
    async get() {
      try {
        const module = await load();
        return () => module;
      } catch (error) {
        onFailure();
        throw error;
      }
    },
  };
}

/**
 * Makes the runtime load a module anew that failed. By itself it keeps the rejected promise and gives it to everybody who
 * asks later, and it has no hook in the shell for that: the failure is told to the remote's instance only.
 */
export function forgetLoading(scopes: ShareScopes, key: string, version: string): void {
  const registered = scopes.default?.[key]?.[version];
  if (registered !== undefined) registered.loading = null;
}
