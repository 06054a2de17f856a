import type { RemoteName } from '@vcms/contract';
import type { Target } from './target.ts';
import { cdnFolder } from './upload-release.ts';
import type { AppliedChange } from './write-registry.ts';

/**
 * Removes the files of releases that retention took off the fragment. It runs after the merge: no registry names them
 * any more, and none has named them as usable for 30 days (architecture 3g). Returns the versions.
 */
export async function dropFiles(
  target: Target,
  remote: RemoteName,
  { before, fragment }: AppliedChange,
): Promise<readonly string[]> {
  const used = new Set(Object.values(fragment.releases).map(({ path }) => path));
  const gone = Object.entries(before?.releases ?? {}).filter(
    ([version, { path }]) => !Object.hasOwn(fragment.releases, version) && !used.has(path),
  );
  for (const [, { path }] of gone) {
    for (const name of await target.cdn.list(cdnFolder(remote, path))) await target.cdn.remove(name);
  }
  return gone.map(([version]) => version);
}
