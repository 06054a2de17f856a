import { createHash } from 'node:crypto';

/** A part of the registry as the bucket has it. */
export interface RegistryObject {
  readonly bytes: Buffer;
  /** With its quotation marks; changes with the bytes and with nothing else. */
  readonly etag: string;
}

/** What is needed of a bucket of Cloud Storage. */
export interface ObjectBucket {
  file(name: string): { download(): Promise<readonly [Buffer]> };
}

export interface RegistryObjectsParts {
  readonly bucket: () => ObjectBucket;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  /** Keeps the cause of a bucket that does not answer, for the operators. */
  readonly onFailure: (cause: unknown) => void;
}

/** How long a copy is given without asking the bucket: many tabs of one moment cost one reading, and a rollback waits so long at most. */
export const KEPT_MS = 2_000;

interface Copy {
  readonly object: RegistryObject;
  readonly at: number;
}

/**
 * The registry's files in the bucket of the releases. While the bucket does not answer, the copy that was read last goes on:
 * nothing starts without the registry. Rejects where there is no copy either; undefined: there is no such file.
 */
export function createRegistryObjects({ bucket, now, onFailure }: RegistryObjectsParts) {
  const copies = new Map<string, Copy>();
  const reading = new Map<string, Promise<RegistryObject | undefined>>();

  async function readAnew(name: string): Promise<RegistryObject | undefined> {
    try {
      const [bytes] = await bucket().file(name).download();
      const object = {
        bytes,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      };
      copies.set(name, { object, at: now() });
      return object;
    } catch (cause) {
      if (isMissing(cause)) {
        copies.delete(name);
        return undefined;
      }
      const copy = copies.get(name);
      if (copy === undefined) throw cause;
      onFailure(cause);
      return copy.object;
    }
  }

  return (name: string): Promise<RegistryObject | undefined> => {
    const copy = copies.get(name);
    if (copy !== undefined && now() - copy.at < KEPT_MS) return Promise.resolve(copy.object);
    const work = reading.get(name) ?? readAnew(name).finally(() => reading.delete(name));
    reading.set(name, work);
    return work;
  };
}

function isMissing(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 404;
}
