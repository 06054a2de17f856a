import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { createFolderStore, type ObjectStore } from '@vcms/registry';
import { createBucketStore } from './bucket-store.ts';
import type { CommonOptions } from './command.ts';
import { EXIT, ReleaseFailure } from './release-failure.ts';

/** Where releases and the registry go. */
export interface Target {
  readonly env: string;
  /** Holds `registry/` and `registry.d/`. */
  readonly registry: ObjectStore;
  /** Holds `r/<remote>/<release>/`. */
  readonly cdn: ObjectStore;
  /** The CDN's root as browsers see it, without a slash at the end; undefined when it is not known. */
  readonly cdnUrl: string | undefined;
  /** A server of folders sends `.br` and `.gz` files that lie beside the originals; a bucket does not. */
  readonly precompressed: boolean;
}

/** Opens what `--target` names. Relative folders are relative to the repository's root. */
export async function openTarget(options: CommonOptions, root: string): Promise<Target> {
  const { target } = options;
  if (target === undefined) return openRunningProduct(options, root);
  if (target.startsWith('gs://')) return openBucket(target, options);
  if (target.startsWith('folder:')) {
    const folder = resolve(root, target.slice('folder:'.length));
    return { ...onOneStore(createFolderStore(folder), options), precompressed: true };
  }
  throw new ReleaseFailure(EXIT.usage, `--target takes folder:DIR or gs://bucket, not "${target}".`);
}

async function openRunningProduct(options: CommonOptions, root: string): Promise<Target> {
  const data = resolve(root, options.data);
  return {
    env: options.env ?? 'local',
    registry: createFolderStore(data),
    cdn: createFolderStore(join(root, '.local', 'cdn')),
    cdnUrl: options.cdnUrl ?? (await runningCdn(join(data, 'running.json'))),
    precompressed: true,
  };
}

/** `npm start` writes the file when it answers and removes it when it ends. */
async function runningCdn(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  const known = typeof value === 'object' && value !== null && 'cdnUrl' in value ? value.cdnUrl : undefined;
  return typeof known === 'string' ? known.replace(/\/+$/, '') : undefined;
}

/** Credentials come from the environment, as in every Google client (Application Default Credentials). */
function openBucket(target: string, options: CommonOptions): Target {
  const match = /^gs:\/\/([a-z0-9][a-z0-9._-]{1,220})(?:\/(.*))?$/.exec(target);
  const [, bucket, path = ''] = match ?? [];
  if (bucket === undefined)
    throw new ReleaseFailure(
      EXIT.usage,
      `"${target}" names no bucket; write gs://bucket or gs://bucket/prefix.`,
    );
  const prefix = path.replace(/\/+$/, '');
  const store = createBucketStore(new Storage().bucket(bucket), prefix === '' ? '' : `${prefix}/`);
  return { ...onOneStore(store, options), precompressed: false };
}

/** Releases and registry lie side by side. */
function onOneStore(store: ObjectStore, { env = 'production', cdnUrl }: CommonOptions) {
  return { env, registry: store, cdn: store, cdnUrl };
}
