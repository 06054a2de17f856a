import { Flex } from '@vcms/ui';
import { LAYERS } from '../layout-constants.ts';
import { LogoLink } from '../logo-link.tsx';
import { menuSurface } from '../menu-surface.ts';
import { SIDEBAR_ELEMENT_ID } from '../sidebar-element.ts';
import { rootStyle } from '../submenu/root-style.ts';
import { SubmenuRoots } from '../submenu/submenu-roots.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

const itemStyle = {
  ...rootStyle,
  width: 'auto',
  gap: '0.5rem',
  minHeight: 'max(2.8rem, 36px)',
  whiteSpace: 'nowrap',
};

/** One row that scrolls sideways; its ends fade where there is more. */
const listStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '0.5rem',
  paddingInline: '0.75rem',
  '& > li': { flexShrink: '0' },
  '& [data-root-item]': { scrollMarginInline: '2rem' },
};

const fade = { content: '""', position: 'absolute', insetBlock: '0', width: '1rem', pointerEvents: 'none' };

/** Fades lie over the list and not in it, or they would fade the flyouts too. */
const rowStyle = {
  position: 'relative',
  '& > nav': { minWidth: '0', flex: '1' },
  '&::before': { ...fade, left: '0', bgImage: 'linear-gradient(to right, var(--menu-fade), transparent)' },
  '&::after': { ...fade, right: '0', bgImage: 'linear-gradient(to left, var(--menu-fade), transparent)' },
};

/** Mode horizontal: a bar across the top, in the flow (1.7). */
export function HorizontalBar(props: MenuModeProps) {
  return (
    <Flex
      as="aside"
      aria-label="Menu bar"
      id={SIDEBAR_ELEMENT_ID}
      data-menu-surface=""
      data-print="hide"
      align="center"
      gap="2"
      ps="8"
      pe="5"
      minH="4rem"
      borderBottomWidth="1px"
      css={menuSurface(props.menuTheme, false)}
      position="relative"
      zIndex={LAYERS.sidebar}
    >
      <LogoLink compact onFollow={() => props.dispatch({ type: 'menus-hidden' })} />
      <Flex flex="1" minW="0" css={rowStyle}>
        <SubmenuRoots {...props} orientation="bar" listStyle={listStyle} itemStyle={itemStyle} />
      </Flex>
    </Flex>
  );
}
