// Only builds that allow overrides contain this file: nothing else may import it but behind ALLOW_OVERRIDES.
import { REMOTE_NAMES, type RemoteLogger, type RemoteName } from '@vcms/contract';
import { parseOverride, type RemoteOverride } from './override.ts';
import { readOverride } from './override-release.ts';
import type { ReleaseClientDeps } from './release-client.ts';
import type { OverrideSource } from './remote-loader-deps.ts';

/** What the page's developer wants to run instead of the registry's releases. Read once, when the page starts. */
export interface Overrides {
  readonly active: readonly RemoteOverride[];
  /** What stands in for the remote's release; undefined: nothing. */
  sourceOf(remote: RemoteName, deps: ReleaseClientDeps): OverrideSource | undefined;
  /** Forgets every override, of the tab and of the browser, and loads the page anew. */
  reset(): void;
}

export interface OverrideDeps {
  readonly view: Pick<Window, 'location' | 'history' | 'localStorage' | 'sessionStorage'>;
  /** Origins beside those on this machine, such as that of a preview CDN. */
  readonly origins: readonly string[];
  readonly log: RemoteLogger;
}

const PARAMETER = 'vcms-override';
const keyOf = (remote: RemoteName) => `vcms.override.${remote}`;

/**
 * The overrides of this page: those in the address, `?vcms-override=remote-cs@http://localhost:3102/`, are kept for the
 * tab and leave the address; `localStorage['vcms.override.remote-cs'] = 'http://localhost:3102/'` holds for the browser. The
 * tab's wins. One whose origin is not allowed is logged as `override.refused` and has no effect.
 */
export function createOverrides({ view, origins, log }: OverrideDeps): Overrides {
  const { localStorage, sessionStorage } = view;
  takeFromAddress(view, (text) => {
    const wish = parseOverride(text, origins);
    if (wish === undefined) log.warn('override.refused', { override: text });
    else attempt(() => sessionStorage.setItem(keyOf(wish.remote), wish.base));
  });
  const active = REMOTE_NAMES.flatMap((remote) => {
    const stored = attempt(
      () => sessionStorage.getItem(keyOf(remote)) ?? localStorage.getItem(keyOf(remote)),
    );
    if (typeof stored !== 'string') return [];
    const override = parseOverride(`${remote}@${stored}`, origins);
    if (override === undefined) log.warn('override.refused', { override: `${remote}@${stored}` });
    return override ?? [];
  });
  return {
    active,
    sourceOf(remote, deps) {
      const wish = active.find((override) => override.remote === remote);
      return wish === undefined ? undefined : { base: wish.base, read: () => readOverride(deps, wish) };
    },
    reset() {
      for (const remote of REMOTE_NAMES)
        for (const storage of [sessionStorage, localStorage])
          attempt(() => storage.removeItem(keyOf(remote)));
      view.location.reload();
    },
  };
}

/** Takes every wish out of the address: a reload after "Reset" must not bring it back. */
function takeFromAddress({ location, history }: OverrideDeps['view'], take: (text: string) => void): void {
  const url = new URL(location.href);
  const wishes = url.searchParams.getAll(PARAMETER);
  if (wishes.length === 0) return;
  for (const wish of wishes) take(wish);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

/** A forbidden storage means no override, not a failure. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
