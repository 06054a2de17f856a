import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import { callerFromAuthorization } from '../transport/caller-from-authorization.ts';
import type { ListRequest } from './list-objects.ts';
import { decodePart } from './object-name.ts';
import { badRequest, StorageFailure } from './storage-failure.ts';

/** One HTTP call of either API. */
export interface StorageCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly method: string;
  /** Bucket and the rest of the path, decoded. */
  readonly bucket: string;
  readonly caller: Caller;
  /** `http://host:port` as the client sees this server. */
  readonly origin: string;
}

const MAX_JSON_BYTES = 1024 * 1024;

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The client SDKs write `Firebase <token>`, the server SDKs `Bearer <token>`. Throws a 401 for no token at all. */
export function callerOf(request: IncomingMessage): Caller {
  const header = request.headers.authorization?.replace(/^\s*Firebase\s/i, 'Bearer ');
  try {
    return callerFromAuthorization(header);
  } catch (error) {
    if (error instanceof RpcError) throw new StorageFailure(401, 'authError', error.message);
    throw error;
  }
}

/**
 * The server SDKs send an emulator no credentials, or some of a real account: both stand for the administrator.
 * Throws a 403 for the token of a user, who has no business with the Cloud Storage API, and for a page that shows none: browsers
 * say where a page is from, and programs do not.
 */
export function administratorOf(request: IncomingMessage): Caller {
  const { authorization, origin } = request.headers;
  if (isUser(request) || (origin !== undefined && authorization === undefined)) {
    throw new StorageFailure(403, 'forbidden', 'The Cloud Storage API is for administrators only.');
  }
  return { kind: 'admin' };
}

function isUser(request: IncomingMessage): boolean {
  try {
    return callerOf(request).kind === 'user';
  } catch {
    return false;
  }
}

export function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? '127.0.0.1'}`;
}

/** Reads a small JSON body as text. Throws a 400 above 1 MiB. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_JSON_BYTES) throw badRequest('The metadata is larger than 1 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the query of a list call. Throws a 400 for a page size that is none. */
export function parseListRequest(query: URLSearchParams): ListRequest {
  const request: Record<string, unknown> = {};
  for (const key of ['prefix', 'delimiter', 'pageToken', 'startOffset', 'endOffset']) {
    const value = query.get(key);
    if (value !== null && value !== '') request[key] = value;
  }
  const size = query.get('maxResults');
  if (size !== null) {
    if (!/^[1-9]\d{0,8}$/.test(size)) throw badRequest(`Invalid value '${size}' for maxResults.`);
    request.maxResults = Number(size);
  }
  if (query.get('includeTrailingDelimiter') === 'true') request.includeTrailingDelimiter = true;
  return request;
}

/** Splits `/b/{bucket}/o/{object}` after a prefix of the path; parts still encoded in the path are decoded. */
export function splitObjectPath(path: string): { bucket: string; rest: readonly string[] } | undefined {
  const [, bucket, tail = ''] = /^\/b\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (bucket === undefined) return undefined;
  return { bucket: decodePart(bucket), rest: tail.split('/').slice(1).map(decodePart) };
}
