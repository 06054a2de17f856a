import { useEffect, useRef } from 'react';
import { MAIN_ELEMENT_ID, MENU_BUTTON_ID } from './sidebar-element.ts';

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-menu-surface]') !== null;
}

/**
 * Another mode or width may remove the menu item that has focus; the browser would then leave focus on body.
 * It goes to the menu button instead, or to main where there is none (shell-behaviour 5.6).
 * @param form changes whenever the menu takes another form.
 */
export function useKeptFocus(form: string): void {
  const wasInMenu = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      wasInMenu.current = isInMenu(event.target);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  const shownForm = useRef(form);
  useEffect(() => {
    if (shownForm.current === form) return;
    shownForm.current = form;
    if (!wasInMenu.current || document.activeElement !== document.body) return;
    const fallback = document.getElementById(MENU_BUTTON_ID) ?? document.getElementById(MAIN_ELEMENT_ID);
    // Another form of the menu is no reason to move the page.
    fallback?.focus({ preventScroll: true });
  }, [form]);
}
