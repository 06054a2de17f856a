import type { LogSink } from './logger.ts';

/** Writes events to the browser's console; used outside production. */
export function createConsoleSink(target: Pick<Console, 'info' | 'warn' | 'error'>): LogSink {
  return ({ level, event, remote, path, data, cause }) => {
    const origin = remote === undefined ? 'shell' : remote;
    const details = cause === undefined ? [data] : [data, cause];
    // A handled failure is no console error: error level in the console is kept for uncaught ones.
    const write = level === 'info' ? target.info : target.warn;
    write.call(target, `[${origin}] ${event} ${path}`, ...details);
  };
}
