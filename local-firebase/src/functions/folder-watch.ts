import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Compilers write many files: wait until they have been quiet for this long. */
const QUIET_MS = 200;

/** Calls back when the built code of a functions folder has changed; answers how to end that. */
export function watchFunctionsFolder(folder: string, onChange: () => void): () => void {
  const watched = watchedFolder(folder);
  // A folder that holds node_modules too is watched flat: recursion would watch every package.
  const recursive = watched !== resolve(folder);
  let timer: NodeJS.Timeout | undefined;
  const watcher: FSWatcher = watch(watched, { recursive }, (_event, file) => {
    if (file !== null && !/\.(c|m)?js(on)?$|\.env|\.secret/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  watcher.on('error', () => undefined);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Folder of the package's `main`. */
function watchedFolder(folder: string): string {
  const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main?: unknown };
  const built = dirname(resolve(folder, typeof main === 'string' ? main : 'index.js'));
  return existsSync(built) ? built : resolve(folder);
}
