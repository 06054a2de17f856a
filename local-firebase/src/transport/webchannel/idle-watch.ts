import type { StreamKind } from './webchannel-session.ts';

/** After its last answer a Write stream is closed this soon. */
const IDLE_AFTER_ANSWER_MS = 500;

/** Tells when a Write stream has nothing to do. */
export interface IdleWatch {
  asked(): void;
  answered(): void;
  stop(): void;
}

/**
 * Chromium opens at most six HTTP/1.1 connections to one host over all tabs, and every idle Write stream holds one
 * (local-firebase 10.1). Ending it is free: the client opens another without delay at its next write.
 * Listen streams are never idle, nor is a stream that has answered nothing but the handshake: its write is on the way.
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
      // The first answer is the handshake's.
      if (kind === 'Write' && answered > 1 && answered >= asked) {
        timer = setTimeout(onIdle, IDLE_AFTER_ANSWER_MS);
      }
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
