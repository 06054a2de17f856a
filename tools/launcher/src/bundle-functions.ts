import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { FUNCTIONS_NODE } from '@vcms/hosting';
import { PlainError } from './plain-error.ts';
import { inRepository } from './repository.ts';

/** Packages that are installed where the functions run; everything else becomes part of the bundle. */
const INSTALLED = [
  ...['firebase-admin', 'firebase-functions', 'nodemailer'],
  // They read files of their own: the engine as WebAssembly, and what it knows of English.
  ...['tesseract.js-core', '@tesseract.js-data/eng'],
  // Its fonts, found beside its own file.
  'pdfkit',
];

/**
 * Writes the Cloud Functions as a package that Firebase takes as it is: `index.js` with the parts that it loads when they are
 * needed, the thread that recognises scans among them, and a `package.json` that names what to install. Throws PlainError when
 * it cannot be bundled.
 */
export async function bundleFunctions(folder: string, manifest: FunctionsManifest): Promise<void> {
  const stats = await run(folder);
  const [problem] = stats.toJson({ all: false, errors: true }).errors ?? [];
  if (problem !== undefined) throw new PlainError(`The functions cannot be bundled: ${problem.message}`);
  const { dependencies, version } = manifest;
  const kept = Object.entries(dependencies).filter(([name]) => INSTALLED.includes(name));
  const written = {
    name: 'vcms-functions',
    version,
    private: true,
    main: 'index.js',
    engines: { node: String(FUNCTIONS_NODE) },
    dependencies: Object.fromEntries(kept),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
}

export interface FunctionsManifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function run(folder: string): Promise<Stats> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    context: inRepository('firebase', 'functions'),
    entry: { index: './src/main.ts' },
    devtool: 'source-map',
    output: { path: folder, filename: 'index.js', library: { type: 'commonjs2' }, clean: true },
    externalsType: 'commonjs',
    externals: [
      ({ request = '' }, done) =>
        INSTALLED.some((name) => request === name || request.startsWith(`${name}/`))
          ? done(undefined, request)
          : done(),
    ],
    resolve: { conditionNames: ['vcms-source', '...'], extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
    // Stack traces of Cloud Functions are read by people.
    optimization: { minimize: false, emitOnErrors: false },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats !== undefined) resolve(stats);
        else reject(error ?? new Error('the bundler gave no result'));
      });
    });
  });
}
