import type { MenuTheme } from '@vcms/contract';
import { Box } from '@vcms/ui';
import type { Ref } from 'react';
import { LAYERS, SIDEBAR_WIDTH, SLIDE_MS } from './layout-constants.ts';
import { LogoLink } from './logo-link.tsx';
import { menuSurface } from './menu-surface.ts';
import { MenuTree, type MenuTreeProps } from './menu-tree.tsx';
import { SIDEBAR_ELEMENT_ID } from './sidebar-element.ts';

export interface SidebarColumnProps extends MenuTreeProps {
  /** False parks the column off the start edge, out of reach of keyboard and assistive technology. */
  readonly shown: boolean;
  readonly menuTheme: MenuTheme;
  /** True when the column lies over the content. */
  readonly floating: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  height: '5rem',
  paddingInline: '1.5rem',
};

function slide(shown: boolean) {
  return {
    translate: shown ? '0 0' : '-100% 0',
    '[dir=rtl] &': { translate: shown ? '0 0' : '100% 0' },
    visibility: shown ? 'visible' : 'hidden',
    transition: `translate ${SLIDE_MS}ms ease-out, visibility ${SLIDE_MS}ms`,
  };
}

/** The full-width column of the modes static and overlay: logo, then the menu with its own scroll. */
export function SidebarColumn({ shown, menuTheme, floating, ref, ...tree }: SidebarColumnProps) {
  return (
    <Box
      as="aside"
      aria-label="Sidebar"
      ref={ref}
      id={SIDEBAR_ELEMENT_ID}
      data-menu-surface=""
      data-print="hide"
      inert={!shown}
      aria-hidden={shown ? undefined : true}
      position="fixed"
      insetBlock="0"
      insetInlineStart="0"
      width={SIDEBAR_WIDTH}
      zIndex={LAYERS.sidebar}
      display="flex"
      flexDirection="column"
      borderInlineEndWidth="1px"
      css={{
        ...menuSurface(menuTheme, floating),
        ...slide(shown),
        ...(floating && shown ? { boxShadow: 'lg' } : {}),
      }}
    >
      <Box css={headStyle}>
        <LogoLink onFollow={tree.onFollow} />
      </Box>
      <Box flex="1" overflowY="auto" px="1rem" pb="1.5rem" pt="0.25rem" overscrollBehavior="contain">
        <MenuTree {...tree} />
      </Box>
    </Box>
  );
}
