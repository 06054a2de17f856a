import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { RemoteErrorPanel } from './remote-error-panel.tsx';
import { RemoteRoot, type RemoteRootProps } from './remote-root.tsx';

/** One React root of the remote. */
export interface ReactMount {
  /** Resolves after the first commit, or when the root is unmounted before it. */
  readonly committed: Promise<void>;
  /** Resolves when the root is gone. */
  unmount(): Promise<void>;
}

/** single-spa-react keeps its roots in one table for all its instances, by name: each mount needs a name of its own. */
let mounts = 0;

/** Renders the remote into the element of its props by single-spa-react, which reports commit and unmount. */
export function mountReactRoot(root: RemoteRootProps): ReactMount {
  const { domElement, name } = root.remoteProps;
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: () => <RemoteRoot {...root} />,
    // Without a boundary of its own a crash of the outermost component would leave mount pending (architecture 5.2, T7).
    errorBoundary: (error: Error) => <RemoteErrorPanel error={error} log={root.remoteProps.shell.log} />,
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
  });
  mounts += 1;
  const props = { name: `${name}#${mounts}`, domElement, singleSpa: undefined, mountParcel: refuseParcel };
  let isCommitted = false;
  let giveUp: () => void = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const mounted = lifecycles.mount(props).then(() => {
    isCommitted = true;
  });

  return {
    committed: Promise.race([mounted, givenUp]),
    async unmount() {
      giveUp();
      const unmounted: Promise<unknown> = lifecycles.unmount(props);
      // A root that never committed reports no unmount either; React has removed it all the same.
      if (isCommitted) await unmounted;
    },
  };
}

function refuseParcel(): never {
  throw new Error('Parcels are not part of the federation contract.');
}
