import { ApiError, type Bucket, type File } from '@google-cloud/storage';
import { headersFor } from '@vcms/hosting';
import type { ObjectStore, Precondition, StoredObject, WriteOutcome } from '@vcms/registry';
import { contentTypeOf } from './content-type.ts';

/** How often a read is repeated that another's write overtook. */
const TRIES = 5;

/**
 * A Cloud Storage bucket as an object store: a write takes place only on the generation that was read, or where there
 * is no object (`ifGenerationMatch`). `prefix` is empty or ends in a slash.
 */
export function createBucketStore(bucket: Bucket, prefix: string): ObjectStore {
  const fileOf = (name: string, generation?: string) =>
    bucket.file(prefix + name, generation === undefined ? {} : { generation });
  return {
    label: `gs://${bucket.name}/${prefix}`.replace(/\/$/, ''),
    read: (name) => readObject(fileOf, name),
    async write(name, bytes, precondition) {
      const outcome = await save(fileOf(name), name, bytes, precondition);
      if (outcome === 'written') return outcome;
      // The client repeats a request whose answer was lost; the second one then finds what the first wrote.
      const stored = await readObject(fileOf, name);
      return stored !== undefined && Buffer.compare(stored.bytes, bytes) === 0 ? 'written' : 'changed';
    },
    async list(below) {
      const [files] = await bucket.getFiles({ prefix: prefix + below });
      return files.map((file) => file.name.slice(prefix.length)).sort();
    },
    async remove(name) {
      await fileOf(name).delete({ ignoreNotFound: true });
    },
  };
}

async function save(
  file: File,
  name: string,
  bytes: Uint8Array,
  precondition: Precondition,
): Promise<WriteOutcome> {
  const ifGenerationMatch = precondition === 'absent' ? 0 : precondition.generation;
  const kind = name.startsWith('r/') ? 'release-asset' : 'registry';
  try {
    await file.save(Buffer.from(bytes), {
      resumable: false,
      contentType: contentTypeOf(name),
      metadata: { cacheControl: headersFor(kind, { cdn: '' })['cache-control'] ?? 'no-cache' },
      preconditionOpts: { ifGenerationMatch },
    });
    return 'written';
  } catch (error) {
    if (statusOf(error) === 412) return 'changed';
    throw error;
  }
}

/** The metadata names the generation, and the content is asked for by it: both belong together. */
async function readObject(
  fileOf: (name: string, generation?: string) => File,
  name: string,
): Promise<StoredObject | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const generation = await generationOf(fileOf(name));
    if (generation === undefined) return undefined;
    try {
      const [bytes] = await fileOf(name, generation).download();
      return { bytes, generation };
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
  throw new Error(`${name} is being changed by others all the time; try again later.`);
}

async function generationOf(file: File): Promise<string | undefined> {
  try {
    const [metadata] = await file.getMetadata();
    return String(metadata.generation);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.code;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? code : undefined;
}
