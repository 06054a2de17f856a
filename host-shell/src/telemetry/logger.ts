import type { RemoteLogger } from '@vcms/contract';

type LogLevel = 'info' | 'warn' | 'error';
type LogData = Readonly<Record<string, unknown>>;

/** One structured event. */
export interface LogEvent {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly level: LogLevel;
  /** Dotted name, such as session.ended. */
  readonly event: string;
  /** Path of the page, without query: a query may carry personal data. */
  readonly path: string;
  /** Name of the remote that spoke; undefined for the shell. */
  readonly remote?: string;
  readonly release?: string;
  readonly data: LogData;
  readonly cause?: unknown;
}

/** The shell speaks the same three words as its remotes. */
export type Logger = RemoteLogger;

/** Where events go as they happen. */
export type LogSink = (event: LogEvent) => void;

/** Events kept for support, oldest first. */
export const LOG_CAPACITY = 200;

export interface Telemetry {
  readonly shell: Logger;
  /** A logger that names the remote and its release. */
  readonly forRemote: (remote: string, release: string) => Logger;
  /** The last LOG_CAPACITY events. */
  readonly recent: () => readonly LogEvent[];
}

export interface TelemetryOptions {
  readonly now: () => number;
  readonly path: () => string;
  readonly sinks: readonly LogSink[];
}

export function createTelemetry({ now, path, sinks }: TelemetryOptions): Telemetry {
  const events: LogEvent[] = [];

  function emit(event: LogEvent): void {
    events.push(event);
    if (events.length > LOG_CAPACITY) events.shift();
    for (const sink of sinks) {
      try {
        sink(event);
      } catch {
        // Telemetry must never break what it watches; the event is in the buffer.
      }
    }
  }

  function createLogger(origin: { readonly remote?: string; readonly release?: string }): Logger {
    const frame = (level: LogLevel, event: string, data: LogData | undefined) => ({
      at: new Date(now()).toISOString(),
      level,
      event,
      path: path(),
      ...origin,
      data: data ?? {},
    });
    return Object.freeze({
      info: (event: string, data?: LogData) => emit(frame('info', event, data)),
      warn: (event: string, data?: LogData) => emit(frame('warn', event, data)),
      error: (event: string, cause: unknown, data?: LogData) =>
        emit({ ...frame('error', event, data), cause }),
    });
  }

  return {
    shell: createLogger({}),
    forRemote: (remote, release) => createLogger({ remote, release }),
    recent: () => [...events],
  };
}
