import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { buildHost, buildRemote, localVersion, type OverrideOptions } from '@vcms/federation';
import { precompressFolder } from '@vcms/hosting';
import { type StagedRelease, stageRelease } from '@vcms/registry';
import { bundleFunctions, type FunctionsManifest } from './bundle-functions.ts';
import { PlainError } from './plain-error.ts';
import { inRepository } from './repository.ts';

/** Everything the origins serve, built from the sources as they are now. */
export interface BuiltProduct {
  readonly shellFolder: string;
  readonly shellVersion: string;
  readonly cdnFolder: string;
  /** Package of the Cloud Functions. */
  readonly functionsFolder: string;
  readonly releases: Readonly<Record<RemoteName, StagedRelease>>;
}

type Log = (line: string) => void;
type Part = 'host-shell' | 'firebase/functions' | RemoteName;

/** Builds of older sources that stay on disk, newest first, so that going back is quick. */
const KEPT_BUILDS = 3;

/**
 * Builds the shell and the remotes whose sources changed, and puts the releases on the CDN's disk. With `overrides` the
 * shell is a development build of its own, beside the one that everybody gets.
 */
export async function buildProduct(log: Log, overrides?: OverrideOptions): Promise<BuiltProduct> {
  const shell = await buildPart('host-shell', log, overrides);
  const functions = await buildPart('firebase/functions', log);
  const cdnFolder = inRepository('.local', 'cdn');
  const staged: Partial<Record<RemoteName, StagedRelease>> = {};
  for (const remote of REMOTE_NAMES) {
    const build = await buildPart(remote, log);
    staged[remote] = await stageRelease({ buildFolder: build.folder, cdnFolder });
  }
  return {
    shellFolder: shell.folder,
    shellVersion: shell.version,
    cdnFolder,
    functionsFolder: functions.folder,
    releases: staged as Record<RemoteName, StagedRelease>,
  };
}

async function buildPart(
  part: Part,
  log: Log,
  overrides?: OverrideOptions,
): Promise<{ folder: string; version: string }> {
  const dir = inRepository(part);
  const version = `${localVersion(dir)}${overrides === undefined ? '' : overrideMark(overrides)}`;
  const folder = inRepository('.local', 'build', part, version);
  if (await isComplete(folder, part)) return { folder, version };
  log(`Building ${part} ${version} …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await writePart(part, { dir, version, outDir: folder }, overrides);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${part} could not be built: ${reason}`, { cause: error });
  }
  await dropOldBuilds(part);
  return { folder, version };
}

/** Tells a development build from the one for everybody, and from one for other origins. */
function overrideMark({ origins }: OverrideOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(origins)).digest('hex');
  return `.overrides.${hash.slice(0, 8)}`;
}

async function writePart(
  part: Part,
  place: { readonly dir: string; readonly version: string; readonly outDir: string },
  overrides: OverrideOptions | undefined,
): Promise<void> {
  if (part === 'firebase/functions') {
    const manifest = JSON.parse(await readFile(join(place.dir, 'package.json'), 'utf8')) as FunctionsManifest;
    await bundleFunctions(place.outDir, manifest);
    return;
  }
  if (part === 'host-shell') await buildHost({ ...place, overrides });
  else await buildRemote(place);
  await precompressFolder(place.outDir);
}

/** The last file that a build writes says that it is whole. */
function isComplete(folder: string, part: Part): Promise<boolean> {
  const last: Partial<Record<Part, string>> = {
    'host-shell': 'index.html',
    'firebase/functions': 'package.json',
  };
  return access(join(folder, last[part] ?? 'release.json')).then(
    () => true,
    () => false,
  );
}

async function dropOldBuilds(part: Part): Promise<void> {
  const parent = inRepository('.local', 'build', part);
  const names = await readdir(parent);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(parent, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS);
  await Promise.all(old.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })));
}
