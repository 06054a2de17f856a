import type { RemoteApp, ShellApi } from '@vcms/contract';
import { useEffect, useRef } from 'react';

export interface RemoteSlotProps {
  readonly app: RemoteApp;
  readonly shell: ShellApi;
}

/** Mounts the remote into an element of its own, and takes it out again with the slot. */
export function RemoteSlot({ app, shell }: RemoteSlotProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    const controller = new AbortController();
    const props = { name: app.remote, domElement, shell, signal: controller.signal };
    const failed = (cause: unknown) => shell.log.error('standalone.remote-failed', cause);
    const mounted = app
      .bootstrap(props)
      .then(() => app.mount(props))
      .catch(failed);
    return () => {
      controller.abort();
      mounted
        .then(() => app.unmount(props))
        .catch(failed)
        .finally(() => domElement.remove());
    };
  }, [app, shell]);

  return <div ref={place} />;
}
