// The only file that imports the federation runtime.
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { PROVIDED_VERSIONS } from './build-constants.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LocatedRelease } from './release-client.ts';
import { createSharedOptions, forgetLoading, type SharedModule } from './share-scope.ts';
import { SHARED_MODULES } from './shared-modules.ts';

/** Loads the code of releases into the page. */
export interface ContainerRuntime {
  /** The module namespace of `./app`; calls `onEntry` once the entry script has run. Rejects with the runtime's error. */
  loadApp(located: LocatedRelease, onEntry: () => void): Promise<unknown>;
  /** Asks the browser to fetch the entry and the app's first chunk ahead of time. */
  preload(located: LocatedRelease): void;
}

/** What the shell gives to remotes, and the versions of its packages. */
export interface Shared {
  readonly modules: Readonly<Record<string, SharedModule>>;
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Entries are registered directly under their versioned container name, so two releases of a remote can live in one
 * page (architecture 5.2, T17 and T18). Each gets its integrity from release.json; its chunks carry theirs themselves.
 * The shell's own build is a plain bundle: this instance is all it has of federation, and remotes, which are built
 * without the runtime's core, get that core from here.
 */
export function createContainerRuntime(
  document: Document,
  { modules, versions }: Shared = { modules: SHARED_MODULES, versions: PROVIDED_VERSIONS },
): ContainerRuntime {
  const entries = createEntryLedger();
  const federation = createInstance({
    name: 'vcms_shell',
    remotes: [],
    shared: createSharedOptions(modules, versions, (key, version) =>
      forgetLoading(federation.shareScopeMap, key, version),
    ),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntimeCore(), entryPlugin(document, entries)],
  });

  return {
    async loadApp(located, onEntry) {
      const { container, entry, integrity } = located.release;
      const url = new URL(entry, located.folder).href;
      entries.integrity.set(url, integrity[entry]);
      entries.onEntry.set(container, onEntry);
      federation.registerRemotes([
        { name: container, entry: url, type: 'global', entryGlobalName: container },
      ]);
      try {
        return await federation.loadRemote(`${container}/app`);
      } finally {
        entries.onEntry.delete(container);
      }
    },
    preload({ release, folder }) {
      for (const file of [release.entry, ...(release.preload ?? [])])
        addPreload(document, new URL(file, folder).href, release.integrity[file]);
    },
  };
}

/** What the hooks need to know of the entries that are on their way. */
interface EntryLedger {
  readonly integrity: Map<string, string | undefined>;
  readonly onEntry: Map<string, () => void>;
}

function createEntryLedger(): EntryLedger {
  return { integrity: new Map(), onEntry: new Map() };
}

function entryPlugin(document: Document, entries: EntryLedger): ModuleFederationRuntimePlugin {
  return {
    name: 'vcms-entries',
    createScript({ url }) {
      const integrity = entries.integrity.get(url);
      if (integrity === undefined) throw new Error(`MissingIntegrity: ${url} is in no release`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // Without it a script of another origin reports "Script error." and no kind (architecture 5.2, T3b).
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: LOAD_LIMITS.entry };
    },
    async afterLoadEntry({ remoteInfo, error }) {
      if (error === undefined) entries.onEntry.get(remoteInfo.name)?.();
    },
  };
}

/** By hand: the runtime preloads only what a manifest names, and without integrity (stack, landmine 26). */
function addPreload(document: Document, url: string, integrity: string | undefined): void {
  const present = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (integrity === undefined || present.some((link) => link.href === url)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  link.href = url;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  document.head.append(link);
}
