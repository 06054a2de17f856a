import { RAIL_SLIDE_MS, REVEAL_STRIP_WIDTH, SIDEBAR_WIDTH } from '../layout-constants.ts';
import { type RailGeometry, RailSidebar } from '../rail-sidebar.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

const HIDDEN_PART = `calc(${SIDEBAR_WIDTH} - ${REVEAL_STRIP_WIDTH})`;

/** A full panel, pushed off the edge but for a strip; icons keep to the strip's side, so only the panel moves. */
const GEOMETRY: RailGeometry = {
  panel: (expanded) => ({
    width: SIDEBAR_WIDTH,
    translate: expanded ? '0 0' : `calc(-1 * ${HIDDEN_PART}) 0`,
    '[dir=rtl] &': { translate: expanded ? '0 0' : `${HIDDEN_PART} 0` },
    transition: `translate ${RAIL_SLIDE_MS}ms cubic-bezier(0, 0, 0.2, 1)`,
  }),
  rows: {
    '& [data-rail-head]': { justifyContent: 'flex-end', paddingInlineEnd: '0.4375rem' },
    '& [data-rail-body]': { paddingInlineStart: '1rem', paddingInlineEnd: '0.5rem' },
    '& [data-menu-item]': { flexDirection: 'row-reverse', paddingInlineEnd: '0.4375rem' },
    '& [data-menu-item] > span:not([data-icon])': { flex: '1' },
    '& [data-menu-group] > span:last-of-type': { flex: '0' },
  },
  compactLogo: () => true,
};

/** Mode reveal (1.6). */
export function RevealSidebar(props: MenuModeProps) {
  return <RailSidebar {...props} geometry={GEOMETRY} />;
}
