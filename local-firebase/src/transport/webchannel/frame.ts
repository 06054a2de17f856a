/** Most arrays one chunk carries, so that a client can show the first of a long result early. */
const ARRAYS_PER_CHUNK = 200;

/**
 * One WebChannel chunk: decimal length, newline, payload. The length counts UTF-16 code units because the client
 * slices decoded JavaScript strings (local-firebase 2.1).
 */
export function frame(payload: string): string {
  return `${payload.length}\n${payload}`;
}

/** Frames queued arrays (each the JSON text `[id,data]`), several to a chunk. */
export function frameArrays(arrays: readonly string[]): string {
  let text = '';
  for (let at = 0; at < arrays.length; at += ARRAYS_PER_CHUNK) {
    text += frame(`[${arrays.slice(at, at + ARRAYS_PER_CHUNK).join(',')}]`);
  }
  return text;
}
