import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { SHARED_MODULES } from '@vcms/federation';
import type { BuiltProduct } from '@vcms/launcher';

/** Bytes under brotli at its strongest, as the CDN sends them. */
export interface ReleaseWeight {
  readonly entry: number;
  readonly all: number;
  readonly files: number;
}

export async function weighReleases(product: BuiltProduct): Promise<ReadonlyMap<RemoteName, ReleaseWeight>> {
  const weights = new Map<RemoteName, ReleaseWeight>();
  for (const remote of REMOTE_NAMES) {
    const folder = join(product.cdnFolder, 'r', remote, product.releases[remote].location.path);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const sizes = await Promise.all(
      scripts.map(
        async (name) => [name, brotliCompressSync(await readFile(join(folder, name))).byteLength] as const,
      ),
    );
    weights.set(remote, {
      entry: sizes.find(([name]) => name.startsWith('remoteEntry.'))?.[1] ?? 0,
      all: sizes.reduce((sum, [, size]) => sum + size, 0),
      files: sizes.length,
    });
  }
  return weights;
}

/** Where the shell gives a list of names instead of the whole package. */
const PARTS: Readonly<Record<string, string>> = {
  'react-router-dom': 'federation/shared-router.ts',
  'firebase/app': 'backend/shared-app.ts',
  'firebase/auth': 'backend/shared-auth.ts',
  'firebase/firestore': 'backend/shared-firestore.ts',
  'firebase/functions': 'backend/shared-functions.ts',
  'firebase/storage': 'backend/shared-storage.ts',
};

/** What each shared module weighs as remotes get it, built alone with the other shared modules left out. */
export async function weighShared(root: string): Promise<ReadonlyMap<string, number>> {
  const weights = new Map<string, number>();
  const keys = SHARED_MODULES.map(({ key }) => key);
  for (const key of keys) {
    const part = PARTS[key];
    const target = part === undefined ? key : join(root, 'host-shell', 'src', part);
    const others = keys.filter((other) => other !== key);
    weights.set(key, await weighAlone(root, target, others));
  }
  return weights;
}

async function weighAlone(root: string, target: string, others: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shared-'));
  const entry = join(folder, 'entry.js');
  await writeFile(entry, `import * as all from ${JSON.stringify(target)};\nglobalThis.all = all;\n`);
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(root, 'host-shell'),
    entry,
    // An entry outside the repository still finds the repository's packages.
    resolve: {
      conditionNames: ['vcms-source', '...'],
      extensions: ['.tsx', '.ts', '.js'],
      modules: ['node_modules', join(root, 'node_modules')],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    externals: Object.fromEntries(others.map((other) => [other, `var ${JSON.stringify(other)}`])),
    output: { path: folder, filename: 'all.js' },
    performance: false,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null && error !== undefined) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else compiler.close(() => resolve());
      });
    });
    return brotliCompressSync(await readFile(join(folder, 'all.js'))).byteLength;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
