import type { MenuMode } from '@vcms/contract';

/** The ten layout state flags of the specification, section 3; all start false. */
export interface LayoutFlags {
  readonly staticMenuDesktopInactive: boolean;
  readonly overlayMenuActive: boolean;
  readonly overlaySubmenuActive: boolean;
  readonly profileSidebarVisible: boolean;
  readonly configSidebarVisible: boolean;
  readonly staticMenuMobileActive: boolean;
  readonly menuHoverActive: boolean;
  readonly resetMenu: boolean;
  readonly sidebarActive: boolean;
  readonly anchored: boolean;
}

export interface LayoutState {
  readonly flags: LayoutFlags;
  readonly mode: MenuMode;
  /** Window wider than 991 px. */
  readonly isDesktop: boolean;
  /** Ids of the open groups; in the submenu modes at most one: the flyout. */
  readonly openGroups: readonly string[];
  /** Ids of the groups that hold the current page. */
  readonly trail: readonly string[];
  readonly notificationPanelVisible: boolean;
}

export const INITIAL_FLAGS: LayoutFlags = {
  staticMenuDesktopInactive: false,
  overlayMenuActive: false,
  overlaySubmenuActive: false,
  profileSidebarVisible: false,
  configSidebarVisible: false,
  staticMenuMobileActive: false,
  menuHoverActive: false,
  resetMenu: false,
  sidebarActive: false,
  anchored: false,
};

export function initialLayoutState(mode: MenuMode, isDesktop: boolean): LayoutState {
  return {
    flags: INITIAL_FLAGS,
    mode,
    isDesktop,
    openGroups: [],
    trail: [],
    notificationPanelVisible: false,
  };
}

const SUBMENU_MODES: readonly MenuMode[] = ['slim', 'slim-plus', 'horizontal'];
const RAIL_MODES: readonly MenuMode[] = ['drawer', 'reveal'];
const TOGGLED_MODES: readonly MenuMode[] = ['static', 'overlay'];

/** True for the modes whose change resets the menu (spec, section 4). */
export function isSubmenuModeName(mode: MenuMode): boolean {
  return SUBMENU_MODES.includes(mode);
}

type Placement = Pick<LayoutState, 'mode' | 'isDesktop'>;

/** Submenus float beside or below their root: slim, slim-plus and horizontal, on a desktop. */
export function isSubmenuMode({ mode, isDesktop }: Placement): boolean {
  return isDesktop && isSubmenuModeName(mode);
}

/** The sidebar rests as a rail: drawer and reveal, on a desktop. */
export function isRailMode({ mode, isDesktop }: Placement): boolean {
  return isDesktop && RAIL_MODES.includes(mode);
}

/** The top bar has a menu button: always on mobile, on a desktop for static and overlay only. */
export function hasMenuButton({ mode, isDesktop }: Placement): boolean {
  return !isDesktop || TOGGLED_MODES.includes(mode);
}

export function isSidebarExpanded({ flags }: LayoutState): boolean {
  return flags.sidebarActive || flags.anchored;
}

export function isMobileMenuOpen({ flags, mode, isDesktop }: LayoutState): boolean {
  return !isDesktop && (flags.staticMenuMobileActive || (mode === 'overlay' && flags.overlayMenuActive));
}

export function isStaticHidden({ flags, mode, isDesktop }: LayoutState): boolean {
  return isDesktop && mode === 'static' && flags.staticMenuDesktopInactive;
}

/** Whether the menu the button governs is on screen: the button's `aria-expanded`. */
export function isMenuShown(state: LayoutState): boolean {
  if (!state.isDesktop) return isMobileMenuOpen(state);
  return state.mode === 'overlay' ? state.flags.overlayMenuActive : !isStaticHidden(state);
}
