import type { MenuMode } from '@vcms/contract';
import type { ComponentType } from 'react';
import { DrawerSidebar } from './modes/drawer-sidebar.tsx';
import { HorizontalBar } from './modes/horizontal-bar.tsx';
import type { MenuModeProps } from './modes/menu-mode-props.ts';
import { MobileMenu } from './modes/mobile-menu.tsx';
import { OverlaySidebar } from './modes/overlay-sidebar.tsx';
import { RevealSidebar } from './modes/reveal-sidebar.tsx';
import { SlimPlusSidebar } from './modes/slim-plus-sidebar.tsx';
import { SlimSidebar } from './modes/slim-sidebar.tsx';
import { StaticSidebar } from './modes/static-sidebar.tsx';

/** One component per menu mode, for a desktop. */
const DESKTOP_MENUS: Readonly<Record<MenuMode, ComponentType<MenuModeProps>>> = {
  static: StaticSidebar,
  overlay: OverlaySidebar,
  slim: SlimSidebar,
  'slim-plus': SlimPlusSidebar,
  drawer: DrawerSidebar,
  reveal: RevealSidebar,
  horizontal: HorizontalBar,
};

/** The menu in its effective form: the mode's own on a desktop, the modal column otherwise (1.0). */
export function MenuFrame(props: MenuModeProps) {
  const Menu = props.state.isDesktop ? DESKTOP_MENUS[props.state.mode] : MobileMenu;
  return <Menu {...props} />;
}
