import { isStaticHidden } from '../layout-state.ts';
import { SidebarColumn } from '../sidebar-column.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

/** The docked column of the default mode; the menu button slides it out and the content takes its place (1.1). */
export function StaticSidebar({ menu, active, menuTheme, state, dispatch }: MenuModeProps) {
  return (
    <SidebarColumn
      shown={!isStaticHidden(state)}
      menuTheme={menuTheme}
      floating={false}
      menu={menu}
      active={active}
      openGroups={state.openGroups}
      onToggleGroup={(id) => dispatch({ type: 'group-pressed', id })}
      onFollow={() => dispatch({ type: 'menus-hidden' })}
    />
  );
}
