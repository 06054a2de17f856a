import {
  type Chunk,
  type Configuration,
  DefinePlugin,
  type RspackOptions,
  SubresourceIntegrityPlugin,
} from '@rspack/core';

export interface BaseConfigInputs {
  /** Folder of the workspace that is built. */
  readonly folder: string;
  readonly outDir: string;
  /** Unique among everything that may run in one page; also names the chunk-loading global. */
  readonly uniqueName: string;
  readonly publicPath: string;
  /** Build-time constants by name; each value is written as JSON. */
  readonly constants: Readonly<Record<string, unknown>>;
}

/** What every build of the product has in common: production, content hashes, integrity on every chunk load. */
export function createBaseConfig(inputs: BaseConfigInputs) {
  const constants = Object.entries(inputs.constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: inputs.folder,
    devtool: false,
    output: {
      path: inputs.outDir,
      publicPath: inputs.publicPath,
      uniqueName: inputs.uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      // Without it a failing script of another origin reports "Script error." only (architecture 3g).
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: {
      conditionNames: ['vcms-source', '...'],
      extensions: ['.tsx', '.ts', '.js'],
      // What pdfkit reads font files and pictures with: papers of a page have neither, and they weigh twice as much as the rest.
      alias: { fontkit: false, 'png-js': false },
    },
    module: { rules: [scriptRule()] },
    plugins: [
      new DefinePlugin(Object.fromEntries(constants)),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      emitOnErrors: false,
      splitChunks: {
        chunks: isSplit,
        minSize: SHARED_MIN_SIZE,
        cacheGroups: { common: COMMON, several: SEVERAL },
      },
    },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  } satisfies Configuration;
}

/**
 * Bytes of source from which pages share a chunk. Below, each of them has a copy: at 20,000 (the default) the copies of
 * a remote with many pages weighed more than all the files that this saves; 13,000 left 2,900 bytes more in the client's release.
 */
const SHARED_MIN_SIZE = 8_000;

/**
 * What this many pages and dialogs of a remote need is one file, fetched with the first of them. With five instead, the client's
 * release weighs 5,700 bytes more under gzip; with a copy in each, it weighed 44,000 more, and its entry 1,100. Libraries go their
 * own ways: few pages need one.
 */
const COMMON = {
  ...{ name: 'common', chunks: isSplit, minChunks: 4, enforce: true, priority: 1 },
  test: (module: { nameForCondition(): string | undefined }) =>
    module.nameForCondition()?.includes('node_modules') === false,
};

/**
 * What three or four have copies of may share a smaller file, such as the names of all trades: the client's release weighs 4,300
 * bytes less. What fewer bytes of source are is not worth a file of its own.
 */
const SEVERAL = { chunks: isSplit, minChunks: 3, minSize: 5_000 };

/** The page that a remote opens on, and its parts of one role: the chunks of their imports are named so, or begin with it. */
const FIRST_PAGE = 'first-page';

/**
 * Chunks on demand share what they have in common. A library stays whole, so that a release can weigh it by its name; so does the
 * first page, which everybody waits for: one file instead of several small ones, and nothing in it that only other pages need.
 */
function isSplit(chunk: Chunk): boolean {
  return (
    !chunk.canBeInitial() &&
    chunk.name?.startsWith(FIRST_PAGE) !== true &&
    chunk.name?.startsWith('library-') !== true
  );
}

/** Types are stripped, JSX is compiled; checking is tsc's work. `refresh` adds what hot updates of components need. */
export function scriptRule(
  refresh = false,
): NonNullable<NonNullable<RspackOptions['module']>['rules']>[number] {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
    type: 'javascript/auto',
  };
}
