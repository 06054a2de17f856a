import type { ProtoJson, ServerStreamMethod, UnaryMethod } from '../../service/firestore-service.ts';
import { RpcError } from '../../service/rpc-error.ts';
import { withEnumNames } from './numeric-enums.ts';
import { fieldsFromQuery } from './query-fields.ts';

/** One REST call as the service knows it. */
export type RestCall =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly request: ProtoJson }
  | { readonly kind: 'stream'; readonly method: ServerStreamMethod; readonly request: ProtoJson };

type Verb =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly subject: 'database' | 'parent' }
  | { readonly kind: 'stream'; readonly method: ServerStreamMethod; readonly subject: 'database' | 'parent' };

/** Custom verbs (`...:verb`) and the request field their path fills. */
const verbs: Readonly<Record<string, Verb>> = {
  batchGet: { kind: 'stream', method: 'BatchGetDocuments', subject: 'database' },
  runQuery: { kind: 'stream', method: 'RunQuery', subject: 'parent' },
  runAggregationQuery: { kind: 'stream', method: 'RunAggregationQuery', subject: 'parent' },
  commit: { kind: 'unary', method: 'Commit', subject: 'database' },
  batchWrite: { kind: 'unary', method: 'BatchWrite', subject: 'database' },
  beginTransaction: { kind: 'unary', method: 'BeginTransaction', subject: 'database' },
  rollback: { kind: 'unary', method: 'Rollback', subject: 'database' },
  listCollectionIds: { kind: 'unary', method: 'ListCollectionIds', subject: 'parent' },
  partitionQuery: { kind: 'unary', method: 'PartitionQuery', subject: 'parent' },
};

/** Verbs of the API that this server does not answer over REST. They, too, stand behind `documents` only. */
const NOT_OFFERED: ReadonlySet<string> = new Set(['executePipeline', 'listen', 'write']);

const ROUTE = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents((?:[/:].*)?)$/;
/** Still encoded: an id may hold a colon, which clients then write as %3A. */
const VERB = /^(.*):([^/:]*)$/;

/**
 * Maps a REST request to a call of google.firestore.v1 (the HTTP rules of firestore.proto; local-firebase 2.4).
 * `pathname` is still percent-encoded. Answers undefined for a path that is not Firestore's.
 * Throws NOT_FOUND for a path or verb that names nothing, UNIMPLEMENTED for a verb that is not offered,
 * INVALID_ARGUMENT for bad parameters.
 */
export function restCallOf(
  httpMethod: string,
  pathname: string,
  query: URLSearchParams,
  body: ProtoJson,
): RestCall | undefined {
  const [, encodedDatabase, rest = ''] = ROUTE.exec(pathname) ?? [];
  if (encodedDatabase === undefined) return undefined;
  const database = decodePath(encodedDatabase);
  const [, encodedSubject = '', verb] = (httpMethod === 'POST' && VERB.exec(rest)) || [];
  const root = `${database}/documents`;
  const request =
    verb === undefined
      ? documentCall(httpMethod, root, decodePath(rest), query, body)
      : verbCall(verb, database, `${root}${decodePath(encodedSubject)}`, body);
  if (request === undefined) throw new RpcError('NOT_FOUND', `No method for ${httpMethod} ${pathname}.`);
  return request;
}

function verbCall(name: string, database: string, parent: string, body: ProtoJson): RestCall | undefined {
  const isRoot = parent === `${database}/documents`;
  if (isRoot && NOT_OFFERED.has(name)) {
    throw new RpcError('UNIMPLEMENTED', `Local Firebase does not offer documents:${name} over REST.`);
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined || (verb.subject === 'database' && !isRoot)) return undefined;
  const subject = verb.subject === 'database' ? { database } : { parent };
  const request = { ...withEnumNames(body), ...subject };
  return verb.kind === 'unary'
    ? { kind: 'unary', method: verb.method, request }
    : { kind: 'stream', method: verb.method, request };
}

function documentCall(
  httpMethod: string,
  root: string,
  rest: string,
  query: URLSearchParams,
  body: ProtoJson,
): RestCall | undefined {
  const segments = rest.split('/').filter((segment) => segment !== '');
  // What follows `documents` without a slash is a verb, which only POST knows.
  if (segments.length === 0 || !rest.startsWith('/')) return undefined;
  const fields = fieldsFromQuery(query);
  const name = [root, ...segments].join('/');
  const isDocument = segments.length % 2 === 0;
  const collectionId = segments.at(-1);
  const parent = [root, ...segments.slice(0, -1)].join('/');
  if (isDocument) {
    if (httpMethod === 'GET') return unary('GetDocument', { ...fields, name });
    if (httpMethod === 'DELETE') return unary('DeleteDocument', { ...fields, name });
    if (httpMethod === 'PATCH') return unary('UpdateDocument', { ...fields, document: { ...body, name } });
    return undefined;
  }
  if (httpMethod === 'GET') return unary('ListDocuments', { ...fields, parent, collectionId });
  if (httpMethod === 'POST')
    return unary('CreateDocument', { ...fields, parent, collectionId, document: body });
  return undefined;
}

function unary(method: UnaryMethod, request: ProtoJson): RestCall {
  return { kind: 'unary', method, request };
}

function decodePath(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The path is not percent-encoded UTF-8.');
  }
}
