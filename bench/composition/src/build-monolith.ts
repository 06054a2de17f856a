import { join } from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { buildHost } from '@vcms/federation';

/** Version in the monolith's paths. */
export const MONOLITH_VERSION = '1.0.0-b.00000000';

/**
 * The same sources as one bundle: shell and remotes, split by page as in the product, without containers, registry and
 * releases. One file of the shell is exchanged for one of bench/monolith.
 */
export async function buildMonolith(root: string, outDir: string): Promise<void> {
  const replacement = join(root, 'bench', 'monolith', 'src', 'create-remote-runtime.ts');
  await buildHost({
    dir: join(root, 'host-shell'),
    version: MONOLITH_VERSION,
    outDir,
    adapt: (config) => ({
      ...config,
      name: 'monolith',
      plugins: [
        ...(config.plugins ?? []),
        new NormalModuleReplacementPlugin(/\/federation\/create-remote-runtime\.ts$/, replacement),
        new DefinePlugin({ __VCMS_RELEASE__: JSON.stringify(MONOLITH_VERSION) }),
      ],
    }),
  });
}
