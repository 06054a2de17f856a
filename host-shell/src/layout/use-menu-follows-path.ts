import type { MenuNode } from '@vcms/contract';
import { useLayoutEffect, useRef } from 'react';
import { activeTrail } from '../navigation/menu-view.ts';
import { canonicalPath } from '../navigation/normalise-path.ts';
import type { LayoutStore } from './layout-store.ts';

/**
 * Tells the layout of every page change and of every other menu, before the browser paints.
 * @param menu compared by reference: give the same array until role or release changes.
 */
export function useMenuFollowsPath(layout: LayoutStore, menu: readonly MenuNode[], path: string): void {
  const page = canonicalPath(path);
  const shownMenu = useRef(menu);
  useLayoutEffect(() => {
    const sameMenu = shownMenu.current === menu;
    shownMenu.current = menu;
    layout.dispatch({ type: sameMenu ? 'navigated' : 'role-changed', trail: activeTrail(menu, page) });
  }, [layout, menu, page]);
}
