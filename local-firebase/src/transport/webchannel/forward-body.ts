import type { ProtoJson } from '../../service/firestore-service.ts';
import { RpcError } from '../../service/rpc-error.ts';
import { parseJsonObject } from '../json-object.ts';

/** What one forward-channel POST carries. */
export interface ForwardBody {
  /** Headers the client could not send as HTTP headers without a preflight; names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Id of the first message; the others follow without a gap. */
  readonly firstId: number;
  readonly messages: readonly ProtoJson[];
}

/**
 * Reads the form-encoded body `headers=..&count=N&ofs=M&req0___data__=..` (local-firebase 2.1).
 * Throws INVALID_ARGUMENT when a counted message is missing or is not a JSON object.
 */
export function parseForwardBody(body: string): ForwardBody {
  const form = new URLSearchParams(body);
  const count = wholeNumber(form.get('count') ?? '0');
  const messages: ProtoJson[] = [];
  for (let at = 0; at < count; at += 1) {
    const text = form.get(`req${at}___data__`);
    if (text === null) {
      throw new RpcError('INVALID_ARGUMENT', `Message ${at} of ${count} is missing in the request.`);
    }
    messages.push(parseJsonObject(text));
  }
  return {
    headers: parseHeaderLines(form.get('headers') ?? ''),
    firstId: wholeNumber(form.get('ofs') ?? '0'),
    messages,
  };
}

function parseHeaderLines(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RpcError('INVALID_ARGUMENT', `"${text}" is not a whole number.`);
  return Number(text);
}
