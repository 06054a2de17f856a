import type { ReadableStore, ThemeConfig } from '@vcms/contract';

/**
 * Runs the ripple effect exactly while the setting is on (B23).
 * @param start begins the effect and returns the function that ends it: `startRipple` of the UI package.
 * @returns the function that ends the following and the effect.
 */
export function connectRipple(theme: ReadableStore<ThemeConfig>, start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const { ripple } = theme.getSnapshot();
    if (ripple === (stop !== undefined)) return;
    stop?.();
    stop = ripple ? start() : undefined;
  };
  const unsubscribe = theme.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stop?.();
  };
}
