/** Connections Chromium opens to one host over HTTP/1.1, over all tabs of a profile. */
const CONNECTIONS_PER_BROWSER = 6;
/** This many GETs may hang as long as they like; the other connections are for requests and for taking turns. */
const UNHURRIED = 4;
const TURN_MS = 200;

/**
 * Shares a browser's few connections between its tabs. Each live tab has one or two GETs that hang; with six of them
 * no other request would ever leave the browser (design 10.1). From the fifth on they therefore end after a short
 * turn, the requests that wait in the browser go first, and the client asks again.
 */
export interface ConnectionBudget {
  /** Counts a GET that begins to hang. Answers how long it may, in milliseconds; undefined is without a limit. */
  enter(client: string): number | undefined;
  leave(client: string): void;
}

export function createConnectionBudget(): ConnectionBudget {
  const hanging = new Map<string, number>();
  return {
    enter(client) {
      const others = hanging.get(client) ?? 0;
      hanging.set(client, others + 1);
      if (others < UNHURRIED) return undefined;
      // More than one browser can hold: several profiles, which need not hurry as much.
      return TURN_MS * Math.max(1, Math.floor(others / CONNECTIONS_PER_BROWSER));
    },
    leave(client) {
      const others = (hanging.get(client) ?? 1) - 1;
      if (others === 0) hanging.delete(client);
      else hanging.set(client, others);
    },
  };
}
