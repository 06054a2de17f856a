import { Box, CloseButton, Drawer, Portal } from '@vcms/ui';
import { SIDEBAR_WIDTH } from '../layout-constants.ts';
import { isMobileMenuOpen } from '../layout-state.ts';
import { LogoLink } from '../logo-link.tsx';
import { menuSurface } from '../menu-surface.ts';
import { MenuTree } from '../menu-tree.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

/** The menu of every mode on a narrow window: a modal column over the content (1.8). */
export function MobileMenu({ menu, active, menuTheme, state, dispatch }: MenuModeProps) {
  const hide = () => dispatch({ type: 'menus-hidden' });
  return (
    <Drawer.Root
      open={isMobileMenuOpen(state)}
      onOpenChange={({ open }) => {
        if (!open) hide();
      }}
      placement="start"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop data-print="hide" />
        <Drawer.Positioner>
          <Drawer.Content
            aria-label="Main menu"
            data-menu-surface=""
            width={SIDEBAR_WIDTH}
            maxW="calc(100vw - 3rem)"
            css={menuSurface(menuTheme, true)}
          >
            <Box display="flex" alignItems="center" justifyContent="space-between" h="5rem" px="1.25rem">
              <LogoLink onFollow={hide} />
              <CloseButton
                aria-label="Close menu"
                onClick={hide}
                color="var(--menu-fg)"
                _hover={{ bg: 'var(--menu-hover)' }}
              />
            </Box>
            <Box flex="1" overflowY="auto" px="0.875rem" pb="1.5rem" overscrollBehavior="contain">
              <MenuTree
                menu={menu}
                active={active}
                openGroups={state.openGroups}
                onToggleGroup={(id) => dispatch({ type: 'group-pressed', id })}
                onFollow={hide}
              />
            </Box>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
