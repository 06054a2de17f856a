import { etagOf, type StoredObject, TOKENS_KEY } from './stored-object.ts';

/** The object as the Firebase Storage API shows it. */
export function firebaseResource(object: StoredObject): Record<string, unknown> {
  return {
    ...sharedFields(object),
    contentEncoding: object.contentEncoding ?? 'identity',
    downloadTokens: object.downloadTokens.join(','),
    metadata: object.metadata,
  };
}

/** The object as the Cloud Storage JSON API shows it. @param origin `http://host:port` of this server. */
export function cloudResource(object: StoredObject, origin: string): Record<string, unknown> {
  const path = `b/${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}`;
  const tokens = object.downloadTokens.length > 0 && { [TOKENS_KEY]: object.downloadTokens.join(',') };
  const metadata = { ...object.metadata, ...tokens };
  return {
    ...sharedFields(object),
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${object.generation}&alt=media`,
    contentEncoding: object.contentEncoding,
    customTime: object.customTime,
    timeStorageClassUpdated: new Date(object.timeCreated).toISOString(),
    metadata: Object.keys(metadata).length === 0 ? undefined : metadata,
  };
}

export function bucketResource(bucket: string, origin: string): Record<string, unknown> {
  return {
    kind: 'storage#bucket',
    id: bucket,
    name: bucket,
    selfLink: `${origin}/storage/v1/b/${encodeURIComponent(bucket)}`,
    projectNumber: '0',
    metageneration: '1',
    location: 'US',
    locationType: 'multi-region',
    storageClass: 'STANDARD',
  };
}

function sharedFields(object: StoredObject): Record<string, unknown> {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.contentType,
    timeCreated: new Date(object.timeCreated).toISOString(),
    updated: new Date(object.updated).toISOString(),
    storageClass: object.storageClass,
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    contentDisposition: object.contentDisposition,
    contentLanguage: object.contentLanguage,
    cacheControl: object.cacheControl,
  };
}
