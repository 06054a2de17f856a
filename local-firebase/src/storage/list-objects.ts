import { badRequest } from './storage-failure.ts';
import type { StoredObject } from './stored-object.ts';

export interface ListRequest {
  readonly prefix?: string;
  readonly delimiter?: string;
  readonly pageToken?: string;
  /** 1 to 1000 items and prefixes together; default 1000. */
  readonly maxResults?: number;
  /** Names from here on. */
  readonly startOffset?: string;
  /** Names before this. */
  readonly endOffset?: string;
  /** Whether `a/` itself is listed besides being a prefix. */
  readonly includeTrailingDelimiter?: boolean;
}

export interface ListPage {
  readonly items: readonly StoredObject[];
  readonly prefixes: readonly string[];
  readonly nextPageToken?: string;
}

const MAX_PAGE = 1000;

/** @param objects in the order of their names' UTF-8 bytes. */
export function listObjects(objects: Iterable<StoredObject>, request: ListRequest): ListPage {
  const { prefix = '', delimiter = '' } = request;
  const limit = Math.min(request.maxResults ?? MAX_PAGE, MAX_PAGE);
  const after = request.pageToken === undefined ? undefined : readPageToken(request.pageToken);
  const items: StoredObject[] = [];
  const prefixes: string[] = [];
  let last = '';
  for (const object of objects) {
    if (!object.name.startsWith(prefix) || !isWithin(object.name, request)) continue;
    const folder = folderOf(object.name, prefix, delimiter);
    const entry = folder ?? object.name;
    const isItem =
      folder === undefined || (request.includeTrailingDelimiter === true && object.name === folder);
    if (after !== undefined && compareNames(entry, after) <= 0) continue;
    const isNewFolder = folder !== undefined && prefixes.at(-1) !== folder;
    if (!isItem && !isNewFolder) continue;
    if (items.length + prefixes.length >= limit) {
      return { items, prefixes, nextPageToken: writePageToken(last) };
    }
    if (isNewFolder) prefixes.push(folder);
    if (isItem) items.push(object);
    last = entry;
  }
  return { items, prefixes };
}

/** The order in which Cloud Storage lists: by UTF-8 bytes. */
export function compareNames(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function isWithin(name: string, { startOffset, endOffset }: ListRequest): boolean {
  if (startOffset !== undefined && compareNames(name, startOffset) < 0) return false;
  return endOffset === undefined || compareNames(name, endOffset) < 0;
}

function folderOf(name: string, prefix: string, delimiter: string): string | undefined {
  if (delimiter === '') return undefined;
  const at = name.indexOf(delimiter, prefix.length);
  return at === -1 ? undefined : name.slice(0, at + delimiter.length);
}

/** A token names the last entry of its page, so that pages stay right while objects come and go. */
function writePageToken(last: string): string {
  return Buffer.from(last).toString('base64url');
}

function readPageToken(token: string): string {
  const last = Buffer.from(token, 'base64url').toString();
  if (last === '' || writePageToken(last) !== token) throw badRequest('Invalid page token.');
  return last;
}
