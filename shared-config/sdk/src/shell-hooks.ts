import type {
  AbsolutePath,
  BackendHandles,
  NavigateOptions,
  Notifier,
  Question,
  ReadableStore,
  RemoteLogger,
  Session,
  ThemeConfig,
} from '@vcms/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { useRemoteProps } from './remote-context.ts';

function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

/** The signed-in user; renders again when name, mail or picture change. */
export function useSession(): Session {
  return useStore(useRemoteProps().shell.session);
}

/** The layout settings; colours follow by themselves through CSS, so few pages need this. */
export function useTheme(): ThemeConfig {
  return useStore(useRemoteProps().shell.theme);
}

/** The shell's toast area. */
export function useNotify(): Notifier {
  return useRemoteProps().shell.notify;
}

/** Puts a question in a dialog of the page and waits for yes or no. */
export function useAsk(): (question: Question) => Promise<boolean> {
  const { shell } = useRemoteProps();
  return useCallback((question) => shell.ask(question), [shell]);
}

/** Navigation from code; in markup use the router's Link. */
export function useNavigateTo(): (to: AbsolutePath, options?: NavigateOptions) => void {
  const { shell } = useRemoteProps();
  return useCallback((to, options) => shell.navigate(to, options), [shell]);
}

/** Firebase services of the shell's one app. */
export function useBackend(): BackendHandles {
  return useRemoteProps().shell.backend;
}

/** Structured events; the shell adds remote, release and path. */
export function useLog(): RemoteLogger {
  return useRemoteProps().shell.log;
}

/** Aborted when the shell takes the remote off the page: give it to every request. */
export function useAbortSignal(): AbortSignal {
  return useRemoteProps().signal;
}
