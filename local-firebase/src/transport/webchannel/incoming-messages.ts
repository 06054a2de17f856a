import type { ProtoJson } from '../../service/firestore-service.ts';

/** Hands client messages on in order and once, whatever the client repeats. */
export interface IncomingMessages {
  accept(firstId: number, messages: readonly ProtoJson[]): void;
}

/** A client repeats a POST it got no answer for with the same ids; an early one waits for the gap to close. */
export function createIncomingMessages(deliver: (message: ProtoJson) => void): IncomingMessages {
  const early = new Map<number, ProtoJson>();
  let nextId = 0;
  return {
    accept(firstId, messages) {
      for (const [at, message] of messages.entries()) {
        if (firstId + at >= nextId) early.set(firstId + at, message);
      }
      for (let next = early.get(nextId); next !== undefined; next = early.get(nextId)) {
        early.delete(nextId);
        nextId += 1;
        deliver(next);
      }
    },
  };
}
