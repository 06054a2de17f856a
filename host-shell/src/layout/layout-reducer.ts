import type { MenuMode } from '@vcms/contract';
import type { LayoutAction } from './layout-action.ts';
import {
  isRailMode,
  isSubmenuMode,
  isSubmenuModeName,
  type LayoutFlags,
  type LayoutState,
} from './layout-state.ts';

function withFlags(state: LayoutState, flags: Partial<LayoutFlags>): LayoutState {
  return { ...state, flags: { ...state.flags, ...flags } };
}

/**
 * RESET of shell-behaviour 2.1: the menu forgets its open groups. The flag `resetMenu` goes up and down within
 * this one step, so observers never see it true.
 */
function reset(state: LayoutState): LayoutState {
  return { ...withFlags(state, { resetMenu: false }), openGroups: [] };
}

function openTrail(state: LayoutState): LayoutState {
  if (isSubmenuMode(state)) return state;
  const missing = state.trail.filter((id) => !state.openGroups.includes(id));
  return missing.length === 0 ? state : { ...state, openGroups: [...state.openGroups, ...missing] };
}

/** HIDE of shell-behaviour 2.1. */
function hide(state: LayoutState): LayoutState {
  const hidden = withFlags(state, {
    overlayMenuActive: false,
    overlaySubmenuActive: false,
    staticMenuMobileActive: false,
    menuHoverActive: false,
  });
  return isSubmenuMode(state) ? reset(hidden) : hidden;
}

function closePanels(state: LayoutState): LayoutState {
  const closed = withFlags(state, { profileSidebarVisible: false, configSidebarVisible: false });
  return { ...closed, notificationPanelVisible: false };
}

/** Three exclusive cases, in this order (spec, section 4; A1). */
function toggleMenu(state: LayoutState): LayoutState {
  const { flags, mode, isDesktop } = state;
  if (mode === 'overlay') return withFlags(state, { overlayMenuActive: !flags.overlayMenuActive });
  if (isDesktop) return withFlags(state, { staticMenuDesktopInactive: !flags.staticMenuDesktopInactive });
  return withFlags(state, { staticMenuMobileActive: !flags.staticMenuMobileActive });
}

function changeMode(state: LayoutState, mode: MenuMode): LayoutState {
  if (mode === state.mode) return state;
  const cleared = withFlags(hide(state), {
    sidebarActive: false,
    anchored: false,
    staticMenuDesktopInactive: false,
  });
  const changed = { ...cleared, mode };
  return openTrail(isSubmenuModeName(mode) ? reset(changed) : changed);
}

function crossBreakpoint(state: LayoutState, isDesktop: boolean): LayoutState {
  if (isDesktop === state.isDesktop) return state;
  const crossed = { ...withFlags(hide(state), { sidebarActive: false }), isDesktop };
  return isSubmenuMode(crossed) ? reset(crossed) : openTrail(crossed);
}

function showFlyout(state: LayoutState, id: string): LayoutState {
  const armed = withFlags(state, { overlaySubmenuActive: true, menuHoverActive: true });
  return { ...armed, openGroups: [id] };
}

function closeFlyout(state: LayoutState, hover: boolean): LayoutState {
  return reset(withFlags(state, { overlaySubmenuActive: false, menuHoverActive: hover }));
}

function pressGroup(state: LayoutState, id: string): LayoutState {
  const isOpen = state.openGroups.includes(id);
  if (isSubmenuMode(state)) return isOpen ? closeFlyout(state, false) : showFlyout(state, id);
  const openGroups = isOpen ? state.openGroups.filter((open) => open !== id) : [...state.openGroups, id];
  return { ...state, openGroups };
}

/** Only an armed bar follows the mouse; over a root without children it closes but stays armed (2.2). */
function hoverRoot(state: LayoutState, id: string | undefined): LayoutState {
  if (!isSubmenuMode(state) || !state.flags.menuHoverActive) return state;
  if (id === undefined) return closeFlyout(state, true);
  return state.openGroups.includes(id) ? state : showFlyout(state, id);
}

function leaveRoots(state: LayoutState): LayoutState {
  const restsArmed = state.flags.menuHoverActive && !state.flags.overlaySubmenuActive;
  return restsArmed ? withFlags(state, { menuHoverActive: false }) : state;
}

/** A pinned sidebar ignores hover and focus (spec, section 4); other modes have no rail to expand (A27). */
function setSidebar(state: LayoutState, active: boolean): LayoutState {
  const fixed = state.flags.anchored || !isRailMode(state) || state.flags.sidebarActive === active;
  return fixed ? state : withFlags(state, { sidebarActive: active });
}

/** Unpinning leaves the sidebar expanded; collapsing is left to pointer and focus. */
function toggleAnchor(state: LayoutState): LayoutState {
  const { anchored, sidebarActive } = state.flags;
  return withFlags(state, { anchored: !anchored, sidebarActive: anchored ? true : sidebarActive });
}

/** The layout's only state transition function; pure. */
export function layoutReducer(state: LayoutState, action: LayoutAction): LayoutState {
  switch (action.type) {
    case 'menu-toggled':
      return toggleMenu(state);
    case 'menus-hidden':
      return hide(state);
    case 'navigated':
      return openTrail({ ...closePanels(hide(state)), trail: action.trail });
    case 'role-changed':
      return openTrail({ ...reset(hide(state)), trail: action.trail });
    case 'mode-changed':
      return changeMode(state, action.mode);
    case 'breakpoint-crossed':
      return crossBreakpoint(state, action.isDesktop);
    case 'group-pressed':
      return pressGroup(state, action.id);
    case 'root-hovered':
      return hoverRoot(state, action.id);
    case 'roots-left':
      return leaveRoots(state);
    case 'sidebar-expanded':
      return setSidebar(state, true);
    case 'sidebar-collapsed':
      return setSidebar(state, false);
    case 'anchor-toggled':
      return isRailMode(state) ? toggleAnchor(state) : state;
    default:
      return panelReducer(state, action);
  }
}

type PanelAction = Extract<
  LayoutAction,
  { type: `profile-${string}` | `config-${string}` | `notifications-${string}` }
>;

function panelReducer(state: LayoutState, action: PanelAction): LayoutState {
  switch (action.type) {
    case 'profile-toggled':
      return withFlags(state, { profileSidebarVisible: !state.flags.profileSidebarVisible });
    case 'profile-closed':
      return withFlags(state, { profileSidebarVisible: false });
    case 'config-opened':
      return withFlags(state, { configSidebarVisible: true });
    case 'config-closed':
      return withFlags(state, { configSidebarVisible: false });
    case 'notifications-toggled':
      return { ...state, notificationPanelVisible: !state.notificationPanelVisible };
    case 'notifications-closed':
      return { ...state, notificationPanelVisible: false };
  }
}
