import { sendJson } from '../transport/rest/send-json.ts';
import type { CloudUploadParts } from './cloud-uploads.ts';
import { checkBucket, checkObjectName } from './object-name.ts';
import { bucketResource, cloudResource } from './object-resources.ts';
import type { ObjectAddress } from './object-service.ts';
import { parseJson, parseSettings, parseSettingsText } from './parse-settings.ts';
import { checkPreconditions, parsePreconditions } from './preconditions.ts';
import { sendObject } from './send-object.ts';
import { parseListRequest, readText, type StorageCall } from './storage-call.ts';
import { noSuchObject, StorageFailure } from './storage-failure.ts';
import { type StoredObject, TOKENS_KEY } from './stored-object.ts';

/**
 * The Cloud Storage JSON API below `/b/{bucket}`, as the server SDKs speak it. It knows no security rules:
 * only the administrator may come. `rest`: the decoded path after the bucket.
 */
export async function answerCloudApi(
  parts: CloudUploadParts,
  call: StorageCall,
  rest: readonly string[],
): Promise<void> {
  const { response, bucket, method, origin } = call;
  const [collection, ...tail] = rest;
  if (collection === undefined || collection === '') {
    if (method !== 'GET') throw notOffered(call);
    sendJson(response, 200, bucketResource(bucket, origin));
    return;
  }
  if (collection !== 'o') throw notOffered(call);
  const copyAt = tail.findIndex((part, at) => isCopy(part) && tail[at + 1] === 'b' && tail[at + 3] === 'o');
  if (tail.length === 0 || tail[0] === '') await answerList(parts, call);
  else if (method === 'POST' && copyAt > 0) await answerCopy(parts, call, tail, copyAt);
  else await answerObject(parts, call, { bucket, name: checkObjectName(tail.join('/')) });
}

async function answerObject(
  parts: CloudUploadParts,
  call: StorageCall,
  address: ObjectAddress,
): Promise<void> {
  const { request, response, query, method, caller, origin } = call;
  const { objects } = parts;
  const conditions = parsePreconditions(query);
  if (method === 'GET' || method === 'HEAD') {
    const object = ofGeneration(await objects.read(address, caller), query);
    checkPreconditions(conditions, object, 'read');
    if (query.get('alt') === 'media') await sendObject(objects, object, request, response);
    else sendJson(response, 200, cloudResource(object, origin));
  } else if (method === 'PATCH' || method === 'PUT') {
    const settings = parseSettingsText(await readText(request));
    sendJson(
      response,
      200,
      cloudResource(await objects.update(address, settings, caller, conditions), origin),
    );
  } else if (method === 'DELETE') {
    const present = objects.peek(address);
    if (present !== undefined) ofGeneration(present, query);
    await objects.remove(address, caller, conditions);
    response.writeHead(204).end();
  } else throw notOffered(call);
}

async function answerList({ objects }: CloudUploadParts, call: StorageCall): Promise<void> {
  const { response, bucket, caller, method, query, origin } = call;
  if (method !== 'GET') throw notOffered(call);
  const page = await objects.list(bucket, parseListRequest(query), caller);
  sendJson(response, 200, {
    kind: 'storage#objects',
    ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    ...(page.prefixes.length > 0 && { prefixes: page.prefixes }),
    items: page.items.map((object) => cloudResource(object, origin)),
  });
}

/** `{name}/rewriteTo/b/{bucket}/o/{name}`, which ends in one step here, and its older sister copyTo. */
async function answerCopy(
  { objects }: CloudUploadParts,
  call: StorageCall,
  tail: readonly string[],
  copyAt: number,
): Promise<void> {
  const { request, response, bucket, caller, query, origin } = call;
  const source = await objects.read({ bucket, name: tail.slice(0, copyAt).join('/') }, caller);
  const name = checkObjectName(tail.slice(copyAt + 4).join('/'));
  const given = parseSettings(parseJson(await readText(request)));
  const { metadata, contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl } =
    source;
  const kept = { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl };
  const tokens = source.downloadTokens.length > 0 && { [TOKENS_KEY]: source.downloadTokens.join(',') };
  const settings = {
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    metadata: { ...metadata, ...tokens },
    ...given,
  };
  const conditions = parsePreconditions(query);
  const target = { bucket: checkBucket(tail[copyAt + 2] ?? ''), name, settings, conditions, caller };
  const object = await objects.copy(source, target);
  const resource = cloudResource(object, origin);
  const size = String(object.size);
  const rewritten = {
    kind: 'storage#rewriteResponse',
    totalBytesRewritten: size,
    objectSize: size,
    done: true,
  };
  sendJson(response, 200, tail[copyAt] === 'copyTo' ? resource : { ...rewritten, resource });
}

/** Only the latest generation of an object is kept, as in a bucket without versions. */
function ofGeneration(object: StoredObject, query: URLSearchParams): StoredObject {
  const wanted = query.get('generation');
  if (wanted !== null && wanted !== String(object.generation)) throw noSuchObject(object.bucket, object.name);
  return object;
}

function isCopy(part: string): boolean {
  return part === 'rewriteTo' || part === 'copyTo';
}

function notOffered({ method, request }: StorageCall): StorageFailure {
  return new StorageFailure(
    501,
    'notImplemented',
    `The local Storage does not offer ${method} ${request.url}.`,
  );
}
