import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { containerName, type RemoteName } from '@vcms/contract';
import { createBaseConfig } from './base-config.ts';
import { BuildFailure } from './build-failure.ts';
import { sharedOptions } from './shared-table.ts';
import { treeShakableRuntime } from './tree-shakable-runtime.ts';

export interface RemoteConfigInputs {
  readonly remote: RemoteName;
  /** Folder of the remote's workspace. */
  readonly folder: string;
  readonly version: string;
  readonly outDir: string;
}

/**
 * The bundler's configuration of a remote: a container with the version in its name, the entry loaded directly, shared
 * modules consumed from the shell only (architecture 3a, 3c; stack 3).
 */
export function createRemoteConfig(inputs: RemoteConfigInputs): Configuration {
  const name = containerName(inputs.remote, inputs.version);
  const base = createBaseConfig({
    folder: inputs.folder,
    outDir: inputs.outDir,
    uniqueName: name,
    publicPath: 'auto',
    constants: { __VCMS_RELEASE__: inputs.version },
  });
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: {
      './app': { import: sourceFile(inputs.folder, 'app'), name: 'app' },
      './menu': { import: sourceFile(inputs.folder, 'menu'), name: 'menu' },
    },
    shared: sharedOptions(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // The shell provides the core of the federation runtime; `requires` guards its version.
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
  return { ...base, name, entry: {}, plugins: [...base.plugins, ...treeShakableRuntime(), federation] };
}

function sourceFile(folder: string, name: string): string {
  const file = ['.ts', '.tsx'].map((extension) => join(folder, 'src', name + extension)).find(existsSync);
  if (file === undefined)
    throw new BuildFailure(`${join(folder, 'src', name)}.ts is missing; a remote must have it to be built.`);
  return file;
}
