import { queryValue } from '../query/list-scenarios.ts';
import type { RulesAuth, RulesRequest, StorageRequest } from '../rules-request.ts';
import { timestampFromMicros } from '../value/instant.ts';
import { jsonToValue } from '../value/proto-value.ts';
import { failure, map, NULL, path, type RulesResult, type RulesValue, text } from '../value/value.ts';
import { NULL_VALUE_ERROR } from './document-access.ts';
import { documentToValue, storageObjectToValue } from './document-value.ts';

function authValue(auth: RulesAuth | null | undefined): RulesValue {
  return auth === null || auth === undefined
    ? NULL
    : map([
        ['uid', text(auth.uid)],
        ['token', jsonToValue(auth.token)],
      ]);
}

/** Segments of the path that `match` statements see; for queries those of the collection. */
export function requestSegments(request: RulesRequest): readonly string[] {
  if (request.service === 'firebase.storage') {
    return ['b', request.bucket, 'o', ...request.path];
  }
  return [
    'databases',
    request.databaseId,
    'documents',
    ...(request.method === 'list' ? request.parent : request.path),
  ];
}

function storageExtras(request: StorageRequest): [string, RulesValue][] {
  const extras: [string, RulesValue][] = [];
  if (request.requestResource !== undefined) {
    extras.push(['resource', storageObjectToValue(request.requestResource, false)]);
  }
  if (request.method === 'list') {
    extras.push(['query', jsonToValue({ limit: null, ...request.query })]);
  }
  return extras;
}

function firestoreExtras(request: Exclude<RulesRequest, StorageRequest>): [string, RulesValue][] {
  if (request.method === 'list') {
    return [['query', queryValue(request.structuredQuery)]];
  }
  return request.requestResource === undefined
    ? []
    : [['resource', documentToValue(request.requestResource)]];
}

/** The variable `request`; `resource` is there for writes only, `query` for lists only. */
export function requestToValue(request: RulesRequest): RulesValue {
  const extras = request.service === 'firebase.storage' ? storageExtras(request) : firestoreExtras(request);
  return map([
    ['auth', authValue(request.auth)],
    ['method', text(request.method)],
    ['path', path(requestSegments(request))],
    ['time', timestampFromMicros(request.timeMicros)],
    ...extras,
  ]);
}

/**
 * The variable `resource`. A document that does not exist fails at any use (production); an object that does not
 * exist is null: `resource == null` is how Storage rules forbid to overwrite.
 */
export function resourceToValue(request: Exclude<RulesRequest, { structuredQuery: unknown }>): RulesResult {
  if (request.resource === undefined) {
    return request.service === 'firebase.storage' ? NULL : failure(NULL_VALUE_ERROR);
  }
  return request.service === 'firebase.storage'
    ? storageObjectToValue(request.resource, true)
    : documentToValue(request.resource);
}
