import { Box, Icon } from '@vcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LAYERS } from './layout-constants.ts';
import { isSidebarExpanded } from './layout-state.ts';
import { LogoLink } from './logo-link.tsx';
import { menuRowStyle } from './menu-item-style.ts';
import { menuSurface } from './menu-surface.ts';
import { MenuTree } from './menu-tree.tsx';
import type { MenuModeProps } from './modes/menu-mode-props.ts';
import { SIDEBAR_ELEMENT_ID } from './sidebar-element.ts';
import { createSidebarHover, type SidebarHover } from './sidebar-hover.ts';
import { useDismiss } from './use-dismiss.ts';

/** Where a rail mode puts its panel and rows, resting and expanded. */
export interface RailGeometry {
  readonly panel: (expanded: boolean) => Readonly<Record<string, unknown>>;
  readonly rows: Readonly<Record<string, unknown>>;
  /** Only the mark of the logo fits on the rail. */
  readonly compactLogo: (expanded: boolean) => boolean;
}

/** On the rail, labels fade and folds close; names stay in the page for assistive technology. */
const restingRows = {
  '& [data-menu-item] > span:not([data-icon])': { opacity: '0', whiteSpace: 'nowrap' },
  '& [data-menu-fold]': { display: 'none' },
  '& [data-holds-current]': { bg: 'var(--menu-active-bg)' },
};

function useSidebarHover(dispatch: MenuModeProps['dispatch']): SidebarHover {
  const [hover] = useState(() => createSidebarHover(dispatch));
  useEffect(() => hover.stop, [hover]);
  return hover;
}

/** The sidebar that rests as a rail and expands over the content on hover, focus or tap (1.5, 1.6). */
export function RailSidebar({ geometry, ...props }: MenuModeProps & { readonly geometry: RailGeometry }) {
  const { menu, active, menuTheme, state, dispatch } = props;
  const expanded = isSidebarExpanded(state);
  const panel = useRef<HTMLDivElement>(null);
  const hover = useSidebarHover(dispatch);
  const isInside = useCallback((target: Node) => panel.current?.contains(target) === true, []);
  useDismiss({
    active: state.flags.sidebarActive && !state.flags.anchored,
    isInside,
    onOutside: hover.pressedOutside,
    onEscape: hover.escapePressed,
  });
  const pressGroup = (id: string) => {
    if (!expanded) dispatch({ type: 'sidebar-expanded' });
    if (expanded || !state.openGroups.includes(id)) dispatch({ type: 'group-pressed', id });
  };
  const follow = () => dispatch({ type: 'menus-hidden' });
  return (
    <Box
      as="aside"
      aria-label="Sidebar"
      ref={panel}
      id={SIDEBAR_ELEMENT_ID}
      data-menu-surface=""
      data-print="hide"
      position="fixed"
      insetBlock="0"
      insetInlineStart="0"
      zIndex={LAYERS.sidebar}
      display="flex"
      flexDirection="column"
      overflow="clip"
      borderInlineEndWidth="1px"
      css={{
        ...menuSurface(menuTheme, true),
        ...(expanded && !state.flags.anchored ? { boxShadow: 'lg' } : {}),
        ...geometry.panel(expanded),
        ...geometry.rows,
        '& [data-menu-item] > span': { transition: 'opacity 200ms' },
        ...(expanded ? {} : restingRows),
      }}
      onPointerEnter={(event) => hover.pointerEntered(event.pointerType)}
      onPointerLeave={(event) => hover.pointerLeft(event.pointerType)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) hover.keyboardFocusEntered();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hover.focusLeft();
      }}
    >
      <Box data-rail-head="" display="flex" alignItems="center" flexShrink="0" h="5rem">
        <LogoLink compact={geometry.compactLogo(expanded)} onFollow={follow} />
      </Box>
      <Box
        data-rail-body=""
        flex="1"
        overflowX="hidden"
        overflowY="auto"
        pb="1rem"
        overscrollBehavior="contain"
      >
        <MenuTree
          menu={menu}
          active={active}
          openGroups={state.openGroups}
          onToggleGroup={pressGroup}
          onFollow={follow}
        />
      </Box>
      <Box data-rail-body="" flexShrink="0" py="0.75rem" borderTop="1px solid var(--menu-line)">
        <PinButton
          anchored={state.flags.anchored}
          onPress={() => hover.anchorPressed(state.flags.anchored)}
        />
      </Box>
    </Box>
  );
}

interface PinButtonProps {
  readonly anchored: boolean;
  readonly onPress: () => void;
}

/** Keeps the sidebar expanded; also reachable on the rail, where touch has no hover. */
function PinButton({ anchored, onPress }: PinButtonProps) {
  return (
    <Box asChild css={menuRowStyle}>
      <button type="button" data-menu-item="" aria-pressed={anchored} onClick={onPress}>
        <Icon name={anchored ? 'unpin' : 'pin'} size="1.375rem" color="var(--menu-icon)" />
        <Box as="span">Pin menu</Box>
      </button>
    </Box>
  );
}
