/** One version of a shared module in the form that containers of Module Federation take it. */
export interface SharedVersion {
  /** Resolves to a factory of the module; the code loads when a release first asks for it. */
  readonly get: () => Promise<() => unknown>;
  readonly from: string;
  readonly eager: false;
}

/** Import specifier, then version. The shell fills it; a remote's container looks up what it needs. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/** How the shell comes by a module that it shares. */
export interface SharedModule {
  /** The package whose version counts. */
  readonly package: string;
  readonly load: () => Promise<unknown>;
}

/** Name under which the shell provides; a container shows it in its complaints. */
const PROVIDER = 'vcms_shell';

/** The scope with the given modules; one whose package has no known version is left out, so its users are refused. */
export function createShareScope(
  modules: Readonly<Record<string, SharedModule>>,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([key, module]) => {
      const version = versions[module.package];
      return version === undefined ? [] : [[key, { [version]: sharedVersion(module) }]];
    }),
  );
}

function sharedVersion({ load }: SharedModule): SharedVersion {
  return {
    async get() {
      const module = await load();
      return () => module;
    },
    from: PROVIDER,
    eager: false,
  };
}
