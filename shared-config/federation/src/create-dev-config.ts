import { join } from 'node:path';
import { type Configuration, DefinePlugin, HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteName } from '@vcms/contract';
import { scriptRule } from './base-config.ts';

export interface DevConfigInputs {
  readonly remote: RemoteName;
  /** Folder of the remote's workspace. */
  readonly folder: string;
  /** JSON blocks of the page by the id of their element. */
  readonly blocks: Readonly<Record<string, unknown>>;
}

/**
 * The bundler's configuration of a remote's standalone page: everything in one development bundle, without federation,
 * so that one React renders the page and hot updates reach it (stack, landmines 10 and 11).
 */
export function createDevConfig({ remote, folder, blocks }: DevConfigInputs): Configuration {
  return {
    name: `${remote} alone`,
    mode: 'development',
    target: ['web', 'es2022'],
    context: folder,
    devtool: 'cheap-module-source-map',
    entry: { main: join(folder, 'src', 'standalone.ts') },
    output: { publicPath: '/', filename: '[name].js', uniqueName: `${remote}_alone` },
    resolve: { conditionNames: ['vcms-source', '...'], extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scriptRule(true)] },
    plugins: [
      new DefinePlugin({ __VCMS_RELEASE__: JSON.stringify('0.0.0-dev') }),
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({ templateContent: pageOf(remote, blocks), inject: 'body', minify: false }),
    ],
    lazyCompilation: false,
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  };
}

function pageOf(remote: RemoteName, blocks: Readonly<Record<string, unknown>>): string {
  const scripts = Object.entries(blocks).map(
    ([id, value]) => `<script type="application/json" id="${id}">${escaped(value)}</script>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${remote}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    '<link rel="icon" href="data:,">',
    ...scripts,
    '</head><body></body></html>',
  ].join('');
}

/** JSON that cannot end its script element. */
function escaped(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
