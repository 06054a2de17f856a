import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Compilers write many files: wait until they have been quiet for this long. */
const QUIET_MS = 200;
const CODE = /\.[cm]?js(on)?$/;
const SETTINGS = /^(package\.json|\.env.*|\.secret\.local)$/;

/**
 * Calls back when the built code of a functions folder, its package.json or its parameters have changed; answers how
 * to end that. Survives that the built folder is deleted and made again, as clean builds do.
 */
export function watchFunctionsFolder(folder: string, onChange: () => void): () => void {
  const root = resolve(folder);
  const built = builtFolder(root);
  const [top] = relative(root, built).split(sep);
  const isFlat = top === undefined || top === '' || top === '..';
  let timer: NodeJS.Timeout | undefined;
  let builtWatcher: FSWatcher | undefined;

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  }
  function watchBuilt(): void {
    builtWatcher?.close();
    builtWatcher = undefined;
    if (isFlat || !existsSync(built)) return;
    builtWatcher = watch(built, { recursive: true }, (_event, file) => {
      if (file === null || CODE.test(file)) changed();
    });
    // A folder that goes away is watched again when it comes back.
    builtWatcher.on('error', () => undefined);
  }
  // The root holds node_modules, which nobody wants to watch: it is watched flat.
  const rootWatcher = watch(root, (_event, file) => {
    if (!isFlat && file === top) watchBuilt();
    else if (file !== null && !SETTINGS.test(file) && !(isFlat && CODE.test(file))) return;
    changed();
  });
  rootWatcher.on('error', () => undefined);
  watchBuilt();
  return () => {
    clearTimeout(timer);
    rootWatcher.close();
    builtWatcher?.close();
  };
}

/** Folder of the package's `main`. */
function builtFolder(root: string): string {
  const { main } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { main?: unknown };
  return dirname(resolve(root, typeof main === 'string' ? main : 'index.js'));
}
