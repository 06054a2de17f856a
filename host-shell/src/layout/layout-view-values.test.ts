import { MENU_MODES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { contentStart, menuButtonShift } from './content-start.ts';
import { layoutAttributes } from './layout-attributes.ts';
import * as constants from './layout-constants.ts';
import { hasMenuButton, INITIAL_FLAGS, initialLayoutState, isMenuShown } from './layout-state.ts';

describe('business constants', () => {
  it('are those of the specification', () => {
    expect(constants).toMatchObject({
      SPLASH_MS: 2000,
      SIDEBAR_COLLAPSE_MS: 300,
      TOOLTIP_DELAY_MS: 100,
      MOBILE_MAX_WIDTH_PX: 991,
      DESKTOP_MEDIA_QUERY: '(min-width: 992px)',
      SCALE_MIN: 12,
      SCALE_MAX: 16,
      SCALE_DEFAULT: 14,
      THEME_COLOR_COUNT: 8,
      NOTIFICATION_PANEL_WIDTH: '30vw',
      PROFILE_PANEL_WIDTH: '25rem',
      SOCIAL_PREVIEW_TTL_S: 604_800,
    });
    expect(constants.COPYRIGHT).toMatch(/^Copyright © 2025 .*All rights reserved$/);
  });
});

describe('content start', () => {
  it.each([
    ['static', '18rem'],
    ['overlay', '0rem'],
    ['slim', '5rem'],
    ['slim-plus', '7rem'],
    ['drawer', '5.25rem'],
    ['reveal', '4.25rem'],
    ['horizontal', '0rem'],
  ] as const)('of %s is %s on a desktop', (mode, expected) => {
    expect(contentStart(initialLayoutState(mode, true))).toBe(expected);
  });

  it.each(MENU_MODES)('of %s is nothing on mobile', (mode) => {
    expect(contentStart(initialLayoutState(mode, false))).toBe('0rem');
  });

  it('is nothing beside a hidden static menu', () => {
    const state = initialLayoutState('static', true);

    expect(contentStart({ ...state, flags: { ...INITIAL_FLAGS, staticMenuDesktopInactive: true } })).toBe(
      '0rem',
    );
  });

  it.each(['drawer', 'reveal'] as const)('follows the pin of %s', (mode) => {
    const state = initialLayoutState(mode, true);

    expect(contentStart({ ...state, flags: { ...INITIAL_FLAGS, anchored: true } })).toBe('18rem');
    expect(contentStart({ ...state, flags: { ...INITIAL_FLAGS, sidebarActive: true } })).not.toBe('18rem');
  });
});

describe('menu button', () => {
  it('moves clear of the open overlay menu, and of no other', () => {
    const opened = { ...INITIAL_FLAGS, overlayMenuActive: true };
    const shiftOf = (mode: (typeof MENU_MODES)[number], isDesktop: boolean) =>
      menuButtonShift({ ...initialLayoutState(mode, isDesktop), flags: opened });

    expect(shiftOf('overlay', true)).toBe('18rem');
    expect(shiftOf('overlay', false)).toBe('0rem');
    expect(shiftOf('static', true)).toBe('0rem');
    expect(menuButtonShift(initialLayoutState('overlay', true))).toBe('0rem');
  });

  it.each(MENU_MODES)('is there on mobile in %s', (mode) => {
    expect(hasMenuButton({ mode, isDesktop: false })).toBe(true);
  });

  it('is there on a desktop in static and overlay only', () => {
    expect(MENU_MODES.filter((mode) => hasMenuButton({ mode, isDesktop: true }))).toEqual([
      'static',
      'overlay',
    ]);
  });

  it('knows whether its menu is on screen', () => {
    expect(isMenuShown(initialLayoutState('static', true))).toBe(true);
    expect(isMenuShown(initialLayoutState('overlay', true))).toBe(false);
    expect(isMenuShown(initialLayoutState('static', false))).toBe(false);
  });
});

describe('attributes of the shell root', () => {
  it('give mode, viewport and each flag in kebab case', () => {
    const attributes = layoutAttributes(initialLayoutState('slim-plus', false));

    expect(attributes).toMatchObject({
      'data-menu-mode': 'slim-plus',
      'data-viewport': 'mobile',
      'data-static-menu-desktop-inactive': 'false',
      'data-overlay-submenu-active': 'false',
      'data-anchored': 'false',
    });
    expect(Object.keys(attributes)).toHaveLength(12);
  });
});
