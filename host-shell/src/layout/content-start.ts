import type { MenuMode } from '@vcms/contract';
import {
  DRAWER_RAIL_WIDTH,
  REVEAL_CONTENT_START,
  SIDEBAR_WIDTH,
  SLIM_PLUS_WIDTH,
  SLIM_WIDTH,
} from './layout-constants.ts';
import { isStaticHidden, type LayoutState } from './layout-state.ts';

const RESTING: Readonly<Record<MenuMode, string>> = {
  static: SIDEBAR_WIDTH,
  overlay: '0rem',
  slim: SLIM_WIDTH,
  'slim-plus': SLIM_PLUS_WIDTH,
  drawer: DRAWER_RAIL_WIDTH,
  reveal: REVEAL_CONTENT_START,
  horizontal: '0rem',
};

/** Where the content begins: the width the menu takes from it, as a CSS length (shell-behaviour 1). */
export function contentStart(state: LayoutState): string {
  const { isDesktop, mode, flags } = state;
  if (!isDesktop || isStaticHidden(state)) return '0rem';
  if (flags.anchored && (mode === 'drawer' || mode === 'reveal')) return SIDEBAR_WIDTH;
  return RESTING[mode];
}

/**
 * How far the menu button moves so that the menu it opened does not cover it: an open overlay menu lies over the
 * start of the top bar, and the same button closes it (spec, section 4). The content does not move (1.2).
 */
export function menuButtonShift({ isDesktop, mode, flags }: LayoutState): string {
  return isDesktop && mode === 'overlay' && flags.overlayMenuActive ? SIDEBAR_WIDTH : '0rem';
}
