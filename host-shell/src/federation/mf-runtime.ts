import { PROVIDED_VERSIONS } from './build-constants.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LocatedRelease } from './release-client.ts';
import { createShareScope, type ShareScope } from './share-scope.ts';
import { SHARED_MODULES } from './shared-modules.ts';

/** Loads the code of releases into the page. */
export interface ContainerRuntime {
  /** The module namespace of `./app`; calls `onEntry` once the entry script has run. Rejects with the runtime's error. */
  loadApp(located: LocatedRelease, onEntry: () => void): Promise<unknown>;
  /** Asks the browser to fetch the entry and the app's first chunk ahead of time. */
  preload(located: LocatedRelease): void;
}

/** What an entry leaves behind as a global variable (webpack, "Dynamic Remote Containers"). */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (expose: string) => Promise<() => unknown>;
}

/**
 * Entries are loaded under their versioned container name, so two releases of a remote can live in one page
 * (architecture 5.2, S17 and S18). Each gets its integrity from release.json; its chunks carry theirs themselves.
 */
export function createContainerRuntime(
  document: Document,
  scope: ShareScope = createShareScope(SHARED_MODULES, PROVIDED_VERSIONS),
): ContainerRuntime {
  const entered = new Map<string, Container>();

  async function enter(located: LocatedRelease): Promise<Container> {
    const { container: name, entry } = located.release;
    const known = entered.get(name);
    if (known !== undefined) return known;
    const url = new URL(entry, located.folder).href;
    await runScript(document, url, located.release.integrity[entry]);
    const container: unknown = Reflect.get(document.defaultView ?? globalThis, name);
    if (!isContainer(container)) throw new Error(`EntryMissingGlobal: ${url} left no ${name}`);
    await container.init(scope);
    entered.set(name, container);
    return container;
  }

  return {
    async loadApp(located, onEntry) {
      const container = await enter(located);
      onEntry();
      const factory = await container.get('./app');
      return factory();
    },
    preload(located) {
      for (const file of [located.release.entry, ...(located.release.preload ?? [])])
        addPreload(document, new URL(file, located.folder).href, located.release.integrity[file]);
    },
  };
}

/** Resolves when the script has run. Rejects when it does not arrive in time, is refused, or throws. */
function runScript(document: Document, url: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined) return Promise.reject(new Error(`MissingIntegrity: ${url} is in no release`));
  const view = document.defaultView ?? window;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // Without it a script of another origin reports "Script error." and no kind (architecture 5.2, S3b).
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    let thrown: unknown;
    const onThrow = ({ filename, error }: ErrorEvent) => {
      if (filename === url) thrown = error ?? new Error('unknown');
    };
    const limit = view.setTimeout(
      () => finish(new Error(`ScriptTimeout: ${url} did not answer in time`)),
      LOAD_LIMITS.entry,
    );
    function finish(failure: Error | undefined): void {
      view.clearTimeout(limit);
      view.removeEventListener('error', onThrow);
      script.remove();
      if (failure === undefined) resolve();
      else reject(failure);
    }
    script.onerror = () => finish(new Error(`ScriptNetworkError: ${url} did not arrive`));
    script.onload = () =>
      finish(
        thrown === undefined
          ? undefined
          : new Error(`ScriptExecutionError: ${url} threw ${String(thrown)}`, { cause: thrown }),
      );
    view.addEventListener('error', onThrow);
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
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
