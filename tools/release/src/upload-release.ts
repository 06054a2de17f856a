import type { ObjectStore } from '@vcms/registry';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Name of a release's folder on the CDN. */
export function cdnFolder(remote: string, path: string): string {
  return `r/${remote}/${path}`;
}

/**
 * Puts every file on the CDN where none may be yet. A file that lies there with the same content is taken as it is, so
 * an upload that was cut short can be repeated; other content is a conflict. Returns how many files were new.
 */
export async function uploadRelease(cdn: ObjectStore, built: ReleaseFiles): Promise<number> {
  const folder = cdnFolder(built.release.remote, built.path);
  let written = 0;
  for (const [file, bytes] of built.files) {
    const name = folder + file;
    if ((await cdn.write(name, bytes, 'absent')) === 'written') {
      written += 1;
      continue;
    }
    const present = await cdn.read(name);
    if (present !== undefined && Buffer.compare(present.bytes, bytes) === 0) continue;
    throw new ReleaseFailure(
      EXIT.conflict,
      `${cdn.label}/${name} exists with other content and is never overwritten; publish under a new version.`,
    );
  }
  return written;
}
