import type { KeyboardEvent } from 'react';

/** Which way the roots run: down a column or along a bar. */
export type RootOrientation = 'column' | 'bar';

/** What a key asks for; moves that the handler can do by itself are done by it. */
export type SubmenuKeyRequest = 'enter-flyout' | 'close-flyout' | undefined;

function itemsIn(parent: ParentNode, selector: string): readonly HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(selector)];
}

function move(items: readonly HTMLElement[], from: HTMLElement, by: number): SubmenuKeyRequest {
  items[items.indexOf(from) + by]?.focus();
  return undefined;
}

interface KeyNames {
  readonly next: string;
  readonly previous: string;
  readonly enter: string;
}

function keyNames(orientation: RootOrientation, rtl: boolean): KeyNames {
  const [forward, backward] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return orientation === 'bar'
    ? { next: forward, previous: backward, enter: 'ArrowDown' }
    : { next: 'ArrowDown', previous: 'ArrowUp', enter: forward };
}

function rootKey(event: KeyboardEvent<HTMLElement>, root: HTMLElement, keys: KeyNames): SubmenuKeyRequest {
  const roots = itemsIn(event.currentTarget, '[data-root-item]');
  if (event.key === keys.next) return move(roots, root, 1);
  if (event.key === keys.previous) return move(roots, root, -1);
  if (event.key === 'Home') return move(roots, root, -roots.indexOf(root));
  if (event.key === 'End') return move(roots, root, roots.length - 1 - roots.indexOf(root));
  return event.key === keys.enter && root.hasAttribute('aria-expanded') ? 'enter-flyout' : undefined;
}

function flyoutKey(
  event: KeyboardEvent<HTMLElement>,
  item: HTMLElement,
  flyout: HTMLElement,
): SubmenuKeyRequest {
  const items = itemsIn(flyout, '[data-menu-item]');
  const back = event.currentTarget.ownerDocument.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'ArrowDown') return move(items, item, 1);
  if (event.key === 'ArrowUp') return move(items, item, -1);
  if (event.key === 'Home') return move(items, item, -items.indexOf(item));
  if (event.key === 'End') return move(items, item, items.length - 1 - items.indexOf(item));
  return event.key === back ? 'close-flyout' : undefined;
}

const HANDLED = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Arrow keys of the submenu modes (shell-behaviour 5.5); disclosure navigation, so Tab works on its own. */
export function submenuKeyRequest(
  event: KeyboardEvent<HTMLElement>,
  orientation: RootOrientation,
): SubmenuKeyRequest {
  if (!HANDLED.includes(event.key)) return undefined;
  const target = event.target as HTMLElement;
  const rtl = event.currentTarget.ownerDocument.documentElement.dir === 'rtl';
  const flyout = target.closest<HTMLElement>('[data-flyout]');
  event.preventDefault();
  if (flyout !== null) return flyoutKey(event, target, flyout);
  const root = target.closest<HTMLElement>('[data-root-item]');
  return root === null ? undefined : rootKey(event, root, keyNames(orientation, rtl));
}
