import type { Clock } from './clock.ts';

export interface FetchDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** False while the browser knows that it has no network: asking again at once is then no use (architecture 3h, row 30). */
  readonly isOnline?: () => boolean;
}

/** What came back from one request. `transient` tells whether asking again may help. */
export type FetchedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly reason: 'network' | 'timeout' | 'status' | 'aborted';
      readonly status?: number;
      readonly transient: boolean;
      readonly cause: unknown;
    };

export interface FetchOptions {
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly init?: RequestInit;
}

/** Reads a text within a limit that covers headers and body. Never rejects. */
export async function fetchText(deps: FetchDeps, url: string, options: FetchOptions): Promise<FetchedText> {
  const controller = new AbortController();
  let timedOut = false;
  const stop = () => controller.abort(options.signal?.reason);
  if (options.signal?.aborted) stop();
  options.signal?.addEventListener('abort', stop);
  const cancel = deps.clock.after(options.limitMs, () => {
    timedOut = true;
    controller.abort();
  });
  try {
    const response = await deps.fetch(url, { ...options.init, signal: controller.signal });
    if (!response.ok) return failedStatus(response.status, url);
    return { ok: true, text: await response.text() };
  } catch (cause) {
    const transient = deps.isOnline?.() ?? true;
    if (timedOut) return { ok: false, reason: 'timeout', transient, cause };
    if (options.signal?.aborted) return { ok: false, reason: 'aborted', transient: false, cause };
    return { ok: false, reason: 'network', transient, cause };
  } finally {
    cancel();
    options.signal?.removeEventListener('abort', stop);
  }
}

function failedStatus(status: number, url: string): FetchedText {
  const transient = status === 408 || status === 429 || status >= 500;
  return { ok: false, reason: 'status', status, transient, cause: new Error(`${url} answered ${status}`) };
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
