import type { MenuMode } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import type { LayoutAction } from './layout-action.ts';
import { layoutReducer } from './layout-reducer.ts';
import { initialLayoutState, type LayoutState } from './layout-state.ts';

const SUBMENU_MODES: readonly MenuMode[] = ['slim', 'slim-plus', 'horizontal'];

function press(id: string): LayoutAction {
  return { type: 'group-pressed', id };
}

function hover(id: string | undefined): LayoutAction {
  return { type: 'root-hovered', id };
}

function play(mode: MenuMode, ...actions: readonly LayoutAction[]): LayoutState {
  return actions.reduce(layoutReducer, initialLayoutState(mode, true));
}

/** Open flyout, whether one is open, whether hover is armed. */
function summary({ openGroups, flags }: LayoutState): readonly unknown[] {
  return [openGroups, flags.overlaySubmenuActive, flags.menuHoverActive];
}

const REST = [[], false, false];

describe.each(SUBMENU_MODES)('submenus of %s', (mode) => {
  it('do not open on hover alone', () => {
    expect(summary(play(mode, hover('a')))).toEqual(REST);
  });

  it('open on a press and arm hover', () => {
    expect(summary(play(mode, press('a')))).toEqual([['a'], true, true]);
  });

  it('close and disarm on a second press of the same root', () => {
    const closed = play(mode, press('a'), press('a'));

    expect(summary(closed)).toEqual(REST);
    expect(summary(layoutReducer(closed, hover('b')))).toEqual(REST);
  });

  it.each([press('b'), hover('b')])('switch to another root: %o', (action) => {
    expect(summary(play(mode, press('a'), action))).toEqual([['b'], true, true]);
  });

  it('close over a root without children but stay armed until the mouse leaves', () => {
    const overLeaf = play(mode, press('a'), hover(undefined));

    expect(summary(overLeaf)).toEqual([[], false, true]);
    expect(summary(layoutReducer(overLeaf, hover('b')))).toEqual([['b'], true, true]);
    expect(summary(layoutReducer(overLeaf, { type: 'roots-left' }))).toEqual(REST);
  });

  it('stay open when the mouse leaves the bar', () => {
    expect(summary(play(mode, press('a'), { type: 'roots-left' }))).toEqual([['a'], true, true]);
  });

  it.each<LayoutAction>([
    { type: 'menus-hidden' },
    { type: 'navigated', trail: ['a'] },
    { type: 'breakpoint-crossed', isDesktop: false },
    { type: 'mode-changed', mode: 'overlay' },
  ])('close on $type', (action) => {
    const state = play(mode, press('x'), action);

    expect(state.flags.overlaySubmenuActive).toBe(false);
    expect(state.flags.menuHoverActive).toBe(false);
    expect(state.flags.resetMenu).toBe(false);
    expect(state.isDesktop && state.mode === mode ? state.openGroups : []).toEqual([]);
  });
});

describe('groups of a vertical menu', () => {
  it('open and close by themselves', () => {
    const both = play('static', press('a'), press('b'));

    expect(both.openGroups).toEqual(['a', 'b']);
    expect(layoutReducer(both, press('a')).openGroups).toEqual(['b']);
    expect(both.flags.overlaySubmenuActive).toBe(false);
  });
});

describe('expanding sidebar', () => {
  const EXPAND: LayoutAction = { type: 'sidebar-expanded' };
  const COLLAPSE: LayoutAction = { type: 'sidebar-collapsed' };
  const PIN: LayoutAction = { type: 'anchor-toggled' };

  function sidebar(state: LayoutState): readonly boolean[] {
    return [state.flags.sidebarActive, state.flags.anchored];
  }

  it.each<MenuMode>(['drawer', 'reveal'])('of %s expands, collapses and pins', (mode) => {
    expect(sidebar(play(mode, EXPAND))).toEqual([true, false]);
    expect(sidebar(play(mode, EXPAND, COLLAPSE))).toEqual([false, false]);
    expect(sidebar(play(mode, EXPAND, PIN))).toEqual([true, true]);
    expect(sidebar(play(mode, EXPAND, PIN, COLLAPSE))).toEqual([true, true]);
    expect(sidebar(play(mode, PIN, EXPAND))).toEqual([false, true]);
    expect(sidebar(play(mode, PIN, PIN))).toEqual([true, false]);
  });

  it.each<MenuMode>(['static', 'overlay', 'slim', 'slim-plus', 'horizontal'])(
    'does not exist in %s',
    (mode) => {
      expect(sidebar(play(mode, EXPAND, PIN))).toEqual([false, false]);
    },
  );

  it('does not exist on mobile', () => {
    const mobile = layoutReducer(initialLayoutState('drawer', false), EXPAND);

    expect(sidebar(mobile)).toEqual([false, false]);
  });
});
