import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RulesError } from '../rules/verdict.ts';
import { isJsonObject } from '../transport/json-object.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import { answerCloudApi } from './cloud-api.ts';
import { answerCloudUpload, type CloudUploadParts } from './cloud-uploads.ts';
import { answerFirebaseApi } from './firebase-api.ts';
import { checkBucket } from './object-name.ts';
import { parseJson } from './parse-settings.ts';
import {
  administratorOf,
  callerOf,
  originOf,
  readText,
  type StorageCall,
  splitObjectPath,
} from './storage-call.ts';
import { badRequest, StorageFailure } from './storage-failure.ts';

/** Takes a request when its path is one of Storage, and then answers true. */
export type StorageEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export interface StorageEndpointParts extends CloudUploadParts {
  readonly loadRules: (source: string) => readonly RulesError[];
  readonly clear: () => Promise<void>;
}

type Api = 'firebase' | 'cloud' | 'cloud-upload' | 'cloud-download';

/** The last one is how server SDKs call an emulator: without `/storage/v1`. */
const PREFIXES: readonly (readonly [prefix: string, api: Api])[] = [
  ['/v0', 'firebase'],
  ['/upload/storage/v1', 'cloud-upload'],
  ['/download/storage/v1', 'cloud-download'],
  ['/storage/v1', 'cloud'],
  ['', 'cloud'],
];

/** Response headers that the client SDK reads of a call to another origin. */
const EXPOSED = [
  'content-type, content-length, content-range, content-disposition, etag, location, range',
  'x-goog-upload-url, x-goog-upload-control-url, x-goog-upload-status, x-goog-upload-size-received',
  'x-goog-upload-chunk-granularity, x-guploader-uploadid, x-goog-hash, x-goog-generation',
].join(', ');

export function createStorageEndpoint(parts: StorageEndpointParts): StorageEndpoint {
  return async (request, response, url) => {
    try {
      if (await answerControl(parts, request, response, url)) return true;
      return await answerApi(parts, request, response, url);
    } catch (thrown) {
      answerFailure(request, response, url, thrown);
      return true;
    }
  };
}

async function answerApi(
  parts: StorageEndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const found = PREFIXES.find(([prefix]) => url.pathname.startsWith(`${prefix}/b/`));
  if (found === undefined) return false;
  const [prefix, api] = found;
  const target = splitObjectPath(url.pathname.slice(prefix.length));
  if (target === undefined) return false;
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  const call: StorageCall = {
    request,
    response,
    query: url.searchParams,
    method: request.method ?? 'GET',
    bucket: checkBucket(target.bucket),
    caller: api === 'firebase' ? callerOf(request) : administratorOf(request),
    origin: originOf(request),
  };
  if (api === 'firebase') await answerFirebaseApi(parts, call, target.rest);
  else if (api === 'cloud-upload') await answerCloudUpload(parts, call);
  else {
    if (api === 'cloud-download') call.query.set('alt', 'media');
    await answerCloudApi(parts, call, target.rest);
  }
  return true;
}

/** Controls at the official emulator's paths, which the rules testing kit uses. */
async function answerControl(
  { loadRules, clear }: StorageEndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname === '/internal/setRules' && request.method === 'PUT') {
    const errors = loadRules(sourceOf(parseJson(await readText(request))));
    if (errors.length === 0) sendJson(response, 200, { message: 'Rules updated successfully' });
    else {
      const lines = errors.map(({ line, column, message }) => `L${line}:${column} ${message}`);
      sendJson(response, 400, { message: `There was an error updating rules:\n${lines.join('\n')}` });
    }
    return true;
  }
  if (url.pathname !== '/internal/reset' || request.method !== 'POST') return false;
  await clear();
  sendJson(response, 200, {});
  return true;
}

function sourceOf(body: unknown): string {
  const rules = isJsonObject(body) ? body.rules : undefined;
  const files = isJsonObject(rules) ? rules.files : undefined;
  const file: unknown = Array.isArray(files) ? files[0] : undefined;
  const content = isJsonObject(file) ? file.content : undefined;
  if (typeof content === 'string') return content;
  throw badRequest('The body must be {"rules": {"files": [{"name": .., "content": ..}]}}.');
}

function answerFailure(request: IncomingMessage, response: ServerResponse, url: URL, thrown: unknown): void {
  // The rest of a refused upload is of no interest, but its sender must be able to finish.
  request.resume();
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (request.destroyed && !request.complete) return;
  const failure = thrown instanceof StorageFailure ? thrown : serverFault(thrown);
  const { status, reason, message } = failure;
  if (status === 304) {
    response.writeHead(304).end();
    return;
  }
  const isBytes = url.searchParams.get('alt') === 'media' && !url.pathname.startsWith('/v0/');
  if (isBytes) response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
  else
    sendJson(response, status, {
      error: { code: status, message, errors: [{ message, reason, domain: 'global' }] },
    });
}

function serverFault(thrown: unknown): StorageFailure {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return new StorageFailure(500, 'backendError', `The local Storage failed on this call. ${text}`);
}
