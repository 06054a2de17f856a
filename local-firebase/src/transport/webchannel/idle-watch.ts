import type { StreamKind } from './webchannel-session.ts';

/** After its last answer a Write stream is closed this soon. */
const IDLE_AFTER_ANSWER_MS = 500;
/** A stream that was opened but never used for a write gets longer: its first message is on the way. */
const IDLE_AFTER_OPEN_MS = 10_000;

/** Tells when a Write stream has nothing to do. */
export interface IdleWatch {
  asked(): void;
  answered(): void;
  stop(): void;
}

/**
 * Chromium opens at most six HTTP/1.1 connections to one host over all tabs, and every idle Write stream holds one
 * (design 10.1). Closing it is free: the client reopens without delay at its next write.
 * Listen streams are never idle.
 */
export function createIdleWatch(kind: StreamKind, onIdle: () => void): IdleWatch {
  let asked = 0;
  let answered = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    asked() {
      asked += 1;
      clearTimeout(timer);
    },
    answered() {
      answered += 1;
      clearTimeout(timer);
      if (kind === 'Listen' || answered < asked) return;
      // The first answer is the handshake's.
      timer = setTimeout(onIdle, answered > 1 ? IDLE_AFTER_ANSWER_MS : IDLE_AFTER_OPEN_MS);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
