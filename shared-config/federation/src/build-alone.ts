import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { createBaseConfig } from './base-config.ts';
import { listFiles } from './build-files.ts';
import type { BuildResult } from './build-remote.ts';
import { runBundler } from './run-bundler.ts';

export interface AloneBuildOptions {
  /** Folder of the workspace. */
  readonly folder: string;
  /** The module that starts the page, from the folder. */
  readonly entry: string;
  readonly outDir: string;
  readonly title: string;
}

function pageOf(title: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    '<link rel="icon" href="data:,">',
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}

/**
 * Builds a page that is no part of the product, such as the gallery, into `outDir`, which is emptied first: no federation, and
 * nothing made small, since nobody but a developer loads it. Throws BuildFailure with one plain sentence.
 */
export async function buildAlone(options: AloneBuildOptions): Promise<BuildResult> {
  const folder = resolve(options.folder);
  const outDir = resolve(options.outDir);
  rmSync(outDir, { recursive: true, force: true });
  const base = createBaseConfig({
    folder,
    outDir,
    uniqueName: 'vcms_alone',
    publicPath: '/',
    constants: { __VCMS_RELEASE__: '0.0.0-alone' },
  });
  const config: Configuration = {
    ...base,
    name: options.title,
    entry: { main: join(folder, options.entry) },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...base.plugins,
      new HtmlRspackPlugin({ templateContent: pageOf(options.title), inject: 'body', minify: false }),
    ],
  };
  const { warnings } = await runBundler(config);
  return { files: listFiles(outDir), warnings };
}
