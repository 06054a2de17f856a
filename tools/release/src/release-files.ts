import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  CONTRACT_VERSION,
  isCompatibleContract,
  parseRelease,
  type Release,
  type RemoteName,
} from '@vcms/contract';
import { EXIT, ReleaseFailure } from './release-failure.ts';

/** A finished build in memory, checked against its own release.json. */
export interface ReleaseFiles {
  readonly release: Release;
  /** Content by name relative to release.json, in upload order: release.json is the last. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Names of the scripts among them. */
  readonly scripts: readonly string[];
  /** Folder below the remote's base, ends in a slash. */
  readonly path: string;
  readonly integrity: string;
}

const RELEASE_FILE = 'release.json';
/** Files that a server of folders may send instead of the original. */
const ENCODED = /\.(br|gz)$/;

/**
 * Reads a build and refuses one that the shell could not use: a release.json with problems, a script whose integrity neither
 * release.json nor the entry names, one that does not fit it, or a contract that the current shell does not speak.
 */
export async function readReleaseFiles(folder: string, remote: RemoteName): Promise<ReleaseFiles> {
  const files = await readFolder(folder);
  const text = files.get(RELEASE_FILE);
  if (text === undefined) throw refuse(`${folder} holds no ${RELEASE_FILE}; build ${remote} again.`);
  const release = parse(text, folder);
  if (release.remote !== remote)
    throw refuse(`${folder} is a build of ${release.remote}; publish it under that name.`);
  if (!isCompatibleContract(CONTRACT_VERSION, release.contract))
    throw refuse(
      `The build speaks contract ${release.contract.major}.${release.contract.minor}, the shell ${CONTRACT_VERSION.major}.${CONTRACT_VERSION.minor}; deploy a newer shell first.`,
    );
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
  checkNamedScripts(release, files);
  checkLaterScripts(release, files, scripts);
  files.delete(RELEASE_FILE);
  files.set(RELEASE_FILE, text);
  return { release, files, scripts, path: `${release.version}-${release.commit}/`, integrity: sha384(text) };
}

function parse(text: Uint8Array, folder: string): Release {
  const parsed = parseRelease(parseJson(text));
  const complaints = parsed.ok ? parsed.warnings : parsed.problems;
  if (!parsed.ok || complaints.length > 0)
    throw refuse(`The release.json in ${folder} is refused: ${complaints.join('; ')}. Build again.`);
  return parsed.value;
}

function checkNamedScripts(release: Release, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, integrity] of Object.entries(release.integrity)) {
    const bytes = files.get(name);
    if (bytes === undefined) throw refuse(`${name} is named in release.json but was not built; build again.`);
    if (integrity !== sha384(bytes))
      throw refuse(`${name} does not fit its integrity in release.json; build again.`);
  }
}

/** What release.json does not name is loaded by the entry, which carries the integrity of it: no script more, none less. */
function checkLaterScripts(
  { entry, integrity }: Release,
  files: ReadonlyMap<string, Uint8Array>,
  scripts: readonly string[],
): void {
  const carried = new Set(
    Buffer.from(files.get(entry) ?? [])
      .toString('utf8')
      .match(/sha384-[A-Za-z0-9+/]{64}/g),
  );
  const built = new Map(scripts.map((name) => [name, sha384(files.get(name) ?? new Uint8Array())]));
  for (const [name, hash] of built)
    if (integrity[name] === undefined && !carried.has(hash))
      throw refuse(`${name} does not fit any integrity in ${entry}; build again.`);
  const hashes = new Set(built.values());
  if ([...carried].some((hash) => !hashes.has(hash)))
    throw refuse(`${entry} names the integrity of a script that was not built; build again.`);
}

/** Original files first: whoever sees a compressed one can already get its original. */
async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort((a, b) => Number(ENCODED.test(a)) - Number(ENCODED.test(b)) || (a < b ? -1 : 1));
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  return files;
}

/** Subresource-integrity value of some bytes. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(sentence: string): ReleaseFailure {
  return new ReleaseFailure(EXIT.refused, sentence);
}
