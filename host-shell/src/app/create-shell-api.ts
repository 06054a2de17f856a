import {
  type BackendHandles,
  type Capability,
  CONTRACT_VERSION,
  type Notifier,
  type Question,
  type ReadableStore,
  type Session,
  type ShellApi,
  type ThemeConfig,
  type UiSystem,
} from '@vcms/contract';
import type { Telemetry } from '../telemetry/logger.ts';
import type { LeaveGuards } from './leave-guards.ts';
import type { NavigateFunction } from './navigator.ts';

/** What the shell offers, before it is bound to one remote. */
export interface ShellApiParts {
  readonly session: ReadableStore<Session>;
  readonly theme: ReadableStore<ThemeConfig>;
  readonly notifier: Notifier;
  readonly navigate: NavigateFunction;
  readonly guards: LeaveGuards;
  /** Puts a question to the person. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** Loads the database and storage code on first use. */
  readonly backend: () => Promise<BackendHandles>;
  readonly uiSystem: UiSystem;
  readonly telemetry: Telemetry;
}

const CAPABILITIES: ReadonlySet<string> = new Set<Capability>([
  'session',
  'theme',
  'notify',
  'navigate',
  'leave-guard',
  'ask',
  'backend',
  'ui-system',
]);

/**
 * Makes the frozen ShellApi for one mount of a remote (architecture 3a). Only the members of the contract get through:
 * no writer of a shell store. Rejects when the database code cannot be loaded.
 */
export function createShellApiFactory(parts: ShellApiParts) {
  const session = readOnly(parts.session);
  const theme = readOnly(parts.theme);
  const notify = Object.freeze<Notifier>({
    show: (toast) => parts.notifier.show(toast),
    close: (id) => parts.notifier.close(id),
  });

  return async ({
    remote,
    release,
  }: {
    readonly remote: string;
    readonly release: string;
  }): Promise<ShellApi> => {
    const backend = await parts.backend();
    return Object.freeze<ShellApi>({
      contract: Object.freeze({ ...CONTRACT_VERSION }),
      has: (capability) => CAPABILITIES.has(capability),
      session,
      theme,
      notify,
      navigate: (to, options) => parts.navigate(to, options),
      addLeaveGuard: (guard) => parts.guards.add(guard),
      ask: (question) => parts.ask(question),
      backend,
      uiSystem: parts.uiSystem,
      log: parts.telemetry.forRemote(remote, release),
    });
  };
}

function readOnly<T>(store: ReadableStore<T>): ReadableStore<T> {
  return Object.freeze({
    getSnapshot: () => store.getSnapshot(),
    subscribe: (listener: () => void) => store.subscribe(listener),
  });
}
