/** Id of the menu's element in every mode: the menu button's `aria-controls`. */
export const SIDEBAR_ELEMENT_ID = 'shell-menu';
/** Id of the main landmark: target of the skip link and fallback for lost focus. */
export const MAIN_ELEMENT_ID = 'shell-main';
/** Id of the menu button: where focus returns when a menu closes. */
export const MENU_BUTTON_ID = 'shell-menu-button';
