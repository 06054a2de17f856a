import { createValueStore, type MenuMode, type ReadableStore, type ThemeConfig } from '@vcms/contract';
import type { LayoutAction } from './layout-action.ts';
import { DESKTOP_MEDIA_QUERY } from './layout-constants.ts';
import { layoutReducer } from './layout-reducer.ts';
import { initialLayoutState, type LayoutState } from './layout-state.ts';

/** The layout's state and the only way to change it. */
export interface LayoutStore extends ReadableStore<LayoutState> {
  dispatch(action: LayoutAction): void;
}

export function createLayoutStore(mode: MenuMode, isDesktop: boolean): LayoutStore {
  const state = createValueStore(initialLayoutState(mode, isDesktop));
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    dispatch: (action) => state.set(layoutReducer(state.getSnapshot(), action)),
  };
}

/** The part of MediaQueryList the layout needs. */
export interface MediaSource {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

export interface LayoutSources {
  readonly theme: ReadableStore<ThemeConfig>;
  /** `matchMedia(DESKTOP_MEDIA_QUERY)`. */
  readonly desktop: MediaSource;
}

/** Keeps mode and breakpoint in step with settings and window for the page's life; returns the stop function. */
export function connectLayout(store: LayoutStore, { theme, desktop }: LayoutSources): () => void {
  const followTheme = () => store.dispatch({ type: 'mode-changed', mode: theme.getSnapshot().menuMode });
  const followWindow = () => store.dispatch({ type: 'breakpoint-crossed', isDesktop: desktop.matches });
  const stopTheme = theme.subscribe(followTheme);
  desktop.addEventListener('change', followWindow);
  followTheme();
  followWindow();
  return () => {
    stopTheme();
    desktop.removeEventListener('change', followWindow);
  };
}

/** The one media query that tells desktop from mobile. */
export function desktopMedia(view: Pick<Window, 'matchMedia'>): MediaSource {
  return view.matchMedia(DESKTOP_MEDIA_QUERY);
}
