import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutAction } from './layout-action.ts';
import { createSidebarHover } from './sidebar-hover.ts';

describe('sidebar hover', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function start() {
    const actions: string[] = [];
    const hover = createSidebarHover((action: LayoutAction) => actions.push(action.type));
    return { actions, hover };
  }

  it('collapses 300 ms after the mouse has left, not at 299', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.pointerLeft('mouse');

    vi.advanceTimersByTime(299);
    expect(actions).toEqual(['sidebar-expanded']);
    vi.advanceTimersByTime(1);
    expect(actions).toEqual(['sidebar-expanded', 'sidebar-collapsed']);
  });

  it('stays when the mouse comes back in time', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.pointerLeft('mouse');
    vi.advanceTimersByTime(200);
    hover.pointerEntered('mouse');

    vi.advanceTimersByTime(1000);

    expect(actions).not.toContain('sidebar-collapsed');
  });

  it('ignores touch, which has no hover', () => {
    const { actions, hover } = start();
    hover.pointerEntered('touch');
    hover.pointerLeft('touch');
    vi.advanceTimersByTime(1000);

    expect(actions).toEqual([]);
  });

  it('expands on keyboard focus and collapses 300 ms after focus has left', () => {
    const { actions, hover } = start();
    hover.keyboardFocusEntered();
    hover.focusLeft();
    vi.advanceTimersByTime(299);
    expect(actions).toEqual(['sidebar-expanded']);
    vi.advanceTimersByTime(1);
    expect(actions).toContain('sidebar-collapsed');
  });

  it('stays while either the mouse or the focus is inside', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.keyboardFocusEntered();
    hover.pointerLeft('mouse');
    vi.advanceTimersByTime(1000);
    expect(actions).not.toContain('sidebar-collapsed');

    hover.focusLeft();
    vi.advanceTimersByTime(300);
    expect(actions).toContain('sidebar-collapsed');
  });

  it('after Escape opens again only when the mouse has left once', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.escapePressed();
    hover.pointerEntered('mouse');
    expect(actions).toEqual(['sidebar-expanded', 'sidebar-collapsed']);

    hover.pointerLeft('mouse');
    hover.pointerEntered('mouse');
    expect(actions.at(-1)).toBe('sidebar-expanded');
  });

  it('collapses at once on a press outside', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.pressedOutside();

    expect(actions.at(-1)).toBe('sidebar-collapsed');
  });

  it('cancels the wait when it is pinned, and starts it when unpinned with nobody inside', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.pointerLeft('mouse');
    hover.anchorPressed(false);
    vi.advanceTimersByTime(1000);
    expect(actions).toEqual(['sidebar-expanded', 'anchor-toggled']);

    hover.anchorPressed(true);
    vi.advanceTimersByTime(300);
    expect(actions.slice(2)).toEqual(['anchor-toggled', 'sidebar-collapsed']);
  });

  it('leaves no timer behind', () => {
    const { actions, hover } = start();
    hover.pointerEntered('mouse');
    hover.pointerLeft('mouse');
    hover.stop();
    vi.advanceTimersByTime(1000);

    expect(actions).toEqual(['sidebar-expanded']);
  });
});
