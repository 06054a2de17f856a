import { Box } from '@vcms/ui';
import type { ReactNode } from 'react';
import { LAYERS } from '../layout-constants.ts';
import { LogoLink } from '../logo-link.tsx';
import { menuSurface } from '../menu-surface.ts';
import type { MenuModeProps } from '../modes/menu-mode-props.ts';
import { SIDEBAR_ELEMENT_ID } from '../sidebar-element.ts';

export interface SlimColumnProps extends Pick<MenuModeProps, 'menuTheme' | 'dispatch'> {
  readonly width: string;
  readonly children: ReactNode;
}

/** The narrow column of slim and slim-plus: the mark, then the roots. */
export function SlimColumn({ width, menuTheme, dispatch, children }: SlimColumnProps) {
  return (
    <Box
      as="aside"
      aria-label="Sidebar"
      id={SIDEBAR_ELEMENT_ID}
      data-menu-surface=""
      data-print="hide"
      position="fixed"
      insetBlock="0"
      insetInlineStart="0"
      width={width}
      zIndex={LAYERS.sidebar}
      display="flex"
      flexDirection="column"
      borderInlineEndWidth="1px"
      css={menuSurface(menuTheme, false)}
    >
      <Box display="flex" alignItems="center" justifyContent="center" flexShrink="0" h="5rem">
        <LogoLink compact onFollow={() => dispatch({ type: 'menus-hidden' })} />
      </Box>
      <Box
        flex="1"
        minH="0"
        display="flex"
        flexDirection="column"
        css={{ '& > nav': { minHeight: '0', flex: '1' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The list of roots; scrolls by itself when the window is low. */
export const slimListStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.375rem',
  maxHeight: '100%',
  overflowY: 'auto',
  paddingBottom: '1rem',
};
