import type { AbsolutePath, NavigateOptions } from '@vcms/contract';

export type NavigateFunction = (to: AbsolutePath, options?: NavigateOptions) => void;

/** Navigation for code outside the shell's router: the ShellApi, sign-out. */
export interface Navigator {
  readonly navigate: NavigateFunction;
  /** Gives the router's own function; orders that came before are carried out now, the last one only. */
  connect(navigate: NavigateFunction): () => void;
}

export function createNavigator(): Navigator {
  let target: NavigateFunction | undefined;
  let waiting: (() => void) | undefined;
  return {
    navigate(to, options) {
      // A path that begins with two slashes would be read as another host.
      if (!/^\/(?![/\\])/u.test(to)) throw new TypeError(`Not a path of this site: ${to}`);
      if (target === undefined) waiting = () => target?.(to, options);
      else target(to, options);
    },
    connect(navigate) {
      target = navigate;
      waiting?.();
      waiting = undefined;
      return () => {
        if (target === navigate) target = undefined;
      };
    },
  };
}
