import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { createBaseConfig } from './base-config.ts';
import { PROVIDED_VERSIONS, sharedOptions } from './shared-table.ts';

export interface HostConfigInputs {
  /** Folder of the shell's workspace. */
  readonly folder: string;
  readonly version: string;
  readonly outDir: string;
  readonly overrides?: OverrideOptions | undefined;
}

/** A development build: a tab may run remotes from a developer's server (architecture 3b). */
export interface OverrideOptions {
  /** Origins beside those on this machine, such as https://preview.example.com. */
  readonly origins: readonly string[];
}

/**
 * The bundler's configuration of the shell: provides the shared modules, lists no remote (they are registered at run
 * time), and is served from `/s/<version>/` (architecture 3c, 3g).
 */
export function createHostConfig(inputs: HostConfigInputs): Configuration {
  const base = createBaseConfig({
    folder: inputs.folder,
    outDir: inputs.outDir,
    uniqueName: 'vcms_shell',
    publicPath: `/s/${inputs.version}/`,
    constants: {
      __VCMS_SHELL_VERSION__: inputs.version,
      __VCMS_PROVIDED__: PROVIDED_VERSIONS,
      __ALLOW_OVERRIDES__: inputs.overrides !== undefined,
      __OVERRIDE_ORIGINS__: inputs.overrides?.origins ?? [],
    },
  });
  const federation = new ModuleFederationPlugin({
    name: 'vcms_shell',
    remotes: {},
    shared: sharedOptions('host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
  });
  const page = new HtmlRspackPlugin({
    template: join(inputs.folder, 'public', 'index.html'),
    favicon: join(inputs.folder, 'public', 'icon.svg'),
    inject: 'head',
    scriptLoading: 'defer',
    minify: false,
  });
  return {
    ...base,
    name: 'vcms_shell',
    entry: { main: join(inputs.folder, 'src', 'main.ts') },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: chunkGroups() },
    },
    plugins: [...base.plugins, federation, page],
  };
}

/**
 * Libraries change less often than the product: files of their own stay in the browser's cache over releases. Firebase is
 * loaded on demand, in parts with names of their own, so that the page can ask for the sign-in part ahead of time.
 */
function chunkGroups() {
  const initial = { chunks: 'initial', enforce: true } as const;
  const onDemand = { chunks: 'async', enforce: true, priority: 30 } as const;
  return {
    react: {
      ...initial,
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      name: 'react',
      priority: 20,
    },
    vendor: { ...initial, test: /node_modules[\\/]/, name: 'vendor', priority: 10 },
    'firebase-core': {
      ...onDemand,
      test: /[\\/](?:@firebase[\\/](?:app|component|logger|util)|firebase[\\/]app|idb)[\\/]/,
      name: 'firebase-core',
    },
    'firebase-auth': { ...onDemand, test: /[\\/]@?firebase[\\/]auth[\\/]/, name: 'firebase-auth' },
  };
}

/** Chunks that every page needs right after the first scripts: the session is the first thing that the shell finds out. */
export const EARLY_CHUNKS: readonly string[] = ['firebase-core', 'firebase-auth'];
