import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { scriptRule } from './base-config.ts';
import { BuildFailure, sentenceOf } from './build-failure.ts';
import { runBundler } from './run-bundler.ts';

/**
 * The value of `menu` in a remote's src/menu.ts, as JSON sees it. The file is bundled for Node and run once at build
 * time, so the shell never has to run a remote's code to show its menu (architecture 3a).
 */
export async function evaluateMenu(folder: string): Promise<unknown> {
  const outDir = await mkdtemp(join(tmpdir(), 'vcms-menu-'));
  try {
    await runBundler(menuConfig(folder, outDir));
    const loaded: { readonly menu?: unknown } = createRequire(import.meta.url)(join(outDir, 'menu.cjs'));
    if (loaded.menu === undefined)
      throw new BuildFailure(`${join(folder, 'src/menu.ts')} exports no "menu"; add it and build again.`);
    return JSON.parse(JSON.stringify(loaded.menu));
  } catch (error) {
    if (error instanceof BuildFailure) throw error;
    throw new BuildFailure(`${join(folder, 'src/menu.ts')} cannot be read: ${sentenceOf(error)}`);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function menuConfig(folder: string, outDir: string): Configuration {
  return {
    name: `the menu in ${folder}`,
    mode: 'production',
    target: 'node20',
    context: folder,
    devtool: false,
    entry: { menu: join(folder, 'src', 'menu.ts') },
    output: { path: outDir, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { conditionNames: ['vcms-source', '...'], extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scriptRule()] },
    optimization: { minimize: false },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  };
}
