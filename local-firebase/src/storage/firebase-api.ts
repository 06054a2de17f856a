import { randomUUID } from 'node:crypto';
import { sendJson } from '../transport/rest/send-json.ts';
import { answerFirebaseUpload, type FirebaseUploadParts } from './firebase-uploads.ts';
import { checkObjectName } from './object-name.ts';
import { firebaseResource } from './object-resources.ts';
import type { ObjectAddress, ObjectService } from './object-service.ts';
import { parseSettingsText } from './parse-settings.ts';
import { sendObject } from './send-object.ts';
import { headerOf, parseListRequest, readText, type StorageCall } from './storage-call.ts';
import { badRequest, StorageFailure } from './storage-failure.ts';
import { type StoredObject, withTokens } from './stored-object.ts';

/** The Firebase Storage API below `/v0/b/{bucket}`, as the client SDKs speak it. `rest`: `['o', name?]`. */
export async function answerFirebaseApi(
  parts: FirebaseUploadParts,
  call: StorageCall,
  rest: readonly string[],
): Promise<void> {
  const [collection, ...nameParts] = rest;
  if (collection !== 'o') throw badRequest('Storage paths look like /v0/b/{bucket}/o/{object}.');
  const name = nameParts.length === 0 ? undefined : nameParts.join('/');
  const override = headerOf(call.request, 'x-http-method-override')?.toUpperCase();
  const method = override ?? call.method;
  if (name === undefined || name === '') {
    if (method === 'GET') await answerList(parts.objects, call);
    else if (method === 'POST' || method === 'PUT') await answerFirebaseUpload(parts, call, undefined);
    else throw methodNotAllowed(method);
    return;
  }
  const address = { bucket: call.bucket, name: checkObjectName(name) };
  if (method === 'GET' || method === 'HEAD') await answerRead(parts.objects, call, address);
  else if (method === 'PATCH') await answerUpdate(parts.objects, call, address);
  else if (method === 'DELETE') {
    await parts.objects.remove(address, call.caller);
    call.response.writeHead(204).end();
  } else if (call.query.has('create_token') || call.query.has('delete_token')) {
    answerTokens(parts.objects, call, address);
  } else if (method === 'POST' || method === 'PUT') await answerFirebaseUpload(parts, call, name);
  else throw methodNotAllowed(method);
}

async function answerRead(objects: ObjectService, call: StorageCall, address: ObjectAddress): Promise<void> {
  const { request, response, query, caller } = call;
  const token = query.get('token') ?? '';
  const hasToken = objects.peek(address)?.downloadTokens.includes(token) ?? false;
  const object = await objects.read(address, caller, hasToken);
  if (query.get('alt') === 'media') {
    await sendObject(objects, object, request, response);
    return;
  }
  // Objects that came by another API get their first download token when somebody may look.
  const shown =
    object.downloadTokens.length > 0
      ? object
      : objects.replace(address, (before, now) => withTokens(before, [randomUUID()], now));
  sendJson(response, 200, firebaseResource(shown));
}

async function answerUpdate(
  objects: ObjectService,
  call: StorageCall,
  address: ObjectAddress,
): Promise<void> {
  const settings = parseSettingsText(await readText(call.request));
  sendJson(call.response, 200, firebaseResource(await objects.update(address, settings, call.caller)));
}

async function answerList(objects: ObjectService, call: StorageCall): Promise<void> {
  const list = parseListRequest(call.query);
  if (list.prefix !== undefined && !list.prefix.endsWith('/')) {
    throw badRequest('The prefix parameter is required to be empty or ends with a single / character.');
  }
  const { items, prefixes, nextPageToken } = await objects.list(call.bucket, list, call.caller);
  sendJson(call.response, 200, {
    prefixes: prefixes.filter(isReference),
    items: items.filter(({ name }) => isReference(name)).map(({ name, bucket }) => ({ name, bucket })),
    ...(nextPageToken !== undefined && { nextPageToken }),
  });
}

/** The client SDKs cannot name objects with empty path segments. */
function isReference(name: string): boolean {
  return !name.startsWith('/') && !name.includes('//');
}

/** Revoking and adding download tokens is for administrators. */
function answerTokens(objects: ObjectService, call: StorageCall, address: ObjectAddress): void {
  const { query, caller, response } = call;
  if (caller.kind !== 'admin')
    throw new StorageFailure(403, 'forbidden', 'Only an administrator changes tokens.');
  const revoked = query.get('delete_token');
  const change = (before: StoredObject, now: number) => {
    const kept = before.downloadTokens.filter((token) => token !== revoked);
    const added = revoked === null || kept.length === 0 ? [...kept, randomUUID()] : kept;
    return withTokens(before, added, now);
  };
  sendJson(response, 200, firebaseResource(objects.replace(address, change)));
}

function methodNotAllowed(method: string): StorageFailure {
  return new StorageFailure(405, 'methodNotAllowed', `${method} cannot be used here.`);
}
