import type { MenuNode, RouteDecl } from '@vcms/contract';
import { Box, Flex } from '@vcms/ui';
import type { ReactNode } from 'react';
import { breadcrumbOf } from '../navigation/breadcrumb.ts';
import { findActiveEntry } from '../navigation/menu-view.ts';
import { useStore } from '../store/use-store.ts';
import { ThemeSettings } from '../theme/theme-settings.tsx';
import type { ThemeStore } from '../theme/theme-store.ts';
import { BreadcrumbNav } from './breadcrumb-nav.tsx';
import { contentStart, menuButtonShift } from './content-start.ts';
import { layoutAttributes } from './layout-attributes.ts';
import { SLIDE_MS, TOP_BAR_HEIGHT } from './layout-constants.ts';
import { hasMenuButton, isMenuShown } from './layout-state.ts';
import type { LayoutStore } from './layout-store.ts';
import { LogoLink } from './logo-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ShellFooter } from './shell-footer.tsx';
import type { ShellUser } from './shell-user.ts';
import { MAIN_ELEMENT_ID } from './sidebar-element.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMenuFollowsPath } from './use-menu-follows-path.ts';

export interface ShellFrameProps {
  /** The visible menu of the current role; the same reference until role or release changes. Empty: no menu. */
  readonly menu: readonly MenuNode[];
  /** Declared routes of the remote, for breadcrumbs below the menu's own entries. */
  readonly routes?: readonly RouteDecl[] | undefined;
  /** Current `location.pathname`. */
  readonly path: string;
  /** Absent for an invited visitor who is not signed in (A13). */
  readonly user: ShellUser | undefined;
  readonly layout: LayoutStore;
  readonly theme: ThemeStore;
  /** The notification bell with its panel. */
  readonly bell?: ReactNode;
  readonly onSignOut: () => void;
  /** True for support: the profile panel leads to the status page. */
  readonly showStatus?: boolean;
  /** The page: the shell's own, or the slot of a remote. */
  readonly children: ReactNode;
}

/** What gets focus by Tab scrolls clear of the sticky top bar (WCAG 2.4.11). */
const BELOW_TOP_BAR = { '& :focus-visible': { scrollMarginBlockStart: `calc(${TOP_BAR_HEIGHT} + 1rem)` } };

/** Everything around a page of the signed-in product (spec, section 1). */
export function ShellFrame({
  menu,
  routes,
  path,
  user,
  layout,
  theme,
  bell,
  onSignOut,
  showStatus = false,
  children,
}: ShellFrameProps) {
  const state = useStore(layout);
  const { menuTheme } = useStore(theme);
  useMenuFollowsPath(layout, menu, path);
  useKeptFocus(state.isDesktop ? state.mode : 'mobile');
  const active = findActiveEntry(menu, path);
  const breadcrumb = <BreadcrumbNav crumbs={breadcrumbOf(menu, path, routes)} />;
  return (
    <Flex {...layoutAttributes(state)} direction="column" minH="100dvh">
      <SkipLink />
      <MenuFrame menu={menu} active={active} menuTheme={menuTheme} state={state} dispatch={layout.dispatch} />
      <Flex
        data-print="flush"
        direction="column"
        flex="1"
        minW="0"
        ms={contentStart(state)}
        transition={`margin ${SLIDE_MS}ms ease-out`}
      >
        <TopBar
          menuButton={
            hasMenuButton(state) && (
              <MenuButton
                expanded={isMenuShown(state)}
                controlsMenu={state.isDesktop}
                shift={menuButtonShift(state)}
                onPress={() => layout.dispatch({ type: 'menu-toggled' })}
              />
            )
          }
          logo={!isMenuShown(state) && <LogoLink compact />}
          breadcrumb={state.isDesktop && breadcrumb}
          user={user}
          bell={bell}
          profileOpen={state.flags.profileSidebarVisible}
          onProfilePress={() => layout.dispatch({ type: 'profile-toggled' })}
        />
        <Flex
          as="main"
          id={MAIN_ELEMENT_ID}
          tabIndex={-1}
          css={BELOW_TOP_BAR}
          direction="column"
          flex="1"
          minW="0"
          px={{ base: '4', md: '6', lg: '8' }}
          pt={{ base: '2', lg: '3' }}
          pb={{ base: '10', lg: '4' }}
        >
          {!state.isDesktop && (
            <Box pb="4" data-print="hide">
              {breadcrumb}
            </Box>
          )}
          {children}
        </Flex>
        <ShellFooter />
      </Flex>
      <ThemeSettings
        theme={theme}
        variant="full"
        open={state.flags.configSidebarVisible}
        onOpenChange={(open) => layout.dispatch({ type: open ? 'config-opened' : 'config-closed' })}
      />
      {user !== undefined && (
        <ProfilePanel
          user={user}
          open={state.flags.profileSidebarVisible}
          onClose={() => layout.dispatch({ type: 'profile-closed' })}
          showStatus={showStatus}
          onSignOut={onSignOut}
        />
      )}
    </Flex>
  );
}
