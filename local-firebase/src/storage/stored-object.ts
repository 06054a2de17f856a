import { createHash } from 'node:crypto';

/** Fields a client may set; `null` takes one away. */
export interface ObjectSettings {
  readonly contentType?: string | null;
  readonly contentDisposition?: string | null;
  readonly contentEncoding?: string | null;
  readonly contentLanguage?: string | null;
  readonly cacheControl?: string | null;
  /** RFC 3339. */
  readonly customTime?: string | null;
  readonly storageClass?: string | null;
  /** Custom metadata: merged key by key; `null` removes a key, or all of them. */
  readonly metadata?: Readonly<Record<string, string | null>> | null;
}

/** Names of the settings that are plain texts. */
export const TEXT_SETTINGS = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
  'customTime',
  'storageClass',
] as const;

/** What is known of the bytes of an object. */
export interface ObjectContent {
  /** File below the blob folder. */
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5Hash: string;
  /** Base64 of the big-endian sum. */
  readonly crc32c: string;
}

export interface StoredObject extends ObjectContent {
  readonly bucket: string;
  readonly name: string;
  /** Grows with every upload of the whole server. */
  readonly generation: number;
  /** 1 after an upload, one more after each change of the metadata. */
  readonly metageneration: number;
  /** Milliseconds since 1970. */
  readonly timeCreated: number;
  readonly updated: number;
  readonly contentType: string;
  readonly storageClass: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly cacheControl?: string;
  readonly customTime?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Whoever knows one may read the bytes. */
  readonly downloadTokens: readonly string[];
}

/** Under this key of the custom metadata the Cloud Storage API carries the download tokens. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

const DEFAULT_TYPE = 'application/octet-stream';

export interface NewObject {
  readonly bucket: string;
  readonly name: string;
  readonly content: ObjectContent;
  readonly settings: ObjectSettings;
  readonly generation: number;
  readonly now: number;
}

export function newObject({ bucket, name, content, settings, generation, now }: NewObject): StoredObject {
  const blank: StoredObject = {
    ...content,
    bucket,
    name,
    generation,
    metageneration: 1,
    timeCreated: now,
    updated: now,
    contentType: DEFAULT_TYPE,
    storageClass: 'STANDARD',
    downloadTokens: [],
  };
  return withSettings(blank, settings);
}

/** The object after a metadata update. */
export function changedObject(object: StoredObject, settings: ObjectSettings, now: number): StoredObject {
  return {
    ...withSettings(object, settings),
    metageneration: object.metageneration + 1,
    updated: now,
  };
}

/** The object with other download tokens, which counts as a metadata update. */
export function withTokens(
  object: StoredObject,
  downloadTokens: readonly string[],
  now: number,
): StoredObject {
  return { ...object, downloadTokens, metageneration: object.metageneration + 1, updated: now };
}

export function etagOf({ generation, metageneration }: StoredObject): string {
  return createHash('sha1').update(`${generation}.${metageneration}`).digest('base64url').slice(0, 22);
}

function withSettings(object: StoredObject, settings: ObjectSettings): StoredObject {
  const next: Record<string, unknown> = { ...object };
  for (const key of TEXT_SETTINGS) {
    const value = settings[key];
    if (value === undefined) continue;
    if (value === null || value === '') delete next[key];
    else next[key] = value;
  }
  next.contentType ??= DEFAULT_TYPE;
  next.storageClass ??= 'STANDARD';
  const { metadata, tokens } = mergeCustom(object.metadata, settings.metadata);
  if (metadata === undefined) delete next.metadata;
  else next.metadata = metadata;
  if (tokens !== undefined) next.downloadTokens = tokens;
  return next as unknown as StoredObject;
}

function mergeCustom(
  before: StoredObject['metadata'],
  change: ObjectSettings['metadata'],
): { metadata: Record<string, string> | undefined; tokens: string[] | undefined } {
  const merged: Record<string, string> = change === null ? {} : { ...before };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  const isTaken = change === null || change?.[TOKENS_KEY] === null;
  const tokens = isTaken ? [] : merged[TOKENS_KEY]?.split(',').filter((token) => token !== '');
  delete merged[TOKENS_KEY];
  return { metadata: Object.keys(merged).length === 0 ? undefined : merged, tokens };
}
