import { DRAWER_RAIL_WIDTH, RAIL_SLIDE_MS, SIDEBAR_WIDTH } from '../layout-constants.ts';
import { type RailGeometry, RailSidebar } from '../rail-sidebar.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

/** The rail is the panel's own start: it only gets wider. */
const GEOMETRY: RailGeometry = {
  panel: (expanded) => ({
    width: expanded ? SIDEBAR_WIDTH : DRAWER_RAIL_WIDTH,
    transition: `width ${RAIL_SLIDE_MS}ms cubic-bezier(0, 0, 0.2, 1)`,
  }),
  rows: {
    '& [data-rail-head]': { paddingInlineStart: '1.4375rem' },
    '& [data-rail-body]': { paddingInline: '1rem' },
  },
  compactLogo: (expanded) => !expanded,
};

/** Mode drawer (1.5). */
export function DrawerSidebar(props: MenuModeProps) {
  return <RailSidebar {...props} geometry={GEOMETRY} />;
}
