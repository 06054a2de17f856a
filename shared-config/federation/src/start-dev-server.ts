import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { createDevConfig, type DevConfigInputs } from './create-dev-config.ts';
import { createDevReleases } from './dev-releases.ts';
import { serveDevRelease } from './serve-dev-release.ts';

export interface DevServerOptions extends DevConfigInputs {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder for the releases of the shell's override. */
  readonly releaseFolder: string;
  /** Told after every compilation, with the first problem if there is one. */
  readonly onBuilt: (problem: string | undefined) => void;
}

export interface DevServer {
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a remote for its developer: the standalone page with hot updates, and under the same origin a release of the
 * sources as they are now for the shell's override. Rejects when the port is taken.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { remote, folder, host, port } = options;
  const releases = await createDevReleases({ remote, folder, parent: options.releaseFolder });
  const compiler = rspack(createDevConfig(options));
  reportBuilds(compiler, options.onBuilt);
  const server = new RspackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: false,
      compress: false,
      historyApiFallback: true,
      allowedHosts: 'auto',
      client: { logging: 'none', overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares) => [
        { name: 'release', middleware: serveDevRelease(releases) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return { origin: `http://${host}:${bound}`, close: () => server.stop() };
}

function reportBuilds(compiler: Compiler, onBuilt: DevServerOptions['onBuilt']): void {
  compiler.hooks.done.tap('vcms-dev', (stats) => {
    onBuilt(stats.toJson({ all: false, errors: true }).errors?.[0]?.message);
  });
}
