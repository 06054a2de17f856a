import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildFailure } from './build-failure.ts';

/** The repository's root above a workspace folder: the nearest folder that holds the lockfile. */
export function workspaceRoot(folder: string): string {
  let current = resolve(folder);
  while (!existsSync(join(current, 'package-lock.json'))) {
    const parent = dirname(current);
    if (parent === current)
      throw new BuildFailure(
        `No package-lock.json was found above ${folder}; run the build inside the repository.`,
      );
    current = parent;
  }
  return current;
}
