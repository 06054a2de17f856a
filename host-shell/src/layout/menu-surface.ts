import type { MenuTheme } from '@vcms/contract';

/** Style object of a menu surface: background, text and state colours as custom properties for its items. */
export type MenuSurfaceStyle = Readonly<Record<string, unknown>>;

/** Share of white that tints hovered and current items on the theme colour; 12% keeps 4.5:1 (3.3). */
const PRIMARY_TINT = 'rgba(255, 255, 255, 0.12)';

const SCHEME_ITEMS = {
  '--menu-fg': 'colors.fg',
  '--menu-icon': 'colors.colorPalette.fg',
  '--menu-hover': 'colors.bg.muted',
  '--menu-active-bg': 'colors.colorPalette.subtle',
  '--menu-active-fg': 'colors.colorPalette.fg',
  '--menu-marker': 'colors.colorPalette.solid',
  '--menu-line': 'colors.border',
  '--menu-ring': 'colors.colorPalette.focusRing',
  '--menu-fade': 'colors.bg.panel',
};

const PRIMARY_ITEMS = {
  '--menu-fg': 'white',
  '--menu-icon': 'white',
  '--menu-hover': PRIMARY_TINT,
  '--menu-active-bg': PRIMARY_TINT,
  '--menu-active-fg': 'white',
  '--menu-marker': 'white',
  '--menu-line': 'rgba(255, 255, 255, 0.28)',
  '--menu-ring': 'white',
  '--menu-fade': 'colors.colorPalette.menu',
};

/** Dim and dark draw a border where light has a soft shadow (3.2). */
const PANEL = {
  bg: 'bg.panel',
  borderColor: { base: 'transparent', _dark: 'border' },
  boxShadow: { base: '0 0 1.5rem rgba(27, 36, 51, 0.07)', _dark: 'none' },
};

/** The look of flyouts in every menu theme: they never take the theme colour (3.1). */
export const FLYOUT_SURFACE: MenuSurfaceStyle = {
  ...SCHEME_ITEMS,
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'lg',
};

/**
 * The look of a menu surface (shell-behaviour 3.1).
 * @param floating true where the menu lies over content (overlay, drawer, reveal, mobile): a transparent menu
 * is opaque there, or the content would show through its text.
 */
export function menuSurface(menuTheme: MenuTheme, floating: boolean): MenuSurfaceStyle {
  if (menuTheme === 'primaryColor') {
    return { ...PANEL, ...PRIMARY_ITEMS, bg: 'colorPalette.menu', borderColor: 'transparent' };
  }
  if (menuTheme === 'transparent' && !floating) {
    return {
      ...SCHEME_ITEMS,
      '--menu-fade': 'colors.bg',
      bg: 'transparent',
      borderColor: 'transparent',
      boxShadow: 'none',
    };
  }
  return { ...SCHEME_ITEMS, ...PANEL };
}
