import { CONTRACT_VERSION, type RemoteApp, type RemoteName, type RemoteProps } from '@vcms/contract';
import type { ComponentType, ReactNode } from 'react';
import { mountReactRoot, type ReactMount } from './mount-react-root.tsx';
import { preloadPage } from './preload-page.ts';
import { RELEASE } from './release.ts';
import type { RemoteRoute } from './remote-route.ts';

export interface RemoteAppOptions {
  readonly remote: RemoteName;
  readonly routes: readonly RemoteRoute[];
  /** The remote's own providers, around its pages. */
  readonly providers?: ComponentType<{ readonly children: ReactNode }>;
  /** Only tests give one; a build bakes it in. */
  readonly release?: string;
}

/**
 * Makes the value that a remote exposes as `./app` (architecture 3a, rule 6). mount resolves after the first commit, also
 * when a page throws; unmount empties the element, also during or after a failed mount. Both may be called twice.
 */
export function defineRemoteApp({ remote, routes, providers, release }: RemoteAppOptions): RemoteApp {
  const mounts = new Map<HTMLElement, ReactMount>();
  /** Elements that a page shall stand in. */
  const wanted = new Set<HTMLElement>();
  return {
    contract: CONTRACT_VERSION,
    remote,
    release: release ?? RELEASE,
    bootstrap: () => Promise.resolve(),
    async mount(props: RemoteProps) {
      const { domElement, shell } = props;
      wanted.add(domElement);
      const { pathname } = domElement.ownerDocument.location;
      if (!mounts.has(domElement)) await preloadPage(routes, shell.session.getSnapshot().role, pathname);
      // Taken off the page meanwhile.
      if (!wanted.has(domElement)) return;
      const mount = mounts.get(domElement) ?? mountReactRoot({ remoteProps: props, routes, providers });
      mounts.set(domElement, mount);
      await mount.committed;
    },
    async unmount({ domElement }: RemoteProps) {
      wanted.delete(domElement);
      const mount = mounts.get(domElement);
      mounts.delete(domElement);
      await mount?.unmount();
      domElement.replaceChildren();
    },
  };
}
