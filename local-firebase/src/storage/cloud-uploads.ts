import { sendJson } from '../transport/rest/send-json.ts';
import type { BlobFiles } from './blob-files.ts';
import { parseContentRange } from './content-range.ts';
import { readRelatedParts } from './multipart-related.ts';
import { checkObjectName } from './object-name.ts';
import { cloudResource } from './object-resources.ts';
import type { ObjectService } from './object-service.ts';
import { parseJson, parseSettings } from './parse-settings.ts';
import { parsePreconditions } from './preconditions.ts';
import type { ResumableUploads } from './resumable-uploads.ts';
import { headerOf, readText, type StorageCall } from './storage-call.ts';
import { badRequest, StorageFailure } from './storage-failure.ts';
import type { ObjectSettings } from './stored-object.ts';
import type { UploadSession } from './upload-session.ts';

export interface CloudUploadParts {
  readonly objects: ObjectService;
  readonly blobs: BlobFiles;
  readonly uploads: ResumableUploads;
}

/** Uploads of the Cloud Storage JSON API: `uploadType` media, multipart or resumable. */
export async function answerCloudUpload(parts: CloudUploadParts, call: StorageCall): Promise<void> {
  const { query, method, response } = call;
  const id = query.get('upload_id');
  if (id !== null && method === 'PUT') return answerPiece(parts, call, id);
  if (id !== null && method === 'DELETE') {
    await parts.uploads.cancel(id);
    response.writeHead(499, 'Client Closed Request').end();
    return;
  }
  if (method !== 'POST') throw new StorageFailure(405, 'methodNotAllowed', `${method} cannot be used here.`);
  if (query.get('uploadType') === 'resumable') return startUpload(parts, call);
  return uploadAtOnce(parts, call, query.get('uploadType') === 'multipart');
}

async function uploadAtOnce(parts: CloudUploadParts, call: StorageCall, isMultipart: boolean): Promise<void> {
  const { request, response, bucket, caller, query, origin } = call;
  const { objects, blobs } = parts;
  const contentType = headerOf(request, 'content-type');
  const related = isMultipart ? await readRelatedParts(contentType, request) : undefined;
  const mediaType = related === undefined ? contentType : related.mediaType;
  const { name, settings } = described(query, related?.metadata ?? '', mediaType);
  const conditions = parsePreconditions(query);
  const blob = await blobs.create();
  try {
    await blobs.append(blob, 0, related?.media ?? request);
  } catch (broken) {
    await blobs.remove(blob);
    throw broken;
  }
  const object = await objects.finishUpload({ bucket, name, blob, settings, conditions, caller });
  sendJson(response, 200, cloudResource(object, origin));
}

async function startUpload({ uploads }: CloudUploadParts, call: StorageCall): Promise<void> {
  const { request, response, bucket, caller, query, origin } = call;
  const mediaType = headerOf(request, 'x-upload-content-type');
  const { name, settings } = described(query, await readText(request), mediaType);
  const conditions = parsePreconditions(query);
  const session = await uploads.start({ api: 'cloud', bucket, name, settings, conditions, caller });
  const next = new URLSearchParams({ uploadType: 'resumable', name, upload_id: session.id });
  const location = `${origin}/upload/storage/v1/b/${encodeURIComponent(bucket)}/o?${next}`;
  response
    .writeHead(200, { Location: location, 'X-GUploader-UploadID': session.id, 'Content-Length': 0 })
    .end();
}

async function answerPiece(parts: CloudUploadParts, call: StorageCall, id: string): Promise<void> {
  const { request, response, origin } = call;
  const range = parseContentRange(headerOf(request, 'content-range'));
  let session = await parts.uploads.find(id);
  if (session.state === 'cancelled') throw new StorageFailure(410, 'gone', 'The upload was cancelled.');
  if (session.state === 'active' && range.kind === 'bytes') {
    session = await parts.uploads.append(id, range.start, request);
  }
  // Without a total the last piece is the one whose end is open or whose header says nothing.
  const last = range.kind === 'bytes' && range.total === undefined && range.end === undefined;
  const complete = session.state === 'final' || last || session.received === range.total;
  if (complete) sendJson(response, 200, cloudResource(await parts.uploads.finish(id), origin));
  else answerIncomplete(call, session);
}

function answerIncomplete({ response }: StorageCall, { received }: UploadSession): void {
  if (received > 0) response.setHeader('Range', `bytes=0-${received - 1}`);
  response.writeHead(308, { 'Content-Length': 0 }).end();
}

function described(
  query: URLSearchParams,
  metadata: string,
  mediaType: string | undefined,
): { name: string; settings: ObjectSettings } {
  const json = parseJson(metadata);
  const given = parseSettings(json);
  const named = (json as { name?: unknown } | undefined)?.name;
  const name = query.get('name') ?? (typeof named === 'string' ? named : undefined);
  if (name === undefined) throw badRequest('Required: name');
  const contentType = given.contentType ?? mediaType;
  const contentEncoding = query.get('contentEncoding') ?? given.contentEncoding;
  return {
    name: checkObjectName(name),
    settings: {
      ...given,
      ...(contentType !== undefined && { contentType }),
      ...(contentEncoding !== undefined && { contentEncoding }),
    },
  };
}
