import type { MenuNode, MenuTheme } from '@vcms/contract';
import type { ActiveEntry } from '../../navigation/menu-view.ts';
import type { LayoutAction } from '../layout-action.ts';
import type { LayoutState } from '../layout-state.ts';

/** What each menu mode gets; a mode is one component in one file of this folder. */
export interface MenuModeProps {
  readonly menu: readonly MenuNode[];
  readonly active: ActiveEntry | undefined;
  readonly menuTheme: MenuTheme;
  readonly state: LayoutState;
  readonly dispatch: (action: LayoutAction) => void;
}
