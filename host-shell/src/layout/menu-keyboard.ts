import type { KeyboardEvent } from 'react';

/** The rows of a menu that can be reached now: those inside a closed fold are out. */
function reachableItems(menu: HTMLElement): readonly HTMLElement[] {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')];
  return items.filter((item) => item.closest('[hidden]') === null);
}

/** The button whose fold holds the item. */
function groupButtonOf(item: HTMLElement, menu: HTMLElement): HTMLElement | undefined {
  const fold = item.closest<HTMLElement>('[data-menu-fold]');
  const buttons = [...menu.querySelectorAll<HTMLElement>('[data-menu-group]')];
  return buttons.find((button) => fold !== null && button.getAttribute('aria-controls') === fold.id);
}

/** Forward opens a closed group or enters an open one; backward closes it or returns from a link to its group. */
function moveSideways(item: HTMLElement, menu: HTMLElement, forward: boolean): boolean {
  const expanded = item.getAttribute('aria-expanded');
  if (expanded === (forward ? 'false' : 'true')) {
    item.click();
    return true;
  }
  if (forward) return false;
  const parent = groupButtonOf(item, menu);
  parent?.focus();
  return parent !== undefined;
}

/**
 * Arrow keys of a vertical menu, on top of Tab and Enter (shell-behaviour 5.5): up and down through the visible
 * rows, Home and End to the ends, sideways to open and close groups.
 */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  const item = (event.target as HTMLElement).closest<HTMLElement>('[data-menu-item]');
  if (item === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = reachableItems(menu);
  const index = items.indexOf(item);
  const isRtl = menu.ownerDocument.documentElement.dir === 'rtl';
  const moves: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => focusItem(items[index + 1]),
    ArrowUp: () => focusItem(items[index - 1]),
    Home: () => focusItem(items[0]),
    End: () => focusItem(items.at(-1)),
    ArrowRight: () => moveSideways(item, menu, !isRtl),
    ArrowLeft: () => moveSideways(item, menu, isRtl),
  };
  if (moves[event.key]?.() === true) event.preventDefault();
}

function focusItem(item: HTMLElement | undefined): boolean {
  item?.focus();
  return item !== undefined;
}
