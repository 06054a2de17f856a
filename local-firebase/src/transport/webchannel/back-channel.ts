import type { ServerResponse } from 'node:http';

/** The hanging GET through which a session speaks. */
export interface BackChannel {
  /** `stream` stays open for many chunks; `poll` ends after the first answer. */
  readonly mode: 'stream' | 'poll';
  /** Longest silence of a `poll` before it ends with a noop, in milliseconds. */
  readonly holdMs: number;
  write(text: string): void;
  end(): void;
  /** UTF-16 code units written so far. */
  written(): number;
}

const DEFAULT_HOLD_MS = 25_000;
/** Below 1.5 times the keep-alive we announce, after which the client gives a GET up. */
const LONGEST_HOLD_MS = 30_000;

/** Reads `CI` (1 asks for long polling) and `TO` (how long to hold, ms) from the GET's query. */
export function createBackChannel(response: ServerResponse, query: URLSearchParams): BackChannel {
  const asked = Number(query.get('TO') ?? DEFAULT_HOLD_MS);
  let written = 0;
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.flushHeaders();
  return {
    mode: query.get('CI') === '1' ? 'poll' : 'stream',
    holdMs: asked > 0 ? Math.min(asked, LONGEST_HOLD_MS) : DEFAULT_HOLD_MS,
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
