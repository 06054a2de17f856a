import { randomUUID } from 'node:crypto';
import { sendJson } from '../transport/rest/send-json.ts';
import type { BlobFiles } from './blob-files.ts';
import { readRelatedParts } from './multipart-related.ts';
import { checkObjectName } from './object-name.ts';
import { firebaseResource } from './object-resources.ts';
import type { ObjectService } from './object-service.ts';
import { parseSettingsText } from './parse-settings.ts';
import type { ResumableUploads } from './resumable-uploads.ts';
import { headerOf, readText, type StorageCall } from './storage-call.ts';
import { badRequest } from './storage-failure.ts';
import { type ObjectSettings, TOKENS_KEY } from './stored-object.ts';

export interface FirebaseUploadParts {
  readonly objects: ObjectService;
  readonly blobs: BlobFiles;
  readonly uploads: ResumableUploads;
}

/** Multiple of which production wants pieces to be; SDKs send multiples of it anyway. */
const GRANULARITY = '262144';

/** Uploads of the Firebase Storage API: resumable, multipart, or the bare bytes. */
export async function answerFirebaseUpload(
  parts: FirebaseUploadParts,
  call: StorageCall,
  nameInPath: string | undefined,
): Promise<void> {
  const { request, query } = call;
  const command = headerOf(request, 'x-goog-upload-command')?.toLowerCase();
  if (command !== undefined && command !== 'start') {
    await answerCommand(parts, call, query.get('upload_id') ?? '', command);
    return;
  }
  const name = checkObjectName(nameInPath ?? query.get('name') ?? '');
  const protocol = headerOf(request, 'x-goog-upload-protocol')?.toLowerCase();
  if (command === 'start' || protocol === 'resumable') await startUpload(parts, call, name);
  else await uploadAtOnce(parts, call, name, protocol === 'multipart');
}

async function uploadAtOnce(
  { objects, blobs }: FirebaseUploadParts,
  { request, response, bucket, caller }: StorageCall,
  name: string,
  isMultipart: boolean,
): Promise<void> {
  const contentType = headerOf(request, 'content-type');
  const parts = isMultipart ? await readRelatedParts(contentType, request) : undefined;
  const mediaType = parts === undefined ? contentType : parts.mediaType;
  const settings = settingsOf(name, parts?.metadata ?? '', mediaType);
  const blob = await blobs.create();
  try {
    await blobs.append(blob, 0, parts?.media ?? request);
  } catch (broken) {
    await blobs.remove(blob);
    throw broken;
  }
  const object = await objects.finishUpload({ bucket, name, blob, settings, caller, conditions: {} });
  sendJson(response, 200, firebaseResource(object));
}

async function startUpload(
  { uploads }: FirebaseUploadParts,
  { request, response, bucket, caller, origin }: StorageCall,
  name: string,
): Promise<void> {
  const mediaType = headerOf(request, 'x-goog-upload-header-content-type');
  const settings = settingsOf(name, await readText(request), mediaType);
  const session = await uploads.start({ api: 'firebase', bucket, name, settings, caller, conditions: {} });
  const query = new URLSearchParams({ name, upload_id: session.id, upload_protocol: 'resumable' });
  const url = `${origin}/v0/b/${encodeURIComponent(bucket)}/o?${query}`;
  response.setHeader('X-Goog-Upload-URL', url);
  response.setHeader('X-Goog-Upload-Control-URL', url);
  response.setHeader('X-Goog-Upload-Chunk-Granularity', GRANULARITY);
  response.setHeader('X-GUploader-UploadID', session.id);
  response.setHeader('X-Goog-Upload-Status', 'active');
  response.writeHead(200).end();
}

async function answerCommand(
  { uploads }: FirebaseUploadParts,
  { request, response }: StorageCall,
  id: string,
  command: string,
): Promise<void> {
  const words = command.split(',').map((word) => word.trim());
  if (words.includes('query')) {
    const session = await uploads.find(id);
    response.setHeader('X-Goog-Upload-Status', session.state);
    response.setHeader('X-Goog-Upload-Size-Received', String(session.received));
    response.writeHead(200).end();
    return;
  }
  if (words.includes('cancel')) {
    await uploads.cancel(id);
    response.setHeader('X-Goog-Upload-Status', 'cancelled');
    response.writeHead(200).end();
    return;
  }
  const finalize = words.includes('finalize');
  if (!finalize && !words.includes('upload')) throw badRequest(`Unknown upload command ${command}.`);
  if (words.includes('upload')) {
    const offset = headerOf(request, 'x-goog-upload-offset') ?? String((await uploads.find(id)).received);
    const session = await uploads.append(id, Number(offset), request);
    response.setHeader('X-Goog-Upload-Size-Received', String(session.received));
  }
  // Set before the rules decide: an SDK must see that a denied upload has ended.
  response.setHeader('X-Goog-Upload-Status', finalize ? 'final' : 'active');
  if (finalize) sendJson(response, 200, firebaseResource(await uploads.finish(id)));
  else response.writeHead(200).end();
}

/** What this API adds to every upload: a download token, and a disposition that lets browsers show the file. */
function settingsOf(name: string, metadata: string, mediaType: string | undefined): ObjectSettings {
  const given = parseSettingsText(metadata);
  const contentType = given.contentType ?? mediaType;
  const fileName = encodeURIComponent(name.slice(name.lastIndexOf('/') + 1)).replace(
    /['()*]/g,
    escapeCharacter,
  );
  return {
    ...given,
    ...(contentType !== undefined && { contentType }),
    contentDisposition: given.contentDisposition ?? `inline; filename*=utf-8''${fileName}`,
    metadata: { [TOKENS_KEY]: randomUUID(), ...given.metadata },
  };
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
