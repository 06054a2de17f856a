import type { Logger } from './logger.ts';

/** Where a script of a remote lies on the CDN: /r/<remote>/<release folder>/. */
const REMOTE_SCRIPT = /\/r\/([a-z][a-z0-9-]*)\/([^/\s"'()]+)\/[^\s"'()]*\.js/u;

/** Whose code an uncaught error came from. */
export type ErrorOrigin =
  | { readonly kind: 'remote'; readonly remote: string; readonly folder: string }
  | { readonly kind: 'shell' };

/** Reads the origin from the script's address or, without one, from the topmost remote frame of the stack. */
export function originOfError(error: unknown, script = ''): ErrorOrigin {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const match = REMOTE_SCRIPT.exec(script) ?? REMOTE_SCRIPT.exec(stack);
  const [, remote, folder] = match ?? [];
  return remote === undefined || folder === undefined
    ? { kind: 'shell' }
    : { kind: 'remote', remote, folder };
}

/**
 * Logs what nobody has caught, with the remote it came from (architecture 3h, row 23). The user sees nothing and the
 * browser's own report stays. Returns the end.
 */
export function connectUncaughtErrors(view: Window, log: Logger): () => void {
  const report = (error: unknown, script?: string) => {
    const origin = originOfError(error, script);
    if (origin.kind === 'shell') log.error('shell.uncaught', error);
    else log.error('remote.uncaught', error, { remote: origin.remote, folder: origin.folder });
  };
  const onError = ({ error, message, filename }: ErrorEvent) => report(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  view.addEventListener('error', onError);
  view.addEventListener('unhandledrejection', onRejection);
  return () => {
    view.removeEventListener('error', onError);
    view.removeEventListener('unhandledrejection', onRejection);
  };
}
