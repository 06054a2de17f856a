import type { ServerResponse } from 'node:http';

/** The hanging GET through which a session speaks. */
export interface BackChannel {
  /**
   * The client takes chunks as they come, and suspects a buffering proxy when the first is late. Otherwise the answer
   * ends with the first thing said.
   */
  readonly streams: boolean;
  /** Longest silence before a noop, in milliseconds. */
  readonly holdMs: number;
  write(text: string): void;
  end(): void;
  /** UTF-16 code units written so far. */
  written(): number;
}

/** Well below the keep-alive announced in the handshake. */
const NOOP_EVERY_MS = 20_000;
const LONGEST_POLL_MS = 30_000;

/** Reads `CI` (1 asks for long polling) and `TO` (how long to hold, ms) from the GET's query. */
export function createBackChannel(response: ServerResponse, query: URLSearchParams): BackChannel {
  const streams = query.get('CI') !== '1';
  const asked = Number(query.get('TO') ?? NOOP_EVERY_MS);
  const holdMs = streams || !(asked > 0) ? NOOP_EVERY_MS : Math.min(asked, LONGEST_POLL_MS);
  let written = 0;
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.flushHeaders();
  return {
    streams,
    holdMs,
    write(text) {
      written += text.length;
      response.write(text);
    },
    end() {
      response.end();
    },
    written: () => written,
  };
}
