import { useCallback, useEffect, useRef } from 'react';
import { SidebarColumn } from '../sidebar-column.tsx';
import { MENU_BUTTON_ID } from '../sidebar-element.ts';
import { useDismiss } from '../use-dismiss.ts';
import type { MenuModeProps } from './menu-mode-props.ts';

function menuButton(): HTMLElement | null {
  return document.getElementById(MENU_BUTTON_ID);
}

/** The column parked off the edge; the menu button brings it over the content, which stays where it is (1.2). */
export function OverlaySidebar({ menu, active, menuTheme, state, dispatch }: MenuModeProps) {
  const shown = state.flags.overlayMenuActive;
  const column = useRef<HTMLDivElement>(null);
  const isInside = useCallback(
    (target: Node) => column.current?.contains(target) === true || menuButton()?.contains(target) === true,
    [],
  );
  const hide = useCallback(() => dispatch({ type: 'menus-hidden' }), [dispatch]);
  const hideAndReturn = useCallback(() => {
    hide();
    menuButton()?.focus();
  }, [hide]);
  useDismiss({ active: shown, isInside, onOutside: hide, onEscape: hideAndReturn });
  useEffect(() => {
    // Opened from the keyboard, the menu takes focus; opened by pointer, focus stays on the button.
    if (shown && menuButton()?.matches(':focus-visible') === true) {
      column.current?.querySelector<HTMLElement>('[data-menu-item]')?.focus();
    }
  }, [shown]);
  return (
    <SidebarColumn
      ref={column}
      shown={shown}
      menuTheme={menuTheme}
      floating
      menu={menu}
      active={active}
      openGroups={state.openGroups}
      onToggleGroup={(id) => dispatch({ type: 'group-pressed', id })}
      onFollow={hide}
    />
  );
}
