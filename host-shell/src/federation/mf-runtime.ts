// The only file that imports the federation runtime.
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LocatedRelease } from './release-client.ts';

/** Loads the code of releases into the page. */
export interface ContainerRuntime {
  /** The module namespace of `./app`; calls `onEntry` once the entry script has run. Rejects with the runtime's error. */
  loadApp(located: LocatedRelease, onEntry: () => void): Promise<unknown>;
  /** Asks the browser to fetch the entry and the app's first chunk ahead of time. */
  preload(located: LocatedRelease): void;
}

/**
 * Entries are registered directly under their versioned container name, so two releases of a remote can live in one
 * page (architecture 5.2, S17 and S18). Every script that the runtime adds gets its integrity from release.json.
 */
export function createContainerRuntime(document: Document): ContainerRuntime {
  const integrityByUrl = new Map<string, string>();
  const onEntryOf = new Map<string, () => void>();
  registerPlugins([integrityPlugin(document, integrityByUrl, onEntryOf)]);

  function learnIntegrity({ release, folder }: LocatedRelease): void {
    for (const [file, integrity] of Object.entries(release.integrity))
      integrityByUrl.set(new URL(file, folder).href, integrity);
  }

  return {
    async loadApp(located, onEntry) {
      const { container, entry } = located.release;
      learnIntegrity(located);
      onEntryOf.set(container, onEntry);
      registerRemotes([
        {
          name: container,
          entry: new URL(entry, located.folder).href,
          type: 'global',
          entryGlobalName: container,
        },
      ]);
      try {
        return await loadRemote(`${container}/app`);
      } finally {
        onEntryOf.delete(container);
      }
    },
    preload(located) {
      learnIntegrity(located);
      for (const file of [located.release.entry, ...(located.release.preload ?? [])])
        addPreload(document, new URL(file, located.folder).href, located.release.integrity[file]);
    },
  };
}

function integrityPlugin(
  document: Document,
  integrityByUrl: ReadonlyMap<string, string>,
  onEntryOf: ReadonlyMap<string, () => void>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'vcms-integrity',
    createScript({ url }) {
      const integrity = integrityByUrl.get(url);
      if (integrity === undefined) throw new Error(`MissingIntegrity: ${url} is in no release`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // Without it a script of another origin reports "Script error." and no kind (architecture 5.2, S3b).
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: LOAD_LIMITS.entry };
    },
    async afterLoadEntry({ remoteInfo, error }) {
      if (error === undefined) onEntryOf.get(remoteInfo.name)?.();
    },
  };
}

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
