import type { MenuMode } from '@vcms/contract';
import type { ComponentType } from 'react';
import type { MenuModeProps } from './modes/menu-mode-props.ts';
import { MobileMenu } from './modes/mobile-menu.tsx';
import { StaticSidebar } from './modes/static-sidebar.tsx';

/** One component per menu mode, for a desktop. */
const DESKTOP_MENUS: Readonly<Partial<Record<MenuMode, ComponentType<MenuModeProps>>>> = {
  static: StaticSidebar,
};

/** The menu in its effective form: the mode's own on a desktop, the modal column otherwise (1.0). */
export function MenuFrame(props: MenuModeProps) {
  const Menu = props.state.isDesktop ? (DESKTOP_MENUS[props.state.mode] ?? StaticSidebar) : MobileMenu;
  return <Menu {...props} />;
}
