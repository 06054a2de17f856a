import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@vcms/contract';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import { type ReleaseFiles, readReleaseFiles } from './release-files.ts';
import type { Workbench } from './workbench.ts';

/** Written beside the originals for servers of folders; they follow from them. */
const ENCODED = /\.(br|gz)$/;

interface Sources {
  readonly sources?: string;
}

/** The copy of the sources that a command names, for the bundler. */
export function sourcesOf({ sources }: Sources): Sources {
  return sources === undefined ? {} : { sources };
}

/** An empty folder for a build, below `.local`; whoever asked for it removes it. */
export async function makeBuildFolder(root: string, remote: RemoteName): Promise<string> {
  const parent = join(root, '.local', 'release');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, `${remote}-`));
}

/**
 * Builds the sources anew, with the version, commit and date of a finished build, and refuses the build unless the same
 * bytes come out: the contract suite runs on the sources, so only then does it test what is uploaded.
 */
export async function checkSameSources(
  built: ReleaseFiles,
  command: Sources & { readonly from?: string },
  bench: Workbench,
): Promise<void> {
  const from = resolve(bench.root, command.from ?? '');
  const { remote, version, commit, builtAt } = built.release;
  bench.progress(`Building ${remote} to compare it with ${from} …`);
  const outDir = await makeBuildFolder(bench.root, remote);
  try {
    await bench.build({ ...sourcesOf(command), remote, version, outDir, commit, builtAt });
    const other = firstDifference(built, await readReleaseFiles(outDir, remote));
    if (other === undefined) return;
    const sources = commit === 'local' ? 'the sources it was made of' : `commit ${commit} and its packages`;
    throw new ReleaseFailure(
      EXIT.refused,
      `The sources here do not make the build in ${from} (${other} differs), so the contract suite cannot test it; check out ${sources}, or publish without --from.`,
    );
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The first file, release.json last, that only one of them has or that has other bytes. */
function firstDifference(one: ReleaseFiles, two: ReleaseFiles): string | undefined {
  const names = new Set([...two.files.keys(), ...one.files.keys()].filter((name) => !ENCODED.test(name)));
  names.delete('release.json');
  return [...names, 'release.json'].find((name) => {
    const [left, right] = [one.files.get(name), two.files.get(name)];
    return left === undefined || right === undefined || Buffer.compare(left, right) !== 0;
  });
}
