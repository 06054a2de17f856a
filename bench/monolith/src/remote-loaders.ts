import type { RemoteApp, RemoteMenu, RemoteName } from '@vcms/contract';

/** What a remote's own files export, reached by a plain dynamic import. */
export interface BundledRemote {
  readonly app: RemoteApp;
  readonly menu: RemoteMenu;
}

type Load = () => Promise<BundledRemote>;

async function join(
  app: Promise<Pick<BundledRemote, 'app'>>,
  menu: Promise<Pick<BundledRemote, 'menu'>>,
): Promise<BundledRemote> {
  return { ...(await app), ...(await menu) };
}

/** One chunk for each remote, split by page as in its release. */
export const REMOTE_LOADERS: Readonly<Record<RemoteName, Load>> = {
  'remote-admin': () =>
    join(
      import(/* webpackChunkName: "remote-admin" */ '../../../remote-admin/src/app.ts'),
      import(/* webpackChunkName: "remote-admin" */ '../../../remote-admin/src/menu.ts'),
    ),
  'remote-cs': () =>
    join(
      import(/* webpackChunkName: "remote-cs" */ '../../../remote-cs/src/app.ts'),
      import(/* webpackChunkName: "remote-cs" */ '../../../remote-cs/src/menu.ts'),
    ),
  'remote-client': () =>
    join(
      import(/* webpackChunkName: "remote-client" */ '../../../remote-client/src/app.ts'),
      import(/* webpackChunkName: "remote-client" */ '../../../remote-client/src/menu.ts'),
    ),
  'remote-contractor': () =>
    join(
      import(/* webpackChunkName: "remote-contractor" */ '../../../remote-contractor/src/app.ts'),
      import(/* webpackChunkName: "remote-contractor" */ '../../../remote-contractor/src/menu.ts'),
    ),
};
