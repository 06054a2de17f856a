import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads the package in a folder by its `main`, and the HTTP framework its functions kit is built for. */
export async function loadFolder(folder) {
  const require = createRequire(join(folder, 'package.json'));
  const main = require.resolve(folder);
  const exports = await loadModule(require, main);
  const kit = createRequire(main).resolve('firebase-functions');
  return { exports, express: createRequire(kit)('express') };
}

async function loadModule(require, main) {
  try {
    return require(main);
  } catch (error) {
    if (error?.code !== 'ERR_REQUIRE_ESM' && error?.code !== 'ERR_REQUIRE_ASYNC_MODULE') throw error;
    return import(pathToFileURL(main).href);
  }
}

/** Every exported function by its name; those in groups as `group-name`. */
export function discoverFunctions(exports, prefix = '', found = new Map()) {
  for (const [key, value] of Object.entries(exports)) {
    const isFunction = typeof value === 'function' && typeof value.__endpoint === 'object';
    if (isFunction) found.set(`${prefix}${key}`, value);
    else if (isPlainGroup(value)) discoverFunctions(value, `${prefix}${key}-`, found);
  }
  return found;
}

function isPlainGroup(value) {
  if (value === null || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
