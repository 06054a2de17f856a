import type { MenuMode } from '@vcms/contract';

/** Everything that can happen to the layout (shell-behaviour 2). */
export type LayoutAction =
  | { readonly type: 'menu-toggled' }
  /** Outside click, Escape, a followed link: every floating menu goes away. */
  | { readonly type: 'menus-hidden' }
  /** The path or the menu changed; trail: ids of the groups that hold the current page. */
  | { readonly type: 'navigated'; readonly trail: readonly string[] }
  | { readonly type: 'role-changed'; readonly trail: readonly string[] }
  | { readonly type: 'mode-changed'; readonly mode: MenuMode }
  | { readonly type: 'breakpoint-crossed'; readonly isDesktop: boolean }
  /** A group was clicked: toggles inline, or opens and closes its flyout in the submenu modes. */
  | { readonly type: 'group-pressed'; readonly id: string }
  /** The mouse came over a root; id is absent for a root without children. */
  | { readonly type: 'root-hovered'; readonly id: string | undefined }
  /** The mouse left the column or bar of a submenu mode. */
  | { readonly type: 'roots-left' }
  | { readonly type: 'sidebar-expanded' }
  | { readonly type: 'sidebar-collapsed' }
  | { readonly type: 'anchor-toggled' }
  | { readonly type: 'profile-toggled' }
  | { readonly type: 'profile-closed' }
  | { readonly type: 'config-opened' }
  | { readonly type: 'config-closed' }
  | { readonly type: 'notifications-toggled' }
  | { readonly type: 'notifications-closed' };
