import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NormalModuleReplacementPlugin } from '@rspack/core';

/** The bundler half of the federation runtime, as the federation plugin imports it. */
const BUNDLER_HALF = /(@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/])index\.cjs$/;

/** The page half, as the bundler half imports it. */
const PAGE_HALF = /^@module-federation\/runtime$/;

/**
 * Exchanges the CommonJS entries that the federation plugin names for those that the same packages keep for bundlers:
 * as CommonJS the runtime comes whole, 8 kB (brotli) more in each release, all of it unused.
 */
export function treeShakableRuntime(): readonly InstanceType<typeof NormalModuleReplacementPlugin>[] {
  return [
    new NormalModuleReplacementPlugin(BUNDLER_HALF, (resource) => {
      resource.request = resource.request.replace(BUNDLER_HALF, '$1bundler.js');
    }),
    new NormalModuleReplacementPlugin(PAGE_HALF, (resource) => {
      const from = createRequire(join(resource.context, 'importer.js'));
      resource.request = from.resolve('@module-federation/runtime/bundler');
    }),
  ];
}
