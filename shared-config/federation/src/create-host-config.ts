import { join } from 'node:path';
import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { createBaseConfig } from './base-config.ts';
import { RUNTIME_SWITCHES } from './runtime-switches.ts';
import { PROVIDED_VERSIONS } from './shared-table.ts';

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

/** The app itself, and the page at the gate: one file of code of its own (ADR 69). */
export const HOST_PAGES = [
  { file: 'index.html', chunk: 'main', entry: ['main.ts'] },
  { file: 'gate.html', chunk: 'gate', entry: ['gate', 'main.ts'] },
] as const;

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
      ...RUNTIME_SWITCHES,
      __VCMS_SHELL_VERSION__: inputs.version,
      __VCMS_PROVIDED__: PROVIDED_VERSIONS,
      __ALLOW_OVERRIDES__: inputs.overrides !== undefined,
      __OVERRIDE_ORIGINS__: inputs.overrides?.origins ?? [],
    },
  });
  const pages = HOST_PAGES.map(
    ({ file, chunk }) =>
      new HtmlRspackPlugin({
        filename: file,
        template: join(inputs.folder, 'public', file),
        favicon: join(inputs.folder, 'public', 'icon.svg'),
        chunks: [chunk],
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
  );
  return {
    ...base,
    name: 'vcms_shell',
    entry: Object.fromEntries(
      HOST_PAGES.map(({ chunk, entry }) => [chunk, join(inputs.folder, 'src', ...entry)]),
    ),
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { ...chunkGroups() } },
    },
    plugins: [...base.plugins, ...pages],
  };
}

/** The part of the shell that every page loads: sign-in, session, theme. `main.ts` names it so. */
const FIRST_PART = 'bootstrap';

/**
 * Libraries change less often than the product: files of their own stay in the browser's cache over releases. What the
 * first part needs is kept apart from what comes after the sign-in; there the design system is one file, because remotes
 * get it whole.
 */
function chunkGroups() {
  const isFirstPart = ({ name }: { readonly name?: string | undefined }) => name === FIRST_PART;
  const isLater = ({ name }: { readonly name?: string | undefined }) =>
    name !== FIRST_PART && !HOST_PAGES.some(({ chunk }) => chunk === name);
  return {
    react: {
      chunks: 'all',
      enforce: true,
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      name: 'react',
      priority: 30,
    },
    libraries: {
      chunks: isFirstPart,
      enforce: true,
      test: /node_modules[\\/]/,
      name: 'libraries',
      priority: 20,
    },
    firestore: {
      chunks: isLater,
      enforce: true,
      test: /node_modules[\\/](?:@firebase[\\/](?:firestore|webchannel-wrapper)|firebase[\\/]firestore|re2js)[\\/]/,
      name: 'firestore',
      priority: 10,
    },
    storage: {
      chunks: isLater,
      enforce: true,
      test: /node_modules[\\/]@?firebase[\\/]storage[\\/]/,
      name: 'storage',
      priority: 10,
    },
    // Changes with its version only, and loads beside the rest of the second part.
    federation: {
      chunks: isLater,
      enforce: true,
      test: /node_modules[\\/]@module-federation[\\/]/,
      name: 'federation',
      priority: 10,
    },
    ui: {
      chunks: isLater,
      enforce: true,
      test: /node_modules[\\/](?:@chakra-ui|@ark-ui|@zag-js|@floating-ui|@emotion|lucide-react)[\\/]|shared-config[\\/]ui[\\/]/,
      name: 'ui',
      priority: 10,
    },
  } as const;
}

/** Chunks that the first part needs; the page names them, so that the browser fetches all at once. */
export const EARLY_CHUNKS: readonly string[] = ['react', 'libraries'];
