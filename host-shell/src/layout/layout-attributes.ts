import type { LayoutFlags, LayoutState } from './layout-state.ts';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Data attributes of the shell root: mode, viewport, and every flag in kebab case (shell-behaviour 10). */
export function layoutAttributes({ mode, isDesktop, flags }: LayoutState): Readonly<Record<string, string>> {
  const states = (Object.keys(flags) as (keyof LayoutFlags)[]).map((name) => [
    `data-${kebab(name)}`,
    String(flags[name]),
  ]);
  return {
    'data-menu-mode': mode,
    'data-viewport': isDesktop ? 'desktop' : 'mobile',
    ...Object.fromEntries(states),
  };
}
