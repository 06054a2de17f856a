import type { RemoteLogger } from '@vcms/contract';

/** Shows a remote's events in the console of the developer. */
export function consoleLog(remote: string, output: Console): RemoteLogger {
  return {
    info: (event, data) => output.info(`[${remote}] ${event}`, data ?? ''),
    warn: (event, data) => output.warn(`[${remote}] ${event}`, data ?? ''),
    error: (event, cause, data) => output.error(`[${remote}] ${event}`, cause, data ?? ''),
  };
}
