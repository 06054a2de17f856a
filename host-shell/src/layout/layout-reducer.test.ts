import { MENU_MODES, type MenuMode } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import type { LayoutAction } from './layout-action.ts';
import { layoutReducer } from './layout-reducer.ts';
import { INITIAL_FLAGS, initialLayoutState, type LayoutFlags, type LayoutState } from './layout-state.ts';

function layout(mode: MenuMode, isDesktop: boolean, flags: Partial<LayoutFlags> = {}): LayoutState {
  return { ...initialLayoutState(mode, isDesktop), flags: { ...INITIAL_FLAGS, ...flags } };
}

function after(state: LayoutState, ...actions: readonly LayoutAction[]): LayoutState {
  return actions.reduce(layoutReducer, state);
}

/** Names of the flags that are up. */
function raised({ flags }: LayoutState): readonly string[] {
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}

const TOGGLE: LayoutAction = { type: 'menu-toggled' };
const HIDE: LayoutAction = { type: 'menus-hidden' };

describe('layout flags', () => {
  it('are the ten of the specification and start false', () => {
    const names = Object.keys(initialLayoutState('static', true).flags);

    expect(names.toSorted()).toEqual(
      [
        'staticMenuDesktopInactive',
        'overlayMenuActive',
        'overlaySubmenuActive',
        'profileSidebarVisible',
        'configSidebarVisible',
        'staticMenuMobileActive',
        'menuHoverActive',
        'resetMenu',
        'sidebarActive',
        'anchored',
      ].toSorted(),
    );
    expect(raised(initialLayoutState('static', true))).toEqual([]);
  });
});

describe('menu toggle', () => {
  const cases = MENU_MODES.flatMap((mode) =>
    [true, false].map((isDesktop) => {
      const usual = isDesktop ? 'staticMenuDesktopInactive' : 'staticMenuMobileActive';
      return { mode, isDesktop, flag: mode === 'overlay' ? 'overlayMenuActive' : usual };
    }),
  );

  it.each(cases)(
    'in $mode, desktop $isDesktop, flips $flag and nothing else',
    ({ mode, isDesktop, flag }) => {
      const once = after(layout(mode, isDesktop), TOGGLE);

      expect(raised(once)).toEqual([flag]);
      expect(raised(after(once, TOGGLE))).toEqual([]);
    },
  );
});

describe('hiding the menus', () => {
  it('lowers the floating menus and leaves everything else', () => {
    const all = Object.fromEntries(Object.keys(INITIAL_FLAGS).map((name) => [name, true]));

    expect(raised(after(layout('overlay', true, all), HIDE)).toSorted()).toEqual(
      ['anchored', 'configSidebarVisible', 'profileSidebarVisible', 'resetMenu', 'sidebarActive'].concat(
        'staticMenuDesktopInactive',
      ),
    );
  });

  it('keeps inline groups open and closes flyouts', () => {
    const open = { openGroups: ['tools'] };

    expect(after({ ...layout('static', true), ...open }, HIDE).openGroups).toEqual(['tools']);
    expect(after({ ...layout('slim', true), ...open }, HIDE).openGroups).toEqual([]);
    expect(after({ ...layout('slim', false), ...open }, HIDE).openGroups).toEqual(['tools']);
  });
});

describe('navigation', () => {
  const GO: LayoutAction = { type: 'navigated', trail: ['tools'] };

  it('closes menus and panels', () => {
    const busy = {
      ...layout('overlay', true, {
        overlayMenuActive: true,
        profileSidebarVisible: true,
        configSidebarVisible: true,
      }),
      notificationPanelVisible: true,
    };

    const state = after(busy, GO);

    expect(raised(state)).toEqual([]);
    expect(state.notificationPanelVisible).toBe(false);
  });

  it('opens the current group inline and keeps those the user opened', () => {
    expect(after({ ...layout('static', true), openGroups: ['docs'] }, GO).openGroups).toEqual([
      'docs',
      'tools',
    ]);
  });

  it.each(['slim', 'slim-plus', 'horizontal'] as const)('opens nothing in %s', (mode) => {
    expect(after(layout(mode, true), GO).openGroups).toEqual([]);
  });

  it('keeps the pin and a hidden static menu', () => {
    expect(raised(after(layout('drawer', true, { anchored: true }), GO))).toEqual(['anchored']);
    expect(raised(after(layout('static', true, { staticMenuDesktopInactive: true }), GO))).toEqual([
      'staticMenuDesktopInactive',
    ]);
  });
});

