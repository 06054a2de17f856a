import type { Trusted } from '@vcms/server/core';

/**
 * Takes the tokens off pictures that people put up before an upload lost its own: their addresses stand in records that others read
 * and open the picture without signing in. The person goes on seeing it. Answers how many it went through.
 */
export async function closePictures({ files }: Trusted, uids: readonly string[]): Promise<number> {
  let closed = 0;
  for (const uid of uids) {
    for (const { path } of await files.list(`users/${uid}/photo/`)) {
      await files.closeAddress(path);
      closed += 1;
    }
  }
  return closed;
}