describe('mode change', () => {
  const raisedBefore: Partial<LayoutFlags> = {
    overlayMenuActive: true,
    overlaySubmenuActive: true,
    staticMenuMobileActive: true,
    menuHoverActive: true,
    sidebarActive: true,
    anchored: true,
    staticMenuDesktopInactive: true,
    configSidebarVisible: true,
  };
  const modes = MENU_MODES.flatMap((from) =>
    MENU_MODES.filter((to) => to !== from).map((to) => ({ from, to })),
  );

  it.each(modes)('from $from to $to clears every menu flag and keeps the panel', ({ from, to }) => {
    const state = after(layout(from, true, raisedBefore), { type: 'mode-changed', mode: to });

    expect(state.mode).toBe(to);
    expect(raised(state)).toEqual(['configSidebarVisible']);
  });

  it.each(['slim', 'slim-plus', 'horizontal'] as const)('to %s closes every group', (mode) => {
    const open = { ...layout('static', true), openGroups: ['tools'], trail: ['tools'] };

    expect(after(open, { type: 'mode-changed', mode }).openGroups).toEqual([]);
  });

  it.each(['static', 'overlay', 'drawer', 'reveal'] as const)('to %s opens the current group', (mode) => {
    const state = { ...layout('slim', true), trail: ['tools'] };

    expect(after(state, { type: 'mode-changed', mode }).openGroups).toEqual(['tools']);
  });

  it('to the same mode changes nothing', () => {
    const state = layout('drawer', true, { anchored: true });

    expect(after(state, { type: 'mode-changed', mode: 'drawer' })).toBe(state);
  });
});

describe('crossing the breakpoint', () => {
  const toMobile: LayoutAction = { type: 'breakpoint-crossed', isDesktop: false };
  const toDesktop: LayoutAction = { type: 'breakpoint-crossed', isDesktop: true };

  it('closes the mobile menu and does not reopen it', () => {
    const open = layout('static', false, { staticMenuMobileActive: true });

    expect(raised(after(open, toDesktop))).toEqual([]);
    expect(raised(after(open, toDesktop, toMobile))).toEqual([]);
  });

  it('keeps a hidden static menu and a pin for the return', () => {
    const hidden = layout('static', true, { staticMenuDesktopInactive: true });
    const pinned = layout('drawer', true, { anchored: true, sidebarActive: true });

    expect(raised(after(hidden, toMobile, toDesktop))).toEqual(['staticMenuDesktopInactive']);
    expect(raised(after(pinned, toMobile, toDesktop))).toEqual(['anchored']);
  });

  it('closes a flyout, and shows the current group inline on mobile', () => {
    const flyout = { ...layout('slim', true), openGroups: ['docs'], trail: ['tools'] };

    expect(after(flyout, toMobile).openGroups).toEqual(['tools']);
    expect(after(flyout, toMobile, toDesktop).openGroups).toEqual([]);
  });
});

describe('another role', () => {
  it('closes everything and opens its own current group', () => {
    const state = { ...layout('static', true, { overlayMenuActive: true }), openGroups: ['a', 'b'] };
    const next = after(state, { type: 'role-changed', trail: ['c'] });

    expect(next.openGroups).toEqual(['c']);
    expect(raised(next)).toEqual([]);
  });
});

describe('panels', () => {
  it('S242: profile toggles and closes', () => {
    const once = after(layout('static', true), { type: 'profile-toggled' });

    expect(raised(once)).toEqual(['profileSidebarVisible']);
    expect(raised(after(once, { type: 'profile-toggled' }))).toEqual([]);
    expect(raised(after(once, { type: 'profile-closed' }))).toEqual([]);
  });

  it('settings open and close', () => {
    const once = after(layout('static', true), { type: 'config-opened' });

    expect(raised(once)).toEqual(['configSidebarVisible']);
    expect(raised(after(once, { type: 'config-opened' }))).toEqual(['configSidebarVisible']);
    expect(raised(after(once, { type: 'config-closed' }))).toEqual([]);
  });

  it('notifications toggle and close', () => {
    const once = after(layout('static', true), { type: 'notifications-toggled' });

    expect(once.notificationPanelVisible).toBe(true);
    expect(after(once, { type: 'notifications-toggled' }).notificationPanelVisible).toBe(false);
    expect(after(once, { type: 'notifications-closed' }).notificationPanelVisible).toBe(false);
  });
});
